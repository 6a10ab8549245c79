import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { nearest } from '../base/nearest.js';
import { unsafeScheme, WEB_SCHEMES } from '../base/path.js';
import type { ValuesOf } from '../diagnostics/codes.js';
import {
  elementsOf,
  NO_LIST,
  PAGE_PLACEHOLDER,
  PAGES,
  PLACEHOLDERS,
  partOf,
  spokenText,
  valueOf,
  type Parts,
} from './sample-nodes.js';
import { FORMS, MARKED, SLOTS, type FormPart, type MarkedPart } from './tree.js';

type ThemeFault = ValuesOf<'theme-markup'>['fault'];

export type ReportFault = (fault: ThemeFault, node: Tree.ChildNode | undefined, detail?: string) => void;

/** Elements that the Tab key reaches anyway. */
const TARGETS: readonly string[] = ['a', 'button', 'input', 'select'];

/** Elements that are not what they are with another role. */
const ROLES: Readonly<Record<string, string>> = { nav: 'navigation', ol: 'list', ul: 'list', li: 'listitem' };

/** Elements that cannot be in one of their kind. Source: HTML, "Interactive content". A `<label>` holds a field. */
const APART: readonly (readonly string[])[] = [['a', 'button', 'input', 'select', 'textarea'], ['nav']];

/** Attributes that hide an element from everyone. */
const HIDING: readonly string[] = ['hidden', 'inert'];

/** Placeholders for the number of pages, which may be unknown. */
const PAGES_TOKEN = /(?<!\w):(?:pages|position)(?!\w)/;

/** What authors may mean by a placeholder: also the number of pages, as attributes and other libraries call it. */
const MEANT: readonly string[] = [...PLACEHOLDERS, 'total', 'total_pages'];

export function checkSample(root: Tree.Element, report: ReportFault): Parts {
  const parts = new Map<MarkedPart, Tree.Element>();
  const isListed = !valueOf(root, NO_LIST)?.trim();
  const checkText = (
    text: string,
    node: Tree.ChildNode,
    part: MarkedPart | undefined,
    isAttribute: boolean,
  ): void => {
    for (const [, name = ''] of text.matchAll(/(?<!\w):([a-z]+(?:[_-][a-z]+)*)/gi))
      if (isMisspelled(name)) report('placeholder', node, name);
    if (PAGE_PLACEHOLDER.test(text) && !(part && PAGES[part])) report('no-page', node);
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
    for (const script of scriptsOf(node)) report('script', node, script);
    const { tagName } = node;
    const own = isListed || tagName === 'nav' ? ROLES[tagName] : undefined;
    const role = valueOf(node, 'role') ?? own;
    if (role !== own && own !== undefined) report('role', node, `<${tagName}> has the role ${role}`);
    const kind = APART.find((names) => names.includes(tagName));
    const outer = ancestorsOf(node).find((one) => kind?.includes(one.tagName));
    if (outer !== undefined) report('within', node, `<${tagName}> is in <${outer.tagName}>`);
    const hiding = HIDING.find((name) => valueOf(node, name) !== undefined);
    if (hiding !== undefined) report('hiding', node, hiding);
    if (tagName === 'a' && valueOf(node, 'disabled') !== undefined) report('disabled', node);
    if (node.tagName === 'img' && valueOf(node, 'alt') === undefined) report('alt', node);
    const within = part ?? around;
    for (const { name, value } of node.attrs) {
      if (name === 'id') report('id', node);
      if (name === 'tabindex' && value !== '-1' && !TARGETS.includes(node.tagName))
        report('tab', node, `<${node.tagName}>`);
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

/** Whether a word is like a placeholder, and none. Other words may follow one: `:page-es`. */
function isMisspelled(word: string): boolean {
  const name = word.toLowerCase().replaceAll('-', '_');
  if (PLACEHOLDERS.includes(word.replace(/-.*/, ''))) return name !== word && PLACEHOLDERS.includes(name);
  return nearest(name, MEANT) !== undefined;
}

/** The parts that a sample must mark. One that shows the position may show no page numbers. */
function neededBy(parts: Parts): MarkedPart[] {
  const isWithout = parts.has('position') && !SLOTS.some((slot) => parts.has(slot));
  return [...(isWithout ? [] : SLOTS), 'previous', 'next'];
}

/** The slots must be items of one list, which contains only items. */
function checkLists(root: Tree.Element, parts: Parts, report: ReportFault): void {
  const [first, ...others] = SLOTS.flatMap((part) => parts.get(part) ?? []);
  if (first === undefined) return;
  for (const other of others) if (other.parentNode !== first.parentNode) report('apart', other);
  if (valueOf(root, NO_LIST)?.trim()) return;
  const list = first.parentNode as Tree.Element;
  const isList = ['ol', 'ul'].includes(list.tagName);
  if (!isList) report('list', list);
  for (const child of isList ? list.childNodes : []) {
    if ('tagName' in child && child.tagName !== 'li') report('item', child);
  }
}

/** What makes an element a script or a style: its own name, or those of attributes. */
function scriptsOf({ tagName, attrs }: Tree.Element): string[] {
  const names = attrs
    .filter(
      ({ name, value }) =>
        name.startsWith('on') || (name === 'href' && unsafeScheme(value, WEB_SCHEMES) !== undefined),
    )
    .map(({ name }) => name);
  return tagName === 'script' || tagName === 'style' ? [`<${tagName}>`, ...names] : names;
}

function ancestorsOf({ parentNode }: Tree.Element): Tree.Element[] {
  return parentNode !== null && 'attrs' in parentNode ? [parentNode, ...ancestorsOf(parentNode)] : [];
}

function checkPart(part: MarkedPart, node: Tree.Element | undefined, report: ReportFault): void {
  if (node === undefined) return;
  if (part === 'position' && !/:(?:page|position)(?!\w)/.test(spokenText(node))) report('position', node);
  const page = part === 'position' ? undefined : PAGES[part];
  const links = elementsOf(node).filter(({ tagName }) => tagName === 'a');
  const [link] = links;
  if (link && isHidden(link)) report('hidden', node, part);
  if (links.length > 1 || (page && link === undefined)) report('link', node, part);
  if (link === undefined) return;
  if (page === undefined && !part.endsWith('-disabled')) report('no-link', node, part);
  else if (page === 'page') {
    if (!/:page(?:_label)?(?!\w)/.test(spokenText(link))) report('number', node, part);
  } else if (!hasName(link)) report('name', node, `The link of the part ${part}`);
  if (!isNamedAsShown(link)) report('visible', link, part);
}

function hasName(node: Tree.Element): boolean {
  const labels = elementsOf(node).flatMap((one) => [valueOf(one, 'aria-label'), valueOf(one, 'alt')]);
  return /\p{L}/u.test(`${labels.join('')}${spokenText(node)}`.replace(/:pa(?:ge|th)\b/g, ''));
}

/** Whether an element, or one around it, is hidden from assistive technology, where a link would have no name. */
function isHidden(node: Tree.Element): boolean {
  return [node, ...ancestorsOf(node)].some((one) => valueOf(one, 'aria-hidden') === 'true');
}

/** A form has one field, which a label is around, and one button. */
function checkForm(part: FormPart, node: Tree.Element | undefined, report: ReportFault): void {
  if (node === undefined) return;
  const field = part === 'jump' ? 'input' : 'select';
  const inside = elementsOf(node);
  const named = inside
    .filter((one) => one.tagName === 'label' && /\p{L}/u.test(spokenText(one)))
    .flatMap(elementsOf);
  const isForm = node.tagName === 'form' && countOf(named, field) === 1 && countOf(inside, field) === 1;
  const [button, ...others] = inside.filter(({ tagName }) => tagName === 'button');
  if (!isForm || button === undefined || others.length > 0) report('form', node, `<${field}>`);
  else if (!hasName(button)) report('name', button, `The button of the part ${part}`);
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
