import { parse } from 'parse5';
import { nameOfOthers } from '../attributes/tags-of-others.js';
import { Source, type Range } from '../base/source.js';
import { mayHoldTag } from '../tags/tag-name.js';
import { findControls, mayHaveControl } from './find-controls.js';
import { attributeOf, elementsIn, parentsOf, placeOf, wordsOf, type Element } from './markup.js';
import { readControl, type FoundControl } from './read-control.js';

interface SitePage {
  /** The place of the file in the site, with "/": `posts/2/index.html`. */
  readonly path: string;
  /** The name of the file in messages. */
  readonly file: string;
  /** Returns the text of the page. A page does not keep it: a site may be larger than the memory. */
  readonly read: () => string;
}

export interface ReadPage extends SitePage {
  readonly controls: readonly FoundControl[];
  /** Tags that are left. */
  readonly tags: readonly Range[];
  /** Returns what a link to the page, or in it, depends on. */
  readonly links: () => PageLinks;
  /** Reads the text once more. Only messages need it. */
  readonly source: () => Source;
}

interface PageLinks {
  readonly ids: ReadonlySet<string>;
  /** The `href` of `<base>`, if there is one. */
  readonly baseUrl: string | undefined;
  readonly canonical: string | undefined;
  /** The URL that the page redirects to, if it does. */
  readonly refresh: string | undefined;
}

/**
 * Reads a built page. One without controls and tags of ours is only parsed if a link leads to it. Time is in proportion to
 * its length.
 */
export function readPage(page: SitePage, tag: string, html = page.read()): ReadPage {
  let parsed = mayHoldTag(html, tag) || mayHaveControl(html) ? parsePage(html, tag) : undefined;
  const { controls, tags } = parsed ?? { controls: [], tags: [] };
  return {
    ...page,
    controls,
    tags,
    links: () => (parsed ??= parsePage(page.read(), tag)).links,
    source: () => new Source(page.read(), page.file, tag),
  };
}

function parsePage(html: string, tag: string) {
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  const byId = new Map<string, Element>();
  for (const one of elements) {
    const name = one.tagName === 'a' ? attributeOf(one, 'name') : undefined;
    for (const id of [attributeOf(one, 'id'), name]) if (id !== undefined && !byId.has(id)) byId.set(id, one);
  }
  const canonical = elements.find(
    (one) => one.tagName === 'link' && wordsOf(one, 'rel').includes('canonical'),
  );
  const bases = elements.filter(({ tagName }) => tagName === 'base');
  const links: PageLinks = {
    ids: new Set(byId.keys()),
    baseUrl: bases.flatMap((one) => attributeOf(one, 'href') ?? [])[0],
    canonical: canonical && attributeOf(canonical, 'href'),
    refresh: elements.flatMap((one) => refreshOf(one) ?? [])[0],
  };
  return {
    controls: findControls(elements, byId).map((one) => readControl(one, byId)),
    tags: elements
      .filter(({ tagName, attrs }) => tagName === tag && !nameOfOthers(attrs.map(({ name }) => name)))
      .map(placeOf),
    links,
  };
}

/** Less than half a minute. Source: HTML Living Standard, "Pragma directives", shared declarative refresh steps. */
const REFRESH =
  /^\s*(?:[0-2]?\d(?:\.[\d.]*)?|\.[\d.]*)(?=[;,\s])\s*[;,]?\s*(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.*))/is;

function refreshOf(element: Element): string | undefined {
  if (element.tagName !== 'meta' || attributeOf(element, 'http-equiv')?.toLowerCase() !== 'refresh')
    return undefined;
  // That is for browsers without scripts.
  if (parentsOf(element).some(({ tagName }) => tagName === 'noscript')) return undefined;
  const content = attributeOf(element, 'content') ?? '';
  const [, inDoubleQuotes, inSingleQuotes, bare] = REFRESH.exec(content) ?? [];
  return inDoubleQuotes ?? inSingleQuotes ?? bare;
}
