import {
  attributeOf,
  elementsIn,
  heardOf,
  isCurrent,
  isElement,
  isNavigation,
  textOf,
  wordsOf,
  type Element,
} from './markup.js';
import { labelsOf, readPageNumber, readPosition, PAGE_WORD } from './page-number.js';

/** What controls are called. Longer names of classes belong to what is around a control, or in it. */
const CLASSES: readonly string[] = ['pagination', 'paginator', 'pager', 'paging'];

/** The same in classes, ids and names. */
const WORDS = new RegExp(`(?:^|[^a-z])(?:${CLASSES.join('|')})(?:$|[^a-z])`, 'i');

/** The names of our own controls, in all languages. */
const LANDMARKS: ReadonlySet<string> = new Set(labelsOf('landmark'));

/** A word, or a character reference that may be a letter of one: "p&#97;ging". */
const PART = '(?:paginat|pager|paging|&(?!(?:amp|apos|gt|lt|nbsp|quot|#0?39|#x27);))';
const SPACE = String.raw`\t\n\f\r `;

/** What every page with a control has: a word in an attribute, or a name that is written in another way. */
const SIGN = new RegExp(
  [
    // In a value. One without quotes that holds a quote or "=" is not read here.
    String.raw`(?:class|id|aria-label|title)\s*=[${SPACE}]*(?:"[^"]*${PART}|'[^']*${PART}|[^${SPACE}"'>=]*${PART}|[^${SPACE}"'>=]+["'=]|=)`,
    'aria-current',
    // The name is the text of another element, or has none of these words.
    'aria-labelledby',
    ...[...LANDMARKS].filter((name) => !/paginat/i.test(name)),
  ].join('|'),
  'iu',
);

/** Elements that people make controls of. */
const CONTAINERS: readonly string[] = ['div', 'menu', 'ol', 'p', 'section', 'ul'];

/** What is in a page around a control, but never in one. */
const CONTENT: readonly string[] = ['article', 'h1', 'main'];

/** Whether the text of a page has the sign of a control. If not, the page need not be parsed. */
export function mayHaveControl(html: string): boolean {
  return SIGN.test(html);
}

/**
 * Finds the controls of a page: `<nav>` elements that are named or classed as pagination, or show numbers, one of which
 * is the current page; and lists and divisions with such a class outside of them. Time is in proportion to the number
 * of elements, but for nested controls.
 */
export function findControls(
  elements: readonly Element[],
  byId: ReadonlyMap<string, Element>,
): readonly Element[] {
  const found = new Set<Element>();
  const withLinks = elementsAround(elements, ['a']);
  const withContent = elementsAround(elements, CONTENT);
  const navs = new Map<unknown, Element>();
  for (const element of elements) {
    const isNav = element.tagName === 'nav' || isNavigation(element);
    const nav = isNav ? element : navs.get(element.parentNode);
    if (nav !== undefined) navs.set(element, nav);
    const isControl = isNav
      ? isPagination(element, byId)
      : CONTAINERS.includes(element.tagName) &&
        wordsOf(element, 'class').some((name) => CLASSES.includes(name)) &&
        withLinks.has(element) &&
        !withContent.has(element);
    // The name of a list in a <nav> is that of the <nav>.
    if (isControl) found.add(nav ?? element);
  }
  const inner = new Set<Element>();
  for (const one of found)
    for (
      let { parentNode: around } = one;
      around && isElement(around) && !inner.has(one);
      around = around.parentNode
    )
      if (found.has(around)) inner.add(navs.get(one) === one && navs.get(around) !== around ? around : one);
  return [...found].filter((one) => !inner.has(one));
}

/** Returns the elements that have one of these in them. */
function elementsAround(elements: readonly Element[], names: readonly string[]): ReadonlySet<Element> {
  const found = new Set<Element>();
  for (const { tagName, parentNode } of elements)
    if (names.includes(tagName))
      for (let one = parentNode; one && isElement(one) && !found.has(one); one = one.parentNode)
        found.add(one);
  return found;
}

/**
 * Returns the name of a control for assistive technology; empty if it has none.
 *
 * Source: Accessible Name and Description Computation 1.2, for elements that are not named by their content.
 */
export function accessibleName(element: Element, byId: ReadonlyMap<string, Element>): string {
  const ids = (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/);
  const labels = ids.flatMap((id) => byId.get(id) ?? []).map(heardOf);
  const names = [labels.join(' '), attributeOf(element, 'aria-label'), attributeOf(element, 'title')];
  return names.find((name) => name !== undefined && name.trim() !== '')?.trim() ?? '';
}

function isPagination(element: Element, byId: ReadonlyMap<string, Element>): boolean {
  const name = accessibleName(element, byId);
  const texts = [name, attributeOf(element, 'class'), attributeOf(element, 'id')];
  if (LANDMARKS.has(name.toLowerCase())) return true;
  if (texts.some((text) => text !== undefined && WORDS.test(text))) return true;
  return (name === '' || PAGE_WORD.test(name)) && showsPages(elementsIn(element));
}

/**
 * Whether there is a current page among others. Two numbers may be a date or versions, and others than in ascending
 * order something else.
 */
function showsPages(elements: readonly Element[]): boolean {
  const current = elements.filter(isCurrent).map((one) => textOf(one));
  if (current.some((text) => readPosition(text) !== undefined)) return true;
  if (!current.some((text) => readPageNumber(text) !== undefined)) return false;
  const links = elements.filter((one) => isCurrent(one) || /^[^#]/.test(attributeOf(one, 'href') ?? ''));
  const numbers = links.flatMap((one) => readPageNumber(textOf(one)) ?? []);
  const isSorted = numbers.every((number, index) => number >= (numbers[index - 1] ?? 0));
  return isSorted && new Set(numbers).size > 2;
}
