/** Lists of class names that several links share: each stands once, as a constant of the template. */

import {
  isBranch,
  isElement,
  type ClassChoice,
  type Drawn,
  type DrawnAttribute,
  type DrawnElement,
  type DrawnPart,
} from './drawing.js';
import type { Language } from './language.js';
import { includes, tokensOf } from './merge.js';

/** What a constant is called: the names of every link, those of links but the current one, and those of disabled ones. */
export type ConstantName = 'link' | 'idle' | 'disabled' | 'icon';

/** How a host writes constants. */
export interface ConstantWords {
  readonly declare: (constants: readonly (readonly [name: ConstantName, value: string])[]) => string[];
  /** What ends their scope, if something does. */
  readonly end?: string;
  readonly use: (name: ConstantName) => string;
}

export type Constants = ReadonlyMap<ConstantName, readonly DrawnPart[]>;

/** A shorter list may stand more than once, as in themes with a class for each part. */
const LEAST = 3;

/** Finds the lists of class names that are worth a constant. */
export function findConstants(nodes: readonly Drawn[]): Constants {
  const elements = elementsIn(nodes);
  const classes = (role: DrawnElement['role'], isMeant: (one: DrawnElement) => boolean = () => true) =>
    elements
      .filter((one) => one.role === role && isMeant(one))
      .flatMap(({ attributes }) => attributes.filter(isClass));
  const links = classes('link');
  const link = commonOf(links.map(({ value }) => tokensOf(value)));
  const idle = commonOf(
    classes('link', (one) => !isCurrent(one)).map(({ value, choice }) =>
      [...tokensOf(value), ...(choice?.otherwise ?? [])].filter((token) => !includes(link, token)),
    ),
  );
  const icons = elements
    .filter(({ name }) => name === 'svg')
    .map(({ attributes }) => attributes.filter(isClass));
  const found: readonly (readonly [ConstantName, readonly DrawnPart[]])[] = [
    ['link', link],
    ['idle', idle],
    ['disabled', commonOf(classes('disabled').map(({ value }) => tokensOf(value)))],
    ['icon', commonOf(icons.flat().map(({ value }) => tokensOf(value)))],
  ];
  return new Map(found.filter(([, tokens]) => tokens.length >= LEAST));
}

/** Writes the class names of every element: with constants, and with conditions in the code of the language. */
export function writeClasses(
  nodes: readonly Drawn[],
  constants: Constants,
  words: ConstantWords,
  language: Language,
): Drawn[] {
  const write = (attribute: DrawnAttribute, element: DrawnElement): DrawnAttribute => {
    if (!isClass(attribute)) return attribute;
    const { choice, ...rest } = attribute;
    const names = namesFor(element);
    const shorten = (tokens: readonly DrawnPart[]) => withConstants(tokens, names, constants, words);
    const own = tokensOf(attribute.value);
    if (choice === undefined) return { ...rest, value: plainList(shorten(own), language) };
    const { condition, then, otherwise } = choice;
    return {
      ...rest,
      value: choiceOf(
        shorten(own),
        { condition, then: shorten(then), otherwise: shorten(otherwise) },
        language,
      ),
    };
  };
  return mapElements(nodes, (element) => ({
    ...element,
    attributes: element.attributes.map((one) => write(one, element)),
  }));
}

function namesFor({ role, name }: DrawnElement): ConstantName[] {
  if (role === 'link') return ['link', 'idle'];
  if (role === 'disabled') return ['disabled'];
  return name === 'svg' ? ['icon'] : [];
}

/** Replaces the names of a constant by its code, if all of them are there. */
function withConstants(
  tokens: readonly DrawnPart[],
  names: readonly ConstantName[],
  constants: Constants,
  { use }: ConstantWords,
): DrawnPart[] {
  return names.reduce<DrawnPart[]>(
    (left, name) => {
      const all = constants.get(name);
      if (all === undefined || !all.every((token) => includes(left, token))) return left;
      const at = left.findIndex((token) => includes(all, token));
      const rest = (list: readonly DrawnPart[]) => list.filter((token) => !includes(all, token));
      return [...rest(left.slice(0, at)), { code: use(name) }, ...rest(left.slice(at))];
    },
    [...tokens],
  );
}

/** The names of an element that always has them. */
function plainList(tokens: readonly DrawnPart[], { classList }: Language): DrawnPart[] {
  const isList = tokens.length > 1 && tokens.some((one) => typeof one !== 'string');
  return classList && isList ? [classList(tokens)] : joined(tokens);
}

/** The names that an element always has, and those of a condition. */
function choiceOf(common: readonly DrawnPart[], choice: ClassChoice, language: Language): DrawnPart[] {
  if (language.classList) return [language.classList(common, choice)];
  const { condition, then, otherwise } = choice;
  const hasBoth = then.length > 0 && otherwise.length > 0;
  const hasSpace = common.length > 0;
  const spaced = (tokens: readonly DrawnPart[]): DrawnPart[] =>
    tokens.length === 0 || hasBoth || !hasSpace ? joined(tokens) : joined(['', ...tokens]);
  const chosen = language.either(condition, spaced(then), spaced(otherwise));
  return [...joined(common), ...(hasBoth && hasSpace ? [' '] : []), chosen];
}

/**
 * Returns what writes a list of class names in a language whose engine leaves out of one what is false.
 *
 * @param codeOf writes one name or several
 * @param either writes a choice of two
 */
export function classListOf(
  codeOf: (parts: readonly DrawnPart[]) => string,
  either: (condition: string, then: string, otherwise: string) => string,
): NonNullable<Language['classList']> {
  const choose = ({ condition, then, otherwise }: ClassChoice): string => {
    const [chosen, other] = [codeOf(joined(then)), codeOf(joined(otherwise))];
    return otherwise.length === 0 ? `${condition} && ${chosen}` : either(condition, chosen, other);
  };
  return (common, choice) => {
    // Texts side by side are one item.
    const parts = joined(common).filter((part) => part !== ' ');
    const names = parts.map((part) => (typeof part === 'string' ? part.trim() : part));
    const items = [...names.map((part) => codeOf([part])), ...(choice ? [choose(choice)] : [])];
    return { code: `[${items.join(', ')}]`, items };
  };
}

/** A list of names, with spaces between them. Texts side by side are one. */
function joined(tokens: readonly DrawnPart[]): DrawnPart[] {
  const parts: DrawnPart[] = [];
  for (const [index, token] of tokens.entries())
    for (const part of index === 0 ? [token] : [' ', token]) {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts.splice(-1, 1, last + part);
      else parts.push(part);
    }
  return parts;
}

function commonOf(lists: readonly (readonly DrawnPart[])[]): DrawnPart[] {
  const [first = [], ...others] = lists;
  if (others.length === 0) return [];
  return first.filter((token) => others.every((list) => includes(list, token)));
}

/** Whether it is the link to the current page, where that is an element of its own. */
function isCurrent({ attributes }: DrawnElement): boolean {
  return attributes.some(({ name, when }) => name === 'aria-current' && when === undefined);
}

function isClass({ name, when }: DrawnAttribute): boolean {
  return name === 'class' && when === undefined;
}

function elementsIn(nodes: readonly Drawn[]): DrawnElement[] {
  const found: DrawnElement[] = [];
  mapElements(nodes, (element) => {
    found.push(element);
    return element;
  });
  return found;
}

/** Changes all elements, those within others first. */
function mapElements(nodes: readonly Drawn[], change: (element: DrawnElement) => DrawnElement): Drawn[] {
  const all = (inner: readonly Drawn[]): Drawn[] => mapElements(inner, change);
  return nodes.map((node) => {
    if (isElement(node)) return change({ ...node, children: all(node.children) });
    if (isBranch(node))
      return {
        ...node,
        cases: node.cases.map(({ condition, body }) => ({ condition, body: all(body) })),
        otherwise: all(node.otherwise),
      };
    if (typeof node === 'object' && 'kind' in node) return { ...node, body: all(node.body) };
    return node;
  });
}
