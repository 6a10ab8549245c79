import { readCodedValue, valueRange, writtenText } from './coded-value.js';
import type { ValuesOf } from '../diagnostics/codes.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import type { Region } from '../dialects/regions/region.js';
import { ownNameIn } from '../dialects/names.js';
import { canSubstitute, holdsToken } from '../dialects/token.js';
import { isSilent, leadingText, onlyOutput, singleOutput, type CodedValue } from '../dialects/value.js';
import { foreignCode, isBinding } from './expression.js';
import { LANDMARK_NAMES } from './names.js';
import type { Attribute } from '../tags/parsed-tags.js';
import { PATH_TOKEN, splitPath, unsafeScheme } from '../base/path.js';
import {
  isLinkName,
  isSchemaName,
  neighbourNames,
  rowOf,
  type AttributeName,
  type Definition,
  type LinkName,
} from './schema.js';
import { rangesIn, type Range } from '../base/source.js';
import type { ResolvedOptions } from '../options/options.js';
import { show } from './values.js';

/** An attribute with the value its author gave it, in a template (a string, or null for none) or in code (anything). */
export interface WrittenAttribute {
  /** The last two are no attributes, but template code that stands among them, or gives some when the page is rendered. */
  readonly kind: 'written' | 'foreign' | 'spread';
  readonly name: string;
  readonly value: unknown;
  readonly range: Range;
  /** The value in pieces, if there is code of the template's language in it. */
  readonly coded?: CodedValue | undefined;
}

/** An attribute whose value is looked up in the data. */
export interface BoundAttribute {
  readonly kind: 'bound';
  readonly name: AttributeName;
  /** As it is written, such as `{posts.pages}`. */
  readonly binding: string;
  /** The names to follow from the data to the value. */
  readonly keys: readonly string[];
  readonly range: Range;
  /** Where to look it up, if that is not the data. */
  readonly from?: object;
}

/** An attribute whose value the template's language computes. */
export interface CodedAttribute {
  readonly kind: 'coded';
  readonly name: AttributeName | LinkName;
  readonly value: CodedValue;
  readonly range: Range;
}

/** An attribute of a tag, by how its value comes about. */
export type TagAttribute = WrittenAttribute | BoundAttribute | CodedAttribute;

/** Takes the problems out of what was found. */
export function sift<Found extends object>(
  all: readonly (Found | Problem | undefined)[],
  problems: Problem[],
): Found[] {
  const found: Found[] = [];
  for (const one of all) {
    if (one && 'code' in one) problems.push(one);
    else if (one) found.push(one);
  }
  return found;
}

/**
 * Tells literals, bindings and code of the template's language apart, and reports values that are none of these.
 *
 * @param attributes those of the tag, no name twice
 * @param regions the template code in the tag
 */
export function classifyAttributes(
  text: string,
  attributes: readonly Attribute[],
  regions: readonly Region[],
  options: ResolvedOptions,
): (TagAttribute | Problem)[] {
  const { dialect } = options;
  if (dialect === undefined) return attributes.map((attribute) => classifyText(attribute, options));
  // Without a name beside it, the landmark gets ours, and code that gives it another one would give it two.
  const isNamed = attributes.some(({ name }) => LANDMARK_NAMES.includes(name));
  return attributes.map((attribute) => {
    const { name, range } = attribute;
    const [inName] = rangesIn(regions, { start: range.start, end: range.start + name.length });
    if (inName !== undefined) {
      // The mask hides it; as it is written it is told from an attribute.
      const source = text.slice(inName.start, inName.end);
      const isWhole = source === text.slice(range.start, range.end);
      const isSpread = dialect.syntax.unlessSpread
        ? source.startsWith('{')
        : inName.code !== undefined && isNamed;
      return { ...attribute, kind: isWhole && isSpread ? 'spread' : 'foreign', name: source };
    }
    const within = valueRange(text, attribute);
    const inside = rangesIn(regions, within);
    if (inside.length === 0) return classifyText(attribute, options);
    const value = readCodedValue(text, within, inside);
    const literal = literalOf(name, value, dialect);
    if (literal !== undefined) return { kind: 'written', name, value: literal, range };
    const fault = findFault({ name, value, range }, dialect);
    if (fault !== undefined) return fault;
    return isSchemaName(name) || isLinkName(name)
      ? { kind: 'coded', name, value, range }
      : { kind: 'written', name, value: text.slice(within.start, within.end), range, coded: value };
  });
}

/** Classifies an attribute without code of the template's language. */
function classifyText(
  { name, value, range }: Attribute,
  { dialect, file }: ResolvedOptions,
): TagAttribute | Problem {
  const text = value ?? '';
  const literal = { kind: 'written', name, value, range } as const;
  // Most values have no sign of anything else.
  if (!isSchemaName(name) || !/[{<]/.test(text)) return literal;
  if (isBinding(text))
    return { kind: 'bound', name, binding: text, keys: text.slice(1, -1).split('.'), range };
  const foreign = foreignCode(text, dialect, file);
  if (foreign !== undefined)
    return problem('expression-without-dialect', range, { name, value: show(value), ...foreign });
  const [, inBraces] = /^\s*\{([^{}]*)\}\s*$/.exec(text) ?? [];
  if (inBraces === undefined) return literal;
  const [, needless] = /^\s*(-?\d+|true|false)\s*$/.exec(inBraces) ?? [];
  return problem('invalid-binding', range, { name, value: show(value), literal: needless });
}

/** What the table says of an attribute; undefined for one that is passed through. */
function typeOf(name: string): Definition['type'] | 'link' | undefined {
  return isLinkName(name) ? 'link' : rowOf(name)?.type;
}

/** The value of code that is a literal, such as `{2}` in HEEx, where the table asks for more than a text. */
function literalOf(name: string, value: CodedValue, { syntax }: Dialect): string | undefined {
  const isText = !['integer', 'boolean', 'keyword'].includes(typeOf(name) ?? '');
  const code = isText ? undefined : singleOutput(value);
  return code === undefined ? undefined : syntax.literal?.(code);
}

/** Finds what keeps code in a value from being compiled, if anything does. */
export function findFault(
  { name, value, range }: { readonly name: string; readonly value: CodedValue; readonly range: Range },
  { syntax, examples }: Dialect,
): Problem | undefined {
  const type = typeOf(name);
  const shown = show(writtenText(value));
  const fault = (kind: ValuesOf<'invalid-expression'>['fault'], detail = ''): Problem =>
    problem('invalid-expression', range, { name, value: shown, fault: kind, examples, detail });
  const sources = value.flatMap((piece) => ('source' in piece ? [piece.source] : []));
  const ownName = sources.map(ownNameIn).find(Boolean);
  const ofOwnName = ownName === undefined ? undefined : fault('own-name', ownName);
  if (type === undefined) return ofOwnName;

  const scheme = type === 'path' || type === 'address' ? unsafeScheme(leadingText(value)) : undefined;
  if (scheme !== undefined) return problem('unsafe-path', range, { name, value: shown, scheme });
  // How many slots a control has decides how it is compiled.
  const isCount = rowOf(name)?.max !== undefined;
  if (type === 'keyword' || type === 'number' || isCount) return fault('literal-only');
  const isEmpty = value.every((piece) => isSilent(piece) || ('text' in piece && piece.text.trim() === ''));
  if (isEmpty || value.some((piece) => isSilent(piece) && 'source' in piece && holdsToken(piece.source)))
    return fault('no-output');
  if (ofOwnName !== undefined) return ofOwnName;

  const isSingle = singleOutput(value) !== undefined;
  if (type === 'integer' || type === 'boolean' || type === 'pager')
    return isSingle ? undefined : fault('one-output');
  if (neighbourNames.includes(name)) return onlyOutput(value) === undefined ? fault('one-output') : undefined;
  if (type !== 'path' && type !== 'label' && type !== 'link') return undefined;

  const holds = value.some((piece) =>
    'source' in piece ? canSubstitute(piece.source, syntax) : splitPath(piece.text).length > 1,
  );
  const isOpaque = type === 'path' && syntax.pathOf !== undefined && isSingle;
  if (!holds && !isOpaque && type !== 'link') return fault('no-token');
  const misuse = sources
    .map((source) => syntax.misusesToken?.(source) ?? (type === 'link' ? misuseInLink(source) : undefined))
    .find(Boolean);
  return misuse === undefined ? undefined : fault('misused-token', misuse);
}

/** What to write instead of code in an attribute of links that would not get the page or the path it asks for. */
function misuseInLink(source: string): string | undefined {
  if (holdsToken(source.replaceAll(':page', '').replaceAll(PATH_TOKEN, ':page')))
    return `Only text can have ${PATH_TOKEN} in it: write it outside of the code.`;
  // The symbol of Elixir and Ruby, as the value of a key.
  return /(?::|=>)\s*:page\b/.test(source) ? "Write ':page' as a string, in quotation marks." : undefined;
}
