import { html as standard, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { deepFreeze } from '../base/freeze.js';
import { nearest } from '../base/nearest.js';
import { unsafeScheme, WEB_SCHEMES } from '../base/path.js';
import { fields, text as isText } from '../base/validate.js';
import { Source, type Range } from '../base/source.js';
import type { ValuesOf } from '../diagnostics/codes.js';
import { diagnose, PaginationTagError, problem, type Problem } from '../diagnostics/diagnostic.js';
import { createTheme, type ParsedTheme } from './theme.js';
import {
  element,
  choose,
  FORM_LABELS,
  FORMS,
  isElement,
  MARKED,
  SLOTS,
  type ElementAttribute,
  type ElementNode,
  type Chevron,
  type FormPart,
  type MarkedPart,
  type Node,
  type Piece,
} from './tree.js';

const checkOptions = fields({ file: isText }, '{ file: "pager.html" }');

/** The type of a value, for a message. */
function showType(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

/**
 * Parses a theme in HTML: a sample of a control, whose parts have the attribute `data-part`.
 *
 * @param html the sample
 * @param options `file`: its name, for messages
 * @throws {TypeError} if an argument has the wrong type
 * @throws {PaginationTagError} if the sample has errors; `diagnostics` contains all of them
 * @example
 * transform(template, { theme: parseTheme(readFileSync('pager.html', 'utf8'), { file: 'pager.html' }) });
 */
export function parseTheme(html: string, options: { readonly file?: string | undefined } = {}): ParsedTheme {
  if (typeof html !== 'string')
    throw new TypeError(`The theme must be a string of HTML, not ${showType(html)}.`);
  const [fault] = checkOptions(options, 'options');
  if (fault !== undefined) throw new TypeError(`${fault.path} ${fault.message}`);
  const { file } = options;
  const problems: Problem[] = [];
  const report: Report = (fault, node, detail = '') => {
    problems.push(problem('theme-markup', rangeOf(node), { fault, detail }));
  };
  const { childNodes } = parseFragment(html, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: ({ code, startOffset: start, endOffset: end }) => {
      const detail = code.replaceAll('-', ' ');
      problems.push(problem('theme-markup', { start, end }, { fault: 'html', detail }));
    },
  });
  const [root, ...others] = childNodes.filter(
    (node) => 'tagName' in node || ('value' in node && node.value.trim() !== ''),
  );
  const nav = root as Tree.Element;
  const isNav = root?.nodeName === 'nav' && others.length === 0;
  if (!isNav) report('nav', others[0] ?? root);
  const parts: Parts = isNav ? check(nav, report) : new Map();
  if (problems.length > 0) throw new PaginationTagError(diagnose(new Source(html, file), problems));
  const sample = readElement(nav, undefined, parts);
  const pageLabels = JSON.stringify(sample).includes('page_label');
  const theme = createTheme({ pageLabels, sample, parts: [...parts.keys()], file });
  return deepFreeze<unknown>(theme) as ParsedTheme;
}

type Fault = ValuesOf<'theme-markup'>['fault'];

type Report = (fault: Fault, node: Tree.ChildNode | undefined, detail?: string) => void;

type Parts = ReadonlyMap<MarkedPart, Tree.Element>;

/** The page a part is about: the one it links to, or the current one. */
type TargetPage = 'page' | 'previous' | 'next' | 'current' | 'total' | 1 | undefined;

const PAGES: { readonly [Part in MarkedPart]?: TargetPage } = {
  page: 'page',
  current: 'page',
  first: 1,
  previous: 'previous',
  next: 'next',
  last: 'total',
  position: 'current',
};

/** States why the slots are not in a list. */
const NO_LIST = 'data-no-list';

/** Placeholders for values of a control. `page` and `path` belong to the page a part links to. */
const PLACEHOLDERS: readonly string[] = [
  ...['page', 'path', 'page_label', 'pages', 'position'],
  ...['first_label', 'previous_label', 'next_label', 'last_label'],
  ...FORM_LABELS,
];

/** A placeholder. It is none within a word, such as the name of an icon: `mdi:page-next`. */
const TOKEN = new RegExp(`(?<!\\w)(:(?:${PLACEHOLDERS.join('|')}))(?!\\w)`);

/** Placeholders that have values only in links to pages. */
const PAGE_TOKEN = /(?<!\w):(?:page|path|page_label)(?!\w)/;

/** Placeholders for the number of pages, which may be unknown. */
const PAGES_TOKEN = /(?<!\w):(?:pages|position)(?!\w)/;

/** Reports the errors of a sample and finds its parts. */
function check(root: Tree.Element, report: Report): Parts {
  const parts = new Map<MarkedPart, Tree.Element>();
  const checkText = (
    text: string,
    node: Tree.ChildNode,
    part: MarkedPart | undefined,
    isAttribute: boolean,
  ): void => {
    for (const [, name = ''] of text.matchAll(/(?<!\w):([a-z]+(?:_[a-z]+)*)/g)) {
      const isKnown = PLACEHOLDERS.includes(name);
      if (!isKnown && nearest(name, PLACEHOLDERS) !== undefined) report('placeholder', node, name);
    }
    if (PAGE_TOKEN.test(text) && !(part && PAGES[part])) report('no-page', node);
    if (PAGES_TOKEN.test(text) && (part !== 'position' || isAttribute)) report('no-pages', node);
  };
  const visit = (node: Tree.ChildNode, around?: MarkedPart): void => {
    if ('value' in node) checkText(node.value, node, around, false);
    if (!('tagName' in node)) return;
    const marked = valueOf(node, 'data-part');
    const part = partOf(node);
    if (part === undefined) {
      if (marked !== undefined) report('unknown', node, marked);
    } else {
      if (around || parts.has(part)) report(around ? 'nested' : 'twice', node, part);
      parts.set(part, node);
    }
    if (node.tagName === 'script' || node.tagName === 'style') report('script', node, `<${node.tagName}>`);
    const within = part ?? around;
    for (const { name, value } of node.attrs) {
      if (name === 'id') report('id', node);
      if (name.startsWith('on') || (name === 'href' && unsafeScheme(value, WEB_SCHEMES)))
        report('script', node, name);
      const isChecked = ![NO_LIST, 'data-part', 'class', 'style', 'href'].includes(name);
      if (isChecked) checkText(value, node, within, true);
    }
    for (const child of node.childNodes) visit(child, within);
  };
  visit(root);
  for (const part of neededBy(parts)) if (!parts.has(part)) report('missing', root, part);
  checkLists(root, parts, report);
  for (const part of MARKED) checkPart(part, parts.get(part), report);
  for (const part of FORMS) checkForm(part, parts.get(part), report);
  return parts;
}

/** The parts that a sample must mark. One that shows the position may show no page numbers. */
function neededBy(parts: Parts): MarkedPart[] {
  const isWithout = parts.has('position') && !SLOTS.some((slot) => parts.has(slot));
  return [...(isWithout ? [] : SLOTS), 'previous', 'next'];
}

/** The slots must be items of one list, which contains only items. */
function checkLists(root: Tree.Element, parts: Parts, report: Report): void {
  const [first, ...others] = SLOTS.flatMap((part) => parts.get(part) ?? []);
  if (first === undefined && parts.has('position')) return;
  for (const other of others) if (other.parentNode !== first?.parentNode) report('apart', other);
  if (valueOf(root, NO_LIST)?.trim()) return;
  const list = (first?.parentNode ?? root) as Tree.Element;
  const isList = ['ol', 'ul'].includes(list.tagName);
  if (!isList) report('list', list);
  for (const child of isList ? list.childNodes : [])
    if ('tagName' in child && child.tagName !== 'li') report('item', child);
}

function checkPart(part: MarkedPart, node: Tree.Element | undefined, report: Report): void {
  if (node === undefined) return;
  if (part === 'position' && !/:(?:page|position)(?!\w)/.test(spokenText(node))) report('position', node);
  const page = part === 'position' ? undefined : PAGES[part];
  const links = elementsOf(node).filter(({ tagName }) => tagName === 'a');
  const [link] = links;
  if (links.length > 1 || (page && link === undefined)) report('link', node, part);
  if (link === undefined) return;
  if (page === undefined && !part.endsWith('-disabled')) report('no-link', node, part);
  else if (page === 'page') {
    if (!/:page(?!\w)/.test(spokenText(link))) report('number', node, part);
  } else {
    const labels = elementsOf(link).flatMap((one) => [valueOf(one, 'aria-label'), valueOf(one, 'alt')]);
    const name = `${labels.join('')}${spokenText(link)}`.replace(/:pa(?:ge|th)\b/g, '');
    if (!/\p{L}/u.test(name)) report('name', node, part);
  }
  if (!isNamedAsShown(link)) report('visible', link, part);
}

/** A form has one field, which a label is around, and one button. */
function checkForm(part: FormPart, node: Tree.Element | undefined, report: Report): void {
  if (node === undefined) return;
  const field = part === 'jump' ? 'input' : 'select';
  const inside = elementsOf(node);
  const named = inside
    .filter((one) => one.tagName === 'label' && /\p{L}/u.test(spokenText(one)))
    .flatMap(elementsOf);
  const isForm = node.tagName === 'form' && countOf(named, field) === 1 && countOf(inside, field) === 1;
  if (!isForm || countOf(inside, 'button') !== 1) report('form', node, `<${field}>`);
}

function countOf(elements: readonly Tree.Element[], name: string): number {
  return elements.filter(({ tagName }) => tagName === name).length;
}

/**
 * Whether the name of a link contains its visible text, so that people can say it. `:page_label` contains `:page`.
 *
 * Source: WCAG 2.2, 2.5.3 "Label in Name".
 */
function isNamedAsShown(link: Tree.Element): boolean {
  const name = valueOf(link, 'aria-label');
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const shown = plain(spokenText(link));
  return name === undefined || !/[\p{L}\p{N}]/u.test(shown) || plain(name).includes(shown);
}

/** Builds the tree of an element. Previous and Next are also the disabled parts if the sample has none. */
function readElement(node: Tree.Element, page: TargetPage, parts: Parts): ElementNode {
  // The children of a <template> are in a fragment of their own.
  const { childNodes } = 'content' in node ? (node as Tree.Template).content : node;
  const children = childNodes.flatMap((child): Node[] => {
    if ('tagName' in child) {
      const part = partOf(child);
      if (part === undefined) return [readElement(child, page, parts)];
      const own = readElement(child, PAGES[part], parts);
      const read = { ...(part === 'position' ? withUnknownTotal(own) : own), part };
      const disabled = `${part}-disabled` as MarkedPart;
      const isWhole = !MARKED.includes(disabled) || parts.has(disabled);
      return isWhole ? [read] : [read, { ...readElement(child, undefined, parts), part: disabled }];
    }
    return 'value' in child ? piecesOf(textOf(child, node), 'number', page) : [];
  });
  return element(node.tagName, attributesOf(node, page), children);
}

/** Where the number of pages is unknown, the position is that of the page alone. */
function withUnknownTotal(node: ElementNode): ElementNode {
  const [only, ...others] = node.children;
  if (only !== undefined && isElement(only) && others.length === 0)
    return { ...node, children: [withUnknownTotal(only)] };
  const page: Piece = { kind: 'numbered', of: 'page_label', page: 'current' };
  return { ...node, children: [choose({ less: ['total', 'last'] }, page, [...node.children])] };
}

/** Without a page, skips attributes that need one. */
function attributesOf({ attrs }: Tree.Element, page: TargetPage): ElementAttribute[] {
  return attrs.flatMap(({ name, prefix, value }) => {
    if (name === 'data-part' || name === NO_LIST) return [];
    // Class names may have colons.
    if (name === 'class' || name === 'style') return [{ name, value: [value] }];
    if (page === undefined && PAGE_TOKEN.test(value)) return [];
    return [{ name: prefix ? `${prefix}:${name}` : name, value: piecesOf(value, 'integer', page) }];
  });
}

/** The title of a page follows its label. Only controls without page numbers have titles. */
function piecesOf(text: string, kind: 'number' | 'integer', page: TargetPage): Piece[] {
  return text.split(TOKEN).flatMap((part, index): Piece[] => {
    if (index % 2 === 0) return [part];
    const [, of] = /^:(first|previous|next|last)_label$/.exec(part) ?? [];
    if (of !== undefined) {
      const label: Piece = { kind: 'label', of: of as Chevron, part: 'all' };
      const isTitled = page === 'previous' || page === 'next';
      return isTitled ? [label, { kind: 'value', of: `${page}_title`, before: ': ' }] : [label];
    }
    const label = FORM_LABELS.find((one) => part === `:${one}`);
    if (label !== undefined) return [{ kind: 'value', of: label }];
    if (page === undefined) return [];
    if (part === ':page') return [{ kind, integer: page }];
    if (part === ':pages') return [{ kind, integer: 'last' }];
    if (part === ':position') return [{ kind: 'numbered', of: 'position', page }];
    return [part === ':path' ? { kind: 'path', page } : { kind: 'numbered', of: 'page_label', page }];
  });
}

/** The range of a start tag or a text. */
function rangeOf(node: Tree.ChildNode | undefined): Range {
  const place = node?.sourceCodeLocation;
  const shown = place && 'startTag' in place ? place.startTag : place;
  return { start: shown?.startOffset ?? 0, end: shown?.endOffset ?? 0 };
}

function valueOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function partOf(node: Tree.Element): MarkedPart | undefined {
  const marked = valueOf(node, 'data-part');
  return MARKED.find((part) => part === marked);
}

/** Whether white space next to a node collapses: next to a block, and at the edges of the parent. */
function isBlock(node: Tree.ChildNode | undefined): boolean {
  return node === undefined || /^(?:div|form|li|nav|ol|p|ul)$/.test(node.nodeName);
}

/** Whether a node is a slot. Slots bring their own white space. */
function isSlot(node: Tree.ChildNode | undefined): boolean {
  return node !== undefined && 'tagName' in node && SLOTS.some((slot) => slot === partOf(node));
}

/** The text of a node, with white space collapsed. */
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
function spokenText(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  if (!('tagName' in node) || valueOf(node, 'aria-hidden') === 'true') return '';
  return node.childNodes.map(spokenText).join('');
}
