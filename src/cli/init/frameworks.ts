import type { Options, ThemeName } from '../../index.js';

/** What a project shows of itself: its files, and the packages that it depends on. */
export interface Evidence {
  /** Whether there is a file or directory of this name. */
  readonly has: (path: string) => boolean;
  /** The text of a file; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
  /** Whether package.json names this package. */
  readonly dependsOn: (name: string) => boolean;
}

/** A tool that builds the pages of a project, with this package as a plugin: it needs no configuration of ours. */
export interface Tool {
  readonly name: string;
  /** Names of its configuration file; the first is for a new one. */
  readonly files: readonly [string, ...string[]];
  /** What that one of these files says that is about pages, where there are several. */
  readonly mentions?: string;
  readonly isUsed: (evidence: Evidence) => boolean;
  /** What it takes of this package. */
  readonly entry: string;
  /** The place of the plugin in its configuration. The options are an object literal, or empty. */
  readonly use: (options: string) => string;
  /** The whole of a new configuration file, with that place in it. */
  readonly wrap?: (use: string) => string;
}

const inPlugins = (options: string): string => `plugins: [pagination(${options})]`;

/** The names of a configuration file, in all languages that Node's tools read. */
const named = (name: string): [string, ...string[]] => [
  `${name}.mjs`,
  ...['js', 'cjs', 'ts', 'mts', 'cts'].map((extension) => `${name}.${extension}`),
];

const TOOLS: readonly Tool[] = [
  {
    name: 'Astro',
    files: named('astro.config'),
    isUsed: ({ dependsOn }) => dependsOn('astro'),
    entry: 'astro',
    use: (options) => `integrations: [pagination(${options})]`,
  },
  {
    name: 'Eleventy',
    files: [...named('eleventy.config'), '.eleventy.js'],
    isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
    entry: 'eleventy',
    use: (options) => `eleventyConfig.addPlugin(pagination${options && `, ${options}`});`,
    wrap: (use) => `export default function (eleventyConfig) {\n  ${use}\n}`,
  },
  {
    name: 'Vite',
    files: named('vite.config'),
    // Where a server renders the pages, Vite builds scripts and styles only, and there is no such file.
    isUsed: ({ dependsOn, has }) => dependsOn('vite') && has('index.html'),
    entry: 'vite',
    use: inPlugins,
  },
  {
    name: 'Parcel',
    files: ['.posthtmlrc', '.posthtmlrc.json', '.posthtmlrc.js', '.posthtmlrc.mjs', 'posthtml.config.js'],
    isUsed: ({ dependsOn }) => dependsOn('parcel'),
    entry: 'posthtml',
    use: (options) =>
      `"plugins": { "pagination-tag/posthtml": ${options.replace('theme', '"theme"').replaceAll("'", '"') || '{}'} }`,
  },
  {
    name: 'webpack',
    files: [...named('webpack.config'), 'webpack.common.js', 'webpack.config.prod.js', 'webpack.prod.js'],
    mentions: 'html-webpack-plugin',
    isUsed: ({ dependsOn }) => dependsOn('html-webpack-plugin') && dependsOn('webpack'),
    entry: 'webpack',
    use: inPlugins,
  },
  {
    name: 'Rspack',
    files: named('rspack.config'),
    isUsed: ({ dependsOn, has }) => dependsOn('@rspack/core') && (has('index.html') || has('src/index.html')),
    entry: 'rspack',
    use: inPlugins,
  },
  {
    name: 'gulp',
    files: named('gulpfile'),
    // Where a server renders the pages, gulp does not.
    isUsed: ({ dependsOn, read }) =>
      dependsOn('gulp') && named('gulpfile').some((file) => read(file)?.includes('html')),
    entry: 'gulp',
    use: (options) => `.pipe(pagination(${options})) // between src() and dest()`,
  },
];

/** Tools that write into `dist`, whether or not they build the pages. */
const BUNDLERS = ['webpack', 'rollup', 'rolldown', 'esbuild', '@rspack/core', 'gulp', 'parcel', 'vite'];

/** Files, what the text of one of them must match, and what that says about the project. */
type Sign<T> = readonly [paths: readonly string[], pattern: RegExp, meaning: T];

/** Where projects in Python name their packages. */
const PYTHON = ['requirements.txt', 'pyproject.toml', 'Pipfile'];

/** Packages of Python, at the beginning of a line or in a list on one. */
const DJANGO = /(?:^|[[,])[ \t'"-]*django\b(?!-)/im;
const JINJA = /(?:^|[[,])[ \t'"-]*(?:flask|jinja2|fastapi)\b(?!-)/im;

/** Frameworks whose templates end in .html, and the language of these. */
const DIALECTS: readonly Sign<NonNullable<Options['dialect']>>[] = [
  [['manage.py'], /django/i, 'django'],
  [PYTHON, DJANGO, 'django'],
  [PYTHON, JINJA, 'jinja2'],
  [['hugo.toml', 'hugo.yaml', 'hugo.json'], /(?:)/, 'hugo'],
  [['config.toml', 'config.yaml', 'config.json'], /^[ \t"]*baseURL\b/im, 'hugo'],
  [['_config.yml', '_config.yaml'], /(?:)/, 'liquid'],
];

/** Frameworks that look for templates in one place, so that no built ones can come before the others. */
const SINGLE_PLACES: readonly Sign<string>[] = [
  [['_config.yml', '_config.yaml'], /(?:)/, 'Jekyll'],
  [['mix.exs'], /:phoenix\b/, 'Phoenix'],
];

/** npm packages that there are themes for. daisyUI comes before Tailwind, which it needs. */
const PACKAGES: readonly (readonly [dependency: string, theme: ThemeName])[] = [
  ['bootstrap', 'bootstrap'],
  ['bulma', 'bulma'],
  ['daisyui', 'daisyui'],
  ['govuk-frontend', 'govuk'],
  ['@uswds/uswds', 'uswds'],
  ['tailwindcss', 'tailwind'],
];

/** The same for other package managers. */
const THEMES: readonly Sign<ThemeName>[] = [
  [['mix.exs'], /:petal_components\b/, 'petal'],
  // New Phoenix projects have it without a package.
  [['assets/vendor/daisyui.js'], /./, 'daisyui'],
  [['mix.exs'], /:tailwind\b/, 'tailwind'],
  [['Gemfile'], /^[ \t]*gem[ \t]*\(?['"]bootstrap['"]/m, 'bootstrap'],
  [['Gemfile'], /^[ \t]*gem[ \t]*\(?['"]bulma-rails['"]/m, 'bulma'],
  [['Gemfile'], /^[ \t]*gem[ \t]*\(?['"]tailwindcss-rails['"]/m, 'tailwind'],
];

/** A tool, its configuration file, and what to write there. */
export interface Host {
  readonly name: string;
  readonly file: string;
  readonly isNew: boolean;
  readonly lines: string;
}

/**
 * Finds the tool that builds the pages, if it takes a plugin.
 *
 * @param options of the plugin: an object literal, or empty
 */
export function hostOf(evidence: Evidence, options: string): Host | undefined {
  const tool = TOOLS.find(({ isUsed }) => isUsed(evidence));
  if (tool === undefined) return undefined;
  const {
    name,
    files,
    mentions = '',
    entry,
    wrap = (place: string) => `export default { ${place} };`,
  } = tool;
  const use = tool.use(options);
  const known = files.find((file) => evidence.read(file)?.includes(mentions)) ?? files.find(evidence.has);
  const file = known ?? files[0];
  const isNew = known === undefined;
  if (file.startsWith('.posthtmlrc')) return { name, file, isNew, lines: isNew ? `{ ${use} }` : use };
  const from = `'pagination-tag/${entry}'`;
  const text = evidence.read(file) ?? '';
  const isCommonJs = /\bmodule\.exports\b|\brequire\(/.test(text) && !/^import /m.test(text);
  const load = isCommonJs ? `const pagination = require(${from});` : `import pagination from ${from};`;
  return { name, file, isNew, lines: isNew ? `${load}\n\n${wrap(use)}` : `${load}\n${use}` };
}

/** Whether a tool of the project writes into `dist`. */
export function isBundled({ dependsOn }: Evidence): boolean {
  return BUNDLERS.some(dependsOn);
}

/** The language of templates whose names do not show it. */
export function dialectOf(evidence: Evidence): Options['dialect'] | undefined {
  return findSign(DIALECTS, evidence);
}

/** The framework, where it looks for templates in one place only. */
export function singlePlaceOf(evidence: Evidence): string | undefined {
  return findSign(SINGLE_PLACES, evidence);
}

/** The theme for the CSS framework that the project depends on. */
export function themeOf(evidence: Evidence): ThemeName | undefined {
  const named = PACKAGES.find(([dependency]) => evidence.dependsOn(dependency));
  return named?.[1] ?? findSign(THEMES, evidence);
}

function findSign<T>(signs: readonly Sign<T>[], { read }: Evidence): T | undefined {
  const matches = (path: string, pattern: RegExp): boolean => {
    const text = read(path);
    return text !== undefined && pattern.test(text);
  };
  return signs.find(([paths, pattern]) => paths.some((path) => matches(path, pattern)))?.[2];
}
