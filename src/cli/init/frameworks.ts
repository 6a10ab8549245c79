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
  /** Names of its configuration file, the usual one first. */
  readonly files: readonly [string, ...string[]];
  readonly isUsed: (evidence: Evidence) => boolean;
  /** What to add to its configuration. The options are an object literal, or empty. */
  readonly lines: (options: string) => readonly string[];
}

const TOOLS: readonly Tool[] = [
  {
    name: 'Astro',
    files: ['astro.config.mjs', 'astro.config.ts', 'astro.config.js'],
    isUsed: ({ dependsOn }) => dependsOn('astro'),
    lines: (options) => [
      "import pagination from 'pagination-tag/astro';",
      `integrations: [pagination(${options})]`,
    ],
  },
  {
    name: 'Eleventy',
    files: [
      'eleventy.config.js',
      'eleventy.config.mjs',
      'eleventy.config.cjs',
      'eleventy.config.ts',
      '.eleventy.js',
    ],
    isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
    lines: (options) => [
      "import pagination from 'pagination-tag/eleventy';",
      `eleventyConfig.addPlugin(pagination${options && `, ${options}`});`,
    ],
  },
  {
    name: 'Vite',
    files: ['vite.config.js', 'vite.config.ts', 'vite.config.mjs'],
    // Where a server renders the pages, Vite builds scripts and styles only, and there is no such file.
    isUsed: ({ dependsOn, has }) => dependsOn('vite') && has('index.html'),
    lines: (options) => [
      "import pagination from 'pagination-tag/vite';",
      `plugins: [pagination(${options})]`,
    ],
  },
];

/** Files, what the text of one of them must match, and what that says about the project. */
type Sign<T> = readonly [paths: readonly string[], pattern: RegExp, meaning: T];

/** Frameworks whose templates end in .html, and the language of these. */
const DIALECTS: readonly Sign<NonNullable<Options['dialect']>>[] = [
  [['manage.py'], /django/i, 'django'],
  [['requirements.txt', 'pyproject.toml', 'Pipfile'], /^[ \t'"-]*(?:flask|jinja2|fastapi)\b/im, 'jinja2'],
  [['hugo.toml', 'hugo.yaml', 'hugo.json'], /(?:)/, 'hugo'],
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

/** The tool that builds the pages, if it takes a plugin, with the name of its configuration file. */
export function hostOf(evidence: Evidence): (Tool & { readonly file: string }) | undefined {
  const tool = TOOLS.find(({ isUsed }) => isUsed(evidence));
  return tool && { ...tool, file: tool.files.find(evidence.has) ?? tool.files[0] };
}

/** The language of templates whose names do not show it. */
export function dialectOf(evidence: Evidence): Options['dialect'] | undefined {
  return findSign(DIALECTS, evidence);
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
