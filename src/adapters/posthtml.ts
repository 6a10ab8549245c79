import { createPages, NAME, type PaginationPluginOptions } from './pages.js';

/** The part that we use of the tree that PostHTML passes to plugins. */
interface Tree {
  readonly source: unknown;
  /** PostHTML's runners set `from` to the path of the page. */
  readonly options?: { readonly from?: unknown };
  readonly messages: object[];
  parser(html: string, options?: Tree['options']): object;
  render(tree: object, options?: Tree['options']): string;
}

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
  const pages = createPages(options, ['include', 'exclude']);
  return (given: object): object | undefined => {
    // PostHTML's types omit most members of a tree.
    const tree = given as Tree;
    const from = typeof tree.options?.from === 'string' ? tree.options.from : undefined;
    const text = textOf(tree);
    const { html } = pages.process(text, from, (warning) => {
      tree.messages.push({ type: 'warning', plugin: NAME, text: warning });
    });
    return html === text ? undefined : tree.parser(html, tree.options);
  };
}

/** The original source, for accurate positions in messages, unless another plugin has changed the tree. */
function textOf(tree: Tree): string {
  const { source, options } = tree;
  const rendered = tree.render(tree, options);
  if (typeof source !== 'string') return rendered;
  return tree.render(tree.parser(source, options), options) === rendered ? source : rendered;
}

export { pagination as 'module.exports' };
