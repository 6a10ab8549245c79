import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** Elements in which HTML allows a <nav>. */
const CARRIERS = /^(?:body|div|main|section|article|td|th|li|form|aside|header|footer|blockquote)$/;

/**
 * Offsets at which an author could put a tag: after the start tags of elements that may hold a <nav>, spread over the page.
 *
 * @param count about how many
 */
export function placesIn(html: string, count: number): number[] {
  const places: number[] = [];
  const pending: DefaultTreeAdapterTypes.ParentNode[] = [
    parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }),
  ];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    for (const node of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      pending.push(node);
      const start = node.sourceCodeLocation?.startTag?.endOffset;
      if (start !== undefined && CARRIERS.test(node.tagName)) places.push(start);
    }
  }
  places.sort((a, b) => a - b);
  const step = Math.max(1, Math.floor(places.length / count));
  return places.filter((_, index) => index % step === 0);
}
