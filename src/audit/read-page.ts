import { parse } from 'parse5';
import { schemaNames } from '../attributes/schema.js';
import { Source, type Range } from '../base/source.js';
import { findControls } from './find-controls.js';
import { attributeOf, isElement, nodesIn, placeOf, wordsOf, type Element } from './markup.js';
import { readControl, type FoundControl } from './read-control.js';

interface SitePage {
  /** The place of the file in the site, with "/": `posts/2/index.html`. */
  readonly path: string;
  /** The name of the file in messages. */
  readonly file: string;
  readonly html: string;
}

export interface ReadPage {
  readonly path: string;
  readonly source: Source;
  readonly controls: readonly FoundControl[];
  readonly ids: ReadonlySet<string>;
  /** Tags that are left. */
  readonly tags: readonly Range[];
  /** The `href` of `<base>`, if there is one. */
  readonly baseUrl: string | undefined;
  readonly canonical: string | undefined;
  /** The URL that the page redirects to, if it does. */
  readonly refresh: string | undefined;
}

/** Reads a built page. Time is in proportion to its length. */
export function readPage({ path, file, html }: SitePage, tag: string): ReadPage {
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
  });
  const elements: Element[] = [];
  const byId = new Map<string, Element>();
  for (const node of nodesIn(document)) {
    if (!isElement(node)) continue;
    elements.push(node);
    const id = attributeOf(node, 'id') ?? (node.tagName === 'a' ? attributeOf(node, 'name') : undefined);
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
  }
  const canonical = elements.find(
    (one) => one.tagName === 'link' && wordsOf(one, 'rel').includes('canonical'),
  );
  const base = elements.find((one) => one.tagName === 'base' && attributeOf(one, 'href') !== undefined);
  return {
    path,
    source: new Source(html, file, tag),
    controls: findControls(elements, byId).map((one) => readControl(one, byId)),
    ids: new Set(byId.keys()),
    tags: elements.filter((one) => isLeftOver(one, tag)).map(placeOf),
    baseUrl: base && attributeOf(base, 'href'),
    canonical: canonical && attributeOf(canonical, 'href'),
    refresh: elements.flatMap((one) => refreshOf(one) ?? [])[0],
  };
}

/** Returns true for a tag of ours. An element of this name without any of our attributes may be a client's component. */
function isLeftOver({ tagName, attrs }: Element, tag: string): boolean {
  if (tagName !== tag) return false;
  return attrs.some(({ name }) => schemaNames.some((known) => known === name.replaceAll('-', '_')));
}

/** Source: HTML Living Standard, "Pragma directives", Refresh state. */
function refreshOf(element: Element): string | undefined {
  if (element.tagName !== 'meta' || attributeOf(element, 'http-equiv')?.toLowerCase() !== 'refresh')
    return undefined;
  const [, url] = /^[^;,]*[;,]\s*url\s*=(.*)$/is.exec(attributeOf(element, 'content') ?? '') ?? [];
  return url?.replace(/["']/g, '').trim();
}
