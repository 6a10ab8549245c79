import { elementsOf } from './elements.js';

/** Elements in which HTML allows a <nav>. */
const CARRIERS = /^(?:body|div|main|section|article|td|th|li|form|aside|header|footer|blockquote)$/;

/**
 * Offsets at which an author could put a tag: after the start tags of elements that may hold a <nav>, spread over the page.
 *
 * @param count about how many
 */
export function placesIn(html: string, count: number): number[] {
  const places: number[] = [];
  for (const { tagName, sourceCodeLocation } of elementsOf(html)) {
    const start = sourceCodeLocation?.startTag?.endOffset;
    if (start !== undefined && CARRIERS.test(tagName)) places.push(start);
  }
  places.sort((a, b) => a - b);
  const step = Math.max(1, Math.floor(places.length / count));
  return places.filter((_, index) => index % step === 0);
}
