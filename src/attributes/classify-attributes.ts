import { readCodedValue, regionsIn, valueRange } from './coded-value.js';
import type { ExpressionFault } from '../diagnostics/control-codes.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import type { Region } from '../dialects/regions/region.js';
import { ownNameIn } from '../dialects/names.js';
import { canSubstitute, holdsToken } from '../dialects/token.js';
import { isSilent, leadingText, onlyOutput, singleOutput, type CodedValue } from '../dialects/value.js';
import { recognizeDynamic } from './expression.js';
import { isNeighbour, LANDMARK_NAMES } from './names.js';
import type { Attribute } from '../tags/parsed-tags.js';
import { PATH_TOKEN, splitPath, unsafeScheme } from '../base/path.js';
import { definitionOf, isLinkName, isSchemaName, type AttributeName, type LinkName } from './schema.js';
import type { Range } from '../base/source.js';
import { show } from './values.js';

/** An attribute with the value its author gave it, in a template (a string, or null for none) or in code (anything). */
export interface WrittenAttribute {
  readonly name: string;
  /** What it is, if it is no attribute: template code that stands among them, or gives some when the page is rendered. */
  readonly code?: 'foreign' | 'spread';
  readonly value: unknown;
  readonly range: Range;
}

/** An attribute whose value is looked up in the data. */
export interface BoundAttribute {
  readonly name: AttributeName;
  /** As it is written, such as `{posts.pages}`. */
  readonly binding: string;
  /** The names to follow from the data to the value. */
  readonly keys: readonly string[];
  readonly range: Range;
  /** Where to look them up, if that is not the data. */
  readonly from?: object | undefined;
}

/** An attribute with template code in its value. */
export interface CodedAttribute {
  readonly name: AttributeName | LinkName;
  readonly value: CodedValue;
  readonly range: Range;
}

/** The language of a template, and where its code is. */
export interface TemplateCode {
  readonly dialect: Dialect;
  readonly regions: readonly Region[];
}

/** The attributes of a tag, by how their values come about. No name occurs twice. */
export interface ClassifiedAttributes {
  /** The attributes whose values are known. */
  readonly written: readonly WrittenAttribute[];
  /** The attributes whose values are still to come. */
  readonly bound: readonly BoundAttribute[];
  /** The attributes whose values the template's language computes. */
  readonly coded: readonly CodedAttribute[];
  readonly problems: readonly Problem[];
}

/**
 * Tells literals, bindings and code of the template's language apart, and reports values that are none of these.
 *
 * @param text the template
 * @param attributes as they were found, no name twice
 * @param regions the template code in the tag
 * @param dialect the template's language, if it has one
 * @param file the template's name, if it has one
 */
export function classifyAttributes(
  text: string,
  attributes: readonly Attribute[],
  regions: readonly Region[],
  dialect: Dialect | undefined,
  file?: string,
): ClassifiedAttributes {
  const problems: Problem[] = [];
  const bound: BoundAttribute[] = [];
  const coded: CodedAttribute[] = [];
  const written: WrittenAttribute[] = [];
  for (const attribute of attributes) {
    const { name, range } = attribute;
    const [first] = regionsIn(regions, { start: range.start, end: range.start + name.length });
    if (first !== undefined) {
      // The mask hides it; as it is written it is told from an attribute.
      const source = text.slice(first.start, first.end);
      const isWhole = source === text.slice(range.start, range.end);
      // Without a name beside it, the landmark gets ours, and code that gives it another one would give it two.
      const isSpread = dialect?.syntax.unlessSpread
        ? source.startsWith('{')
        : first.code !== undefined && attributes.some((one) => LANDMARK_NAMES.includes(one.name));
      written.push({ ...attribute, name: source, code: isWhole && isSpread ? 'spread' : 'foreign' });
      continue;
    }
    const within = regions.length === 0 ? undefined : valueRange(text, attribute);
    const inside = within === undefined ? [] : regionsIn(regions, within);
    if (within !== undefined && inside.length > 0 && (isSchemaName(name) || isLinkName(name))) {
      const value = readCodedValue(text, within, inside);
      const literal = literalOf(name, value, dialect);
      const fault = dialect && findFault(name, value, range, dialect);
      if (literal !== undefined) written.push({ name, value: literal, range });
      else if (fault !== undefined) problems.push(fault);
      else coded.push({ name, value, range });
      continue;
    }
    const value = inside.length > 0 ? text.slice(within?.start, within?.end) : attribute.value;
    const ownName = inside.map(({ start, end }) => ownNameIn(text.slice(start, end))).find(Boolean);
    if (dialect && ownName !== undefined) {
      const { examples } = dialect;
      const values = { name, value: show(value), fault: 'own-name', examples, detail: ownName } as const;
      problems.push(problem('invalid-expression', range, values));
      continue;
    }
    const dynamic = isSchemaName(name) ? recognizeDynamic(value ?? '') : undefined;
    if (!isSchemaName(name) || dynamic === undefined) {
      written.push({ name, value, range });
    } else if (dynamic.kind === 'binding') {
      bound.push({ name, binding: dynamic.text, keys: dynamic.keys, range });
    } else if (dynamic.kind === 'expression') {
      const { languages } = dynamic;
      const values = { name, value: show(value), languages, dialect: dialect?.label, file };
      problems.push(problem('expression-without-dialect', range, values));
    } else {
      problems.push(
        problem('invalid-binding', range, { name, value: show(value), literal: dynamic.literal }),
      );
    }
  }
  return { written, bound, coded, problems };
}

/** The value of code that is a literal, such as `{2}` in HEEx, where the table asks for more than a text. */
function literalOf(
  name: AttributeName | LinkName,
  value: CodedValue,
  dialect: Dialect | undefined,
): string | undefined {
  const code = singleOutput(value);
  if (code === undefined || !['integer', 'boolean', 'keyword'].includes(definitionOf(name).type))
    return undefined;
  return dialect?.syntax.literal?.(code);
}

/** How many slots a control has. */
const LITERAL_COUNTS: readonly string[] = ['sibling_count', 'boundary_count'];

/** Finds what keeps code in a value from being compiled, if anything does. */
export function findFault(
  name: AttributeName | LinkName,
  value: CodedValue,
  range: Range,
  { syntax, examples }: Dialect,
): Problem | undefined {
  const shown = show(value.map((piece) => ('source' in piece ? piece.source : piece.text)).join(''));
  const fault = (kind: ExpressionFault, detail = ''): Problem =>
    problem('invalid-expression', range, { name, value: shown, fault: kind, examples, detail });
  const sources = value.flatMap((piece) => ('source' in piece ? [piece.source] : []));
  const { type } = definitionOf(name);
  const isAddress = type === 'path' || type === 'address';
  const scheme = isAddress ? unsafeScheme(leadingText(value)) : undefined;
  if (scheme !== undefined) return problem('unsafe-path', range, { name, value: shown, scheme });
  if (type === 'keyword' || type === 'number') return fault('literal-only');
  if (LITERAL_COUNTS.includes(name)) return fault('literal-only');
  const isEmpty = value.every((piece) => isSilent(piece) || ('text' in piece && piece.text.trim() === ''));
  if (isEmpty || value.some((piece) => isSilent(piece) && 'source' in piece && holdsToken(piece.source)))
    return fault('no-output');
  const ownName = sources.map(ownNameIn).find(Boolean);
  if (ownName !== undefined) return fault('own-name', ownName);
  if (type === 'integer' || type === 'boolean' || type === 'pager')
    return singleOutput(value) === undefined ? fault('one-output') : undefined;
  if (isNeighbour(name)) return onlyOutput(value) === undefined ? fault('one-output') : undefined;
  if (type !== 'path' && type !== 'label' && type !== 'link') return undefined;
  const holds = value.some((piece) =>
    'source' in piece ? canSubstitute(piece.source, syntax) : splitPath(piece.text).length > 1,
  );
  const isOpaque = type === 'path' && syntax.pathOf !== undefined && singleOutput(value) !== undefined;
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
