import { Source } from '../base/source.js';
import { describe } from '../diagnostics/diagnostic.js';
import { formatDiagnostic } from '../index.js';
import { createPages, NAME, nameOf, type PaginationPluginOptions } from './pages.js';
import { pluginCodes } from './plugin-codes.js';

/** The part that we use of the tree that PostHTML passes to plugins. */
interface Tree {
  readonly source: unknown;
  /** PostHTML's runners set `from` to the path of the page. */
  readonly options?: { readonly from?: unknown };
  readonly messages: object[];
  /** All plugins, in the order in which they run. */
  readonly plugins?: readonly unknown[];
  parser(html: string, options?: Tree['options']): object;
  render(tree: object, options?: Tree['options']): string;
}

/** The elements that the plugins posthtml-include, -extend, -modules, -fetch and -component replace with other files. */
const INCLUDE = /<(include|extends|module|fetch|component)(?=[\s/>])/i;

/**
 * The plugin for PostHTML. PostHTML serializes the page from its tree, so bytes outside the tags may change, unlike
 * with the other plugins.
 *
 * Warnings become PostHTML messages with `type: 'warning'`. An error in the page rejects the result.
 *
 * @param options as for `transform`; `include` and `exclude` do not apply
 * @throws {TypeError} if an option is invalid
 * @example
 * const { html } = await posthtml([pagination()]).process(page, { from: 'index.html', recognizeSelfClosing: true });
 */
export default function pagination(options?: Omit<PaginationPluginOptions, 'include' | 'exclude'>) {
  const pages = createPages(options, ['include', 'exclude', 'audit']);
  const plugin = (given: object): object | undefined => {
    // PostHTML's types omit most members of a tree.
    const tree = given as Tree;
    const from = typeof tree.options?.from === 'string' ? tree.options.from : undefined;
    const text = sourceOf(tree);
    const warn = (warning: string): void => {
      tree.messages.push({ type: 'warning', plugin: NAME, text: warning });
    };
    // A plugin before this one may have printed values into the page.
    const { html } = pages.process(text, from, warn, { isPrinted: text !== tree.source });
    // The last plugin sees all that the others have inserted.
    if (tree.plugins?.at(-1) !== plugin) warnOfInclude(text, from, warn);
    return html === text ? undefined : tree.parser(html, tree.options);
  };
  return plugin;
}

/** Nothing runs after all plugins, so what a later one inserts cannot be seen. */
function warnOfInclude(text: string, from: string | undefined, warn: (text: string) => void): void {
  const match = INCLUDE.exec(text);
  if (match === null) return;
  const code = 'late-include';
  const range = { start: match.index, end: match.index + match[0].length };
  const source = new Source(text, from && nameOf(from));
  warn(formatDiagnostic(describe(source, pluginCodes[code], { code, range, values: { element: match[1] } })));
}

/** The original source, for accurate positions in messages, unless another plugin has changed the tree. */
function sourceOf(tree: Tree): string {
  const { source, options } = tree;
  const rendered = tree.render(tree, options);
  if (typeof source !== 'string') return rendered;
  return tree.render(tree.parser(source, options), options) === rendered ? source : rendered;
}

export { pagination as 'module.exports' };
