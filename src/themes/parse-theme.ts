import { html as standard, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { nearest } from '../base/nearest.js';
import { unsafeScheme } from '../base/path.js';
import { createSource, type Range } from '../base/source.js';
import type { ThemeFault } from '../diagnostics/file-codes.js';
import { diagnose, PaginationTagError, problem, type Problem } from '../diagnostics/diagnostic.js';
import {
  isVerbatim,
  MARKED,
  NEEDED,
  needsPage,
  PLACEHOLDERS,
  type MarkedPart,
  type Markup,
  type MarkupElement,
} from './markup.js';
import { plainTheme, type Theme } from './theme.js';

/**
 * Reads a theme in HTML: a sample of a control, whose parts have the attribute `data-part`.
 *
 * @param html the sample
 * @param options `file`: its name, for messages
 * @throws {PaginationTagError} for whatever is wrong with the sample, with all of it in `diagnostics`
 * @example
 * transform(template, { theme: parseTheme(readFileSync('pager.html', 'utf8'), { file: 'pager.html' }) });
 */
export function parseTheme(html: string, { file }: { readonly file?: string | undefined } = {}): Theme {
  const source = createSource(html, file);
  const { sample, problems } = new Reader(html);
  if (problems.length > 0 || sample === undefined) throw new PaginationTagError(diagnose(source, problems));
  return { ...plainTheme, pageLabels: JSON.stringify(sample).includes(':page_label'), sample, file };
}

/** What a marked part is, and where. */
interface Found {
  readonly node: Tree.Element;
  readonly markup: MarkupElement;
}

/** Parts with a link in them. */
const LINKED: readonly MarkedPart[] = ['page', 'current', 'previous', 'next'];

/** The parts that stand side by side. */
const SLOTS = ['page', 'current', 'ellipsis'] as const;

/** Why the slots of a sample are in no list. */
const NO_LIST = 'data-no-list';

class Reader {
  readonly problems: Problem[] = [];
  readonly sample: MarkupElement | undefined;
  private readonly parts = new Map<MarkedPart, Found>();

  constructor(html: string) {
    const { childNodes } = parseFragment(html, {
      sourceCodeLocationInfo: true,
      scriptingEnabled: false,
      onParseError: ({ code, startOffset: start, endOffset: end }) => {
        this.report('html', { start, end }, code.replaceAll('-', ' '));
      },
    });
    const [root, ...others] = childNodes.filter(
      (node) => 'tagName' in node || ('value' in node && node.value.trim() !== ''),
    );
    if (root === undefined || !('tagName' in root) || root.tagName !== 'nav' || others.length > 0) {
      this.report('nav', rangeOf(others[0] ?? root));
      return;
    }
    this.sample = this.readElement(root, undefined);
    for (const part of NEEDED) if (!this.parts.has(part)) this.report('missing', rangeOf(root), part);
    this.checkLists(root);
    for (const [part, found] of this.parts) this.checkPart(part, found);
  }

  private report(fault: ThemeFault, range: Range, detail = ''): void {
    this.problems.push(problem('theme-markup', range, { fault, detail }));
  }

  private readElement(node: Tree.Element, around: MarkedPart | undefined): MarkupElement {
    const range = rangeOf(node);
    const { tagName: element, attrs } = node;
    const marked = attrs.find(({ name }) => name === 'data-part')?.value;
    const part = MARKED.find((one) => one === marked);
    if (marked !== undefined && (part === undefined || around !== undefined || this.parts.has(part)))
      this.report(part === undefined ? 'unknown' : around ? 'nested' : 'twice', range, marked);
    if (element === 'script' || element === 'style') this.report('script', range, `<${element}>`);
    const within = part ?? around;
    const attributes = attrs.filter(({ name }) => name !== 'data-part' && name !== NO_LIST);
    for (const { name, value } of attributes) {
      if (name === 'id') this.report('id', range);
      if (name.startsWith('on') || (name === 'href' && unsafeScheme(value)))
        this.report('script', range, name);
      if (!isVerbatim(name) && name !== 'href') this.checkPlaceholders(value, within, range);
    }
    const children = node.childNodes.flatMap((child): Markup[] => {
      if ('tagName' in child) return [this.readElement(child, within)];
      if (!('value' in child)) return [];
      const text = textOf(child, node);
      this.checkPlaceholders(text, within, rangeOf(child));
      return text === '' ? [] : [text];
    });
    const markup: MarkupElement = {
      element,
      attributes: Object.fromEntries(
        attributes.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]),
      ),
      children,
      ...(part === undefined ? {} : { part }),
    };
    if (part !== undefined) this.parts.set(part, { node, markup });
    return markup;
  }

  private checkPlaceholders(text: string, part: MarkedPart | undefined, range: Range): void {
    for (const [, name = ''] of text.matchAll(/:([a-z]+(?:_[a-z]+)*)/g)) {
      const isKnown = (PLACEHOLDERS as readonly string[]).includes(name);
      if (!isKnown && nearest(name, PLACEHOLDERS) !== undefined) this.report('placeholder', range, name);
    }
    if (needsPage(text) && !LINKED.some((one) => one === part)) this.report('no-page', range);
  }

  /** The slots are items of one list, and a list has nothing but items. */
  private checkLists(root: Tree.Element): void {
    const [first, ...others] = SLOTS.flatMap((part) => this.parts.get(part)?.node ?? []);
    for (const other of others)
      if (other.parentNode !== first?.parentNode) this.report('apart', rangeOf(other));
    const list = (first?.parentNode ?? root) as Tree.Element;
    const isExplained = root.attrs.some(({ name, value }) => name === NO_LIST && value.trim() !== '');
    if (isExplained) return;
    if (!['ol', 'ul'].includes(list.tagName)) this.report('list', rangeOf(list));
    else
      for (const child of list.childNodes)
        if ('tagName' in child && child.tagName !== 'li') this.report('item', rangeOf(child));
  }

  private checkPart(part: MarkedPart, { node, markup }: Found): void {
    const links = elementsOf(markup).filter(({ element }) => element === 'a');
    const range = rangeOf(node);
    const [link] = links;
    if (links.length > 1 || (LINKED.includes(part) && link === undefined)) this.report('link', range, part);
    if (link === undefined) return;
    if (part === 'ellipsis' || part === 'summary' || part === 'status') this.report('no-link', range, part);
    else if (part === 'page' || part === 'current') {
      if (!/:page(?!\w)/.test(wordsOf(link))) this.report('number', range, part);
    } else {
      const labels = elementsOf(link).flatMap(({ attributes }) => [
        attributes['aria-label'],
        attributes['alt'],
      ]);
      const name = `${labels.join('')}${wordsOf(link)}`.replace(/:pa(?:ge|th)\b/g, '');
      if (!/\p{L}/u.test(name)) this.report('name', range, part);
    }
  }
}

/** The start tag of an element, or all of a text. */
function rangeOf(node: Tree.ChildNode | Tree.Element | undefined): Range {
  const place = node?.sourceCodeLocation;
  const { startOffset: start, endOffset: end } = (place && 'startTag' in place && place.startTag) ||
    place || { startOffset: 0, endOffset: 0 };
  return { start, end };
}

const BLOCKS = /^(?:div|li|nav|ol|p|ul)$/;

/** Whether white space beside a node does not show: beside a block, and at the edges of the parent. */
function isBlock(node: Tree.ChildNode | undefined): boolean {
  return node === undefined || BLOCKS.test(node.nodeName);
}

/** Whether a node is a slot. Slots have their own white space between them. */
function isSlot(node: Tree.ChildNode | undefined): boolean {
  const part = node && 'attrs' in node && node.attrs.find(({ name }) => name === 'data-part')?.value;
  return SLOTS.some((slot) => slot === part);
}

/** The text of a node, with its white space as a page shows it. */
function textOf(node: Tree.TextNode, parent: Tree.Element): string {
  const text = node.value.replace(/[\t\n\f\r ]+/g, ' ');
  const index = parent.childNodes.indexOf(node);
  const [before, after] = [parent.childNodes[index - 1], parent.childNodes[index + 1]];
  const isHidden = isSlot(before) || isSlot(after) || parent.namespaceURI !== standard.NS.HTML;
  if (text === ' ' && isHidden) return '';
  const start = isBlock(before) ? text.trimStart() : text;
  return isBlock(after) ? start.trimEnd() : start;
}

function elementsOf(markup: Markup): MarkupElement[] {
  return typeof markup === 'string' ? [] : [markup, ...markup.children.flatMap(elementsOf)];
}

/** The text that assistive technology reads. */
function wordsOf(markup: Markup): string {
  if (typeof markup === 'string') return markup;
  return markup.attributes['aria-hidden'] === 'true' ? '' : markup.children.map(wordsOf).join('');
}
