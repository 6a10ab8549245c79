import { type Evidence, type Sign } from '../project/evidence.js';

/** A tool that builds the pages of a project, with this package as a plugin: it needs no configuration of ours. */
export interface Tool {
  readonly name: string;
  /** Names of its configuration file; the first is for a new one. */
  readonly files: readonly [string, ...string[]];
  /** What that one of these files says that is about pages, where there are several. */
  readonly mentions?: string;
  readonly isUsed: Sign;
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
