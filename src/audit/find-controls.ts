import { attributeOf, elementsIn, isCurrent, parentsOf, textOf, wordsOf, type Element } from './markup.js';
import { labelsOf, readPageNumber, readPosition } from './page-number.js';

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
 * is the current page; and lists and divisions with such a class outside of them.
 */
export function findControls(
  elements: readonly Element[],
  byId: ReadonlyMap<string, Element>,
): readonly Element[] {
  const found = new Set<Element>();
  for (const element of elements) {
    const isControl = isNavigation(element)
      ? isPagination(element, byId)
      : CONTAINERS.includes(element.tagName) &&
        wordsOf(element, 'class').some((name) => CLASSES.includes(name)) &&
        isSmall(element);
    // The name of a list in a <nav> is that of the <nav>.
    if (isControl) found.add(parentsOf(element).find(isNavigation) ?? element);
  }
  const inner = new Set<Element>();
  for (const one of found)
    for (const parent of parentsOf(one))
      if (found.has(parent)) inner.add(isNavigation(one) && !isNavigation(parent) ? parent : one);
  return [...found].filter((one) => !inner.has(one));
}

export function isNavigation(element: Element): boolean {
  return element.tagName === 'nav' || attributeOf(element, 'role') === 'navigation';
}

/**
 * Returns the name of a control for assistive technology; empty if it has none.
 *
 * Source: Accessible Name and Description Computation 1.2, for elements that are not named by their content.
 */
export function accessibleName(element: Element, byId: ReadonlyMap<string, Element>): string {
  const ids = (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/);
  const labels = ids.flatMap((id) => byId.get(id) ?? []).map(textOf);
  const names = [labels.join(' '), attributeOf(element, 'aria-label'), attributeOf(element, 'title')];
  return names.find((name) => name !== undefined && name.trim() !== '')?.trim() ?? '';
}

function isPagination(element: Element, byId: ReadonlyMap<string, Element>): boolean {
  const name = accessibleName(element, byId);
  const texts = [name, attributeOf(element, 'class'), attributeOf(element, 'id')];
  return (
    LANDMARKS.has(name.toLowerCase()) ||
    texts.some((text) => text !== undefined && WORDS.test(text)) ||
    elementsIn(element).some((one) => isCurrent(one) && isPage(textOf(one)))
  );
}

/** Whether a text is the number of a page, rather than of a chapter or a step. */
function isPage(text: string): boolean {
  const isNumber = /^\P{L}+(?:[Cc]urrent\P{L}*)?$/u.test(text) && readPageNumber(text) !== undefined;
  return isNumber || readPosition(text) !== undefined;
}

function isSmall(element: Element): boolean {
  const names = elementsIn(element).map(({ tagName }) => tagName);
  return names.includes('a') && !names.some((name) => CONTENT.includes(name));
}
