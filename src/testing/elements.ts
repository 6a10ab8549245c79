import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** Gives all elements of a page, with their places in it, in no particular order. */
export function* elementsOf(html: string): Generator<DefaultTreeAdapterTypes.Element> {
  const pending: DefaultTreeAdapterTypes.ParentNode[] = [
    parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }),
  ];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    for (const node of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      pending.push(node);
      if ('content' in node) pending.push(node.content);
      yield node;
    }
  }
}
