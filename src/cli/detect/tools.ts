import { indent } from '../../base/text.js';
import type { Evidence, Sign } from './evidence.js';

/** A tool that builds a project's pages with this package as a plugin. It needs none of our configuration files. */
interface Tool {
  readonly name: string;
  readonly isUsed: Sign;
  /** Names of its configuration file. The first is for a new file. */
  readonly files: readonly [string, ...string[]];
  /** If there are several such files, text that identifies the one that builds pages. */
  readonly mentions?: string;
  /** Whether it loads plugins by name. */
  readonly loadsPlugins?: true;
  /** Adds the plugin to its configuration; by default, a `plugins` list. The options are an object literal or empty. */
  readonly use?: (options: string) => string;
  /** How its pages get the stylesheet, by the command that prints it or its name in the package; by default, with a link. */
  readonly styles?: (css: string, file: string) => readonly string[];
  /** Creates a complete configuration file that contains `use`; by default, a default export. */
  readonly wrap?: (use: string) => string;
}

/** Returns the names of a configuration file with all extensions that Node tools load. */
const named = (name: string): [string, ...string[]] => [
  `${name}.mjs`,
  ...['js', 'cjs', 'ts', 'mts', 'cts'].map((extension) => `${name}.${extension}`),
];

const TOOLS: readonly Tool[] = [
  {
    name: 'Astro',
    isUsed: ({ dependsOn }) => dependsOn('astro'),
    files: named('astro.config'),
    use: (options) => `integrations: [pagination(${options})]`,
    styles: (_, file) => [`import 'pagination-tag/${file}'; // in the frontmatter of a layout`],
  },
  {
    name: 'Eleventy',
    isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
    files: [...named('eleventy.config'), '.eleventy.js'],
    use: (options) => `eleventyConfig.addPlugin(pagination${options && `, ${options}`});`,
    wrap: (use) => `export default function (eleventyConfig) {\n  ${use}\n}`,
    styles: (css) => [
      `${css} > pagination.css`,
      `eleventyConfig.addPassthroughCopy('pagination.css'); // in the configuration of Eleventy`,
      '<link rel="stylesheet" href="/pagination.css">',
    ],
  },
  {
    name: 'Vite',
    // Without this file, a server renders the pages, and Vite builds only scripts and styles.
    isUsed: ({ dependsOn, has }) => dependsOn('vite') && has('index.html'),
    files: named('vite.config'),
  },
  {
    name: 'Parcel',
    isUsed: ({ dependsOn }) => dependsOn('parcel'),
    files: ['.posthtmlrc', '.posthtmlrc.json', '.posthtmlrc.js', '.posthtmlrc.mjs', 'posthtml.config.js'],
    loadsPlugins: true,
    use: (options) =>
      `"plugins": { "pagination-tag/posthtml": ${options.replace(/(\w+):/g, '"$1":').replaceAll("'", '"') || '{}'} }`,
    wrap: (use) => `{ ${use} }`,
  },
  {
    name: 'webpack',
    isUsed: ({ dependsOn }) => dependsOn('html-webpack-plugin') && dependsOn('webpack'),
    files: [...named('webpack.config'), 'webpack.common.js', 'webpack.config.prod.js', 'webpack.prod.js'],
    mentions: 'html-webpack-plugin',
    styles: (_, file) => [`import 'pagination-tag/${file}'; // in a script; it needs css-loader`],
  },
  {
    name: 'Rspack',
    isUsed: ({ dependsOn, has }) => dependsOn('@rspack/core') && (has('index.html') || has('src/index.html')),
    files: named('rspack.config'),
    styles: (_, file) => [`import 'pagination-tag/${file}'; // in a script`],
  },
  {
    name: 'gulp',
    // A gulpfile that does not mention HTML builds no pages.
    isUsed: ({ dependsOn, says }) =>
      dependsOn('gulp') && named('gulpfile').some((file) => says(file, /html/)),
    files: named('gulpfile'),
    use: (options) => `.pipe(pagination(${options})) // between src() and dest()`,
  },
];

/** Finds the tool that builds the pages, if there is a plugin for it, and describes how to add the plugin. */
export function hostOf(evidence: Evidence, options: string) {
  const tool = TOOLS.find(({ isUsed }) => isUsed(evidence));
  if (tool === undefined) return undefined;
  const {
    name,
    files,
    mentions = '',
    loadsPlugins,
    use = (given) => `plugins: [pagination(${given})]`,
    styles,
    wrap = (place) => `export default { ${place} };`,
  } = tool;
  const known = files.find((file) => evidence.read(file)?.includes(mentions)) ?? files.find(evidence.has);
  const where = known === undefined ? `a new file, ${files[0]}:` : `${known}:`;
  const text = evidence.read(known ?? files[0]) ?? '';
  if (
    text.includes(`pagination-tag/${name.toLowerCase()}`) ||
    (loadsPlugins && text.includes('pagination-tag/'))
  )
    return { name, styles, advice: `${name} builds the pages here, and ${known} already has the plugin.` };
  const place = known === undefined ? `\n${wrap(use(options))}` : use(options);
  const isCommonJs = /\bmodule\.exports\b|\brequire\(/.test(text) && !/^import /m.test(text);
  const from = `'pagination-tag/${name.toLowerCase()}'`;
  const load = isCommonJs ? `const pagination = require(${from});` : `import pagination from ${from};`;
  const lines = loadsPlugins ? place.trim() : `${load}\n${place}`;
  return {
    name,
    styles,
    advice: `${name} builds the pages here, so add the plugin to ${where}\n${indent(lines)}`,
  };
}
