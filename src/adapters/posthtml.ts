import { createPages, NAME, type PageOptions } from './pages.js';

/** As much as is needed of the tree that PostHTML gives to plugins. */
interface Tree {
  readonly source: unknown;
  /** `from` is what the runners of PostHTML call the page. */
  readonly options?: { readonly from?: unknown };
  readonly messages: object[];
  parser(html: string, options?: Tree['options']): object;
  render(tree: object, options?: Tree['options']): string;
}

/**
 * The plugin for PostHTML. PostHTML writes the page anew from its tree, so bytes outside the tags may change; with any
 * other way to run this package they do not.
 *
 * Warnings become PostHTML's messages, of `type: 'warning'`. An error in the page rejects the result.
 *
 * @param options as for `transform`; `include` and `exclude` have no meaning here
 * @throws {TypeError} where an option is wrong
 * @example
 * const { html } = await posthtml([pagination()]).process(page, { from: 'index.html', recognizeSelfClosing: true });
 */
export default function pagination(options?: Omit<PageOptions, 'include' | 'exclude'>) {
  const pages = createPages(options);
  return (given: object): object | undefined => {
    // PostHTML's own types leave out most of what a tree has.
    const tree = given as Tree;
    const from = typeof tree.options?.from === 'string' ? tree.options.from : undefined;
    const text = textOf(tree);
    const { html } = pages.process(text, from, (warning) => {
      tree.messages.push({ type: 'warning', plugin: NAME, text: warning });
    });
    return html === text ? undefined : tree.parser(html, tree.options);
  };
}

/** The page as its author wrote it, for true places in messages, unless another plugin has changed the tree. */
function textOf(tree: Tree): string {
  const { source, options } = tree;
  const rendered = tree.render(tree, options);
  if (typeof source !== 'string') return rendered;
  return tree.render(tree.parser(source, options), options) === rendered ? source : rendered;
}

export { pagination as 'module.exports' };
