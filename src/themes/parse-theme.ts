import { html as standard, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { nearest } from '../base/nearest.js';
import { unsafeScheme } from '../base/path.js';
import { createSource, type Range } from '../base/source.js';
import type { ThemeFault } from '../diagnostics/file-codes.js';
import { diagnose, PaginationTagError, problem, type Problem } from '../diagnostics/diagnostic.js';
import { plainTheme, type Theme } from './theme.js';
import {
  element,
  MARKED,
  NEEDED,
  type ElementAttribute,
  type ElementNode,
  type MarkedPart,
  type Node,
  type Piece,
} from './tree.js';

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
  return { ...plainTheme, pageLabels: JSON.stringify(sample).includes('page_label'), sample, file };
}

/** The page that a part leads to. */
type Page = 'page' | 'previous' | 'next' | undefined;

const PAGES: { readonly [Part in MarkedPart]?: Page } = {
  page: 'page',
  current: 'page',
  previous: 'previous',
  next: 'next',
};

/** The parts that stand side by side. */
const SLOTS = ['page', 'current', 'ellipsis'] as const;

/** Parts that lead nowhere. */
const UNLINKED: readonly MarkedPart[] = ['ellipsis', 'summary', 'status'];

/** Why the slots of a sample are in no list. */
const NO_LIST = 'data-no-list';

class Reader {
  readonly problems: Problem[] = [];
  readonly sample: ElementNode | undefined;
  private readonly parts = new Map<MarkedPart, Tree.Element>();

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
    this.sample = this.read(root, undefined);
    for (const part of NEEDED) if (!this.parts.has(part)) this.report('missing', rangeOf(root), part);
    this.checkLists(root);
    for (const [part, node] of this.parts) this.checkPart(part, node);
  }

  private report(fault: ThemeFault, range: Range, detail = ''): void {
    this.problems.push(problem('theme-markup', range, { fault, detail }));
  }

  private read(node: Tree.Element, around: MarkedPart | undefined): ElementNode {
    const range = rangeOf(node);
    const { tagName: name, childNodes } = node;
    const marked = valueOf(node, 'data-part');
    const part = MARKED.find((one) => one === marked);
    if (marked !== undefined && (part === undefined || around !== undefined || this.parts.has(part)))
      this.report(part === undefined ? 'unknown' : around ? 'nested' : 'twice', range, marked);
    if (name === 'script' || name === 'style') this.report('script', range, `<${name}>`);
    const within = part ?? around;
    const page = within && PAGES[within];
    const attributes = node.attrs.flatMap((attribute) => this.readAttribute(attribute, page, range));
    const children = childNodes.flatMap((child): Node[] => {
      if ('tagName' in child) return [this.read(child, within)];
      const text = 'value' in child ? textOf(child, node) : '';
      this.checkPlaceholders(text, page, rangeOf(child));
      return text === '' ? [] : [{ kind: 'text', value: piecesOf(text, 'number', page) }];
    });
    if (part !== undefined) this.parts.set(part, node);
    return element(name, attributes, children, part && { part });
  }

  /** Without a page, what needs one is left out. */
  private readAttribute(
    { name, prefix, value }: Tree.Element['attrs'][number],
    page: Page,
    range: Range,
  ): ElementAttribute[] {
    if (name === 'data-part' || name === NO_LIST) return [];
    if (name === 'id') this.report('id', range);
    if (name.startsWith('on') || (name === 'href' && unsafeScheme(value))) this.report('script', range, name);
    // Class names may have colons.
    if (name === 'class' || name === 'style') return [{ name, value: [value] }];
    if (name !== 'href') this.checkPlaceholders(value, page, range);
    if (page === undefined && PAGE_TOKEN.test(value)) return [];
    return [{ name: prefix ? `${prefix}:${name}` : name, value: piecesOf(value, 'integer', page) }];
  }

  private checkPlaceholders(text: string, page: Page, range: Range): void {
    for (const [, name = ''] of text.matchAll(/:([a-z]+(?:_[a-z]+)*)/g)) {
      const isKnown = PLACEHOLDERS.includes(name);
      if (!isKnown && nearest(name, PLACEHOLDERS) !== undefined) this.report('placeholder', range, name);
    }
    if (page === undefined && PAGE_TOKEN.test(text)) this.report('no-page', range);
  }

  /** The slots are items of one list, and a list has nothing but items. */
  private checkLists(root: Tree.Element): void {
    const [first, ...others] = SLOTS.flatMap((part) => this.parts.get(part) ?? []);
    for (const other of others)
      if (other.parentNode !== first?.parentNode) this.report('apart', rangeOf(other));
    const list = (first?.parentNode ?? root) as Tree.Element;
    if (valueOf(root, NO_LIST)?.trim()) return;
    if (!['ol', 'ul'].includes(list.tagName)) this.report('list', rangeOf(list));
    else
      for (const child of list.childNodes)
        if ('tagName' in child && child.tagName !== 'li') this.report('item', rangeOf(child));
  }

  private checkPart(part: MarkedPart, node: Tree.Element): void {
    const range = rangeOf(node);
    const links = elementsOf(node).filter(({ tagName }) => tagName === 'a');
    const [link] = links;
    if (links.length > 1 || (PAGES[part] && link === undefined)) this.report('link', range, part);
    if (link === undefined) return;
    if (UNLINKED.includes(part)) this.report('no-link', range, part);
    else if (PAGES[part] === 'page') {
      if (!/:page(?!\w)/.test(wordsOf(link))) this.report('number', range, part);
    } else {
      const labels = elementsOf(link).flatMap((one) => [valueOf(one, 'aria-label'), valueOf(one, 'alt')]);
      const name = `${labels.join('')}${wordsOf(link)}`.replace(/:pa(?:ge|th)\b/g, '');
      if (!/\p{L}/u.test(name)) this.report('name', range, part);
    }
  }
}

/** What stands for the values of a control. `page` and `path` are those of the page that a part leads to. */
const PLACEHOLDERS: readonly string[] = ['page', 'path', 'page_label', 'previous_label', 'next_label'];

const TOKEN = new RegExp(`(:(?:${PLACEHOLDERS.join('|')}))(?!\\w)`);

/** The placeholders that only links to pages have a value for. */
const PAGE_TOKEN = /:(?:page|path|page_label)(?!\w)/;

/** The title of a page follows its label; it has one only in a control without page numbers. */
function piecesOf(text: string, kind: 'number' | 'integer', page: Page): Piece[] {
  return text.split(TOKEN).flatMap((part, index): Piece[] => {
    if (index % 2 === 0) return [part];
    if (part === ':previous_label' || part === ':next_label') {
      const of = part === ':next_label' ? 'next' : 'previous';
      const label: Piece = { kind: 'label', of, short: [], part: 'all' };
      const isTitled = page === 'previous' || page === 'next';
      return isTitled ? [label, { kind: 'value', of: `${page}_title`, before: ': ' }] : [label];
    }
    if (page === undefined) return [];
    if (part === ':page') return [{ kind, integer: page }];
    return [part === ':path' ? { kind: 'path', page } : { kind: 'numbered', of: 'page_label', page }];
  });
}

/** The start tag of an element, or all of a text. */
function rangeOf(node: Tree.ChildNode | undefined): Range {
  const place = node?.sourceCodeLocation;
  const { startOffset: start, endOffset: end } = (place && 'startTag' in place && place.startTag) ||
    place || { startOffset: 0, endOffset: 0 };
  return { start, end };
}

function valueOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Whether white space beside a node does not show: beside a block, and at the edges of the parent. */
function isBlock(node: Tree.ChildNode | undefined): boolean {
  return node === undefined || /^(?:div|li|nav|ol|p|ul)$/.test(node.nodeName);
}

/** Whether a node is a slot. Slots have their own white space between them. */
function isSlot(node: Tree.ChildNode | undefined): boolean {
  return node !== undefined && 'attrs' in node && SLOTS.some((slot) => slot === valueOf(node, 'data-part'));
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

function elementsOf(node: Tree.Element): Tree.Element[] {
  return [node, ...node.childNodes.flatMap((child) => ('tagName' in child ? elementsOf(child) : []))];
}

/** The text that assistive technology reads. */
function wordsOf(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  if (!('tagName' in node) || valueOf(node, 'aria-hidden') === 'true') return '';
  return node.childNodes.map(wordsOf).join('');
}
