import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** An element as it matters to a comparison: white space between elements and at the edges of text does not. */
export interface Tree {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Tree | string)[];
}

/**
 * Reads markup that has one outermost element.
 *
 * @param unwrapped names of elements that are taken away, and their contents kept
 */
export function readTree(html: string, unwrapped: readonly string[] = []): Tree {
  const [root] = readNodes(parseFragment(html).childNodes, unwrapped);
  if (root === undefined || typeof root === 'string') throw new Error(`No element in ${html}.`);
  return root;
}

function readNodes(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  unwrapped: readonly string[],
): (Tree | string)[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') {
      const text = collapse((node as DefaultTreeAdapterTypes.TextNode).value);
      return text === '' ? [] : [text];
    }
    if (!('tagName' in node)) return [];
    const children = readNodes(node.childNodes, unwrapped);
    if (unwrapped.includes(node.tagName)) return children;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, collapse(value)]));
    return [{ name: node.tagName, attributes, children }];
  });
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Tells how two trees differ, each kind of difference once.
 *
 * @example
 * differences(readTree('<p class="a">1</p>'), readTree('<p>1</p>')) // ['p: class is "a", not absent']
 */
export function differences(ours: Tree, theirs: Tree): string[] {
  return [...new Set(compare(ours, theirs, ours.name))];
}

function compare(ours: Tree, theirs: Tree, path: string): string[] {
  const names = [...new Set([...Object.keys(ours.attributes), ...Object.keys(theirs.attributes)])];
  const attributes = names
    .filter((name) => ours.attributes[name] !== theirs.attributes[name])
    .map(
      (name) => `${path}: ${name} is ${show(ours.attributes[name])}, not ${show(theirs.attributes[name])}`,
    );
  const name = ours.name === theirs.name ? [] : [`${path}: is <${ours.name}>, not <${theirs.name}>`];
  if (ours.children.length !== theirs.children.length)
    return [...name, ...attributes, `${path}: holds ${list(ours)}, not ${list(theirs)}`];
  const children = ours.children.flatMap((child, index) => {
    const other = theirs.children[index] ?? '';
    if (typeof child !== 'string' && typeof other !== 'string')
      return compare(child, other, `${path} > ${child.name}`);
    return child === other ? [] : [`${path}: holds ${describe(child)}, not ${describe(other)}`];
  });
  return [...name, ...attributes, ...children];
}

function show(value: string | undefined): string {
  return value === undefined ? 'absent' : `"${value}"`;
}

function list({ children }: Tree): string {
  return children.map(describe).join(', ') || 'nothing';
}

function describe(node: Tree | string): string {
  return typeof node === 'string' ? `"${node}"` : `<${node.name}>`;
}
