import {
  type DynamicValue,
  isStatement,
  leadingText,
  onlyOutput,
  singleOutput,
  writtenText,
} from './dynamic-value.js';
import { readDynamicValue, valueRange } from './read-dynamic-value.js';
import type { ValuesOf } from '../diagnostics/codes.js';
import { problem, type Problem, type Report } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import type { RefusingBlock } from '../regions/blocks.js';
import type { Region } from '../regions/region.js';
import { ownNameIn } from '../program/names.js';
import { canSubstitute, holdsToken, substituteTokens, SUMMARY_TOKENS, tokensIn } from '../program/token.js';
import { classifyText } from './classify-text.js';
import type { TagAttribute } from './tag-attribute.js';
import { LANDMARK_NAMES } from './names.js';
import type { Attribute } from '../tags/parsed-tags.js';
import { LINK_WORDS, PATH_TOKEN, splitPath, tokensOf, variesByPage } from '../base/path.js';
import { isLinkName, isSchemaName, neighborNames, rowOf, type Definition } from './schema.js';
import { rangesIn, type Range } from '../base/source.js';
import type { ResolvedOptions } from '../options/render-options.js';
import { schemeOf, show } from './values.js';

/** Classifies attributes as literals, bindings or template code, and reports all others. */
export function classifyAttributes(
  text: string,
  attributes: readonly Attribute[],
  regions: readonly Region[],
  options: ResolvedOptions,
  report: Report,
): TagAttribute[] {
  const { dialect } = options;
  if (dialect === undefined)
    return attributes.flatMap((attribute) => classifyText(text, attribute, options, report) ?? []);
  // A landmark without a name gets the default one. Code that adds another would give it two.
  const isNamed = attributes.some(({ name }) => LANDMARK_NAMES.includes(name));
  return attributes.flatMap((attribute): TagAttribute | [] => {
    const { name, range } = attribute;
    const [inName] = rangesIn(regions, { start: range.start, end: range.start + name.length });
    if (inName !== undefined) {
      // The name is masked, so look at the source to tell code from an attribute.
      const source = text.slice(inName.start, inName.end);
      const isWhole = source === text.slice(range.start, range.end);
      const isSpread = dialect.syntax.unlessSpread
        ? source.startsWith('{')
        : inName.expression !== undefined && isNamed;
      return { ...attribute, kind: isWhole && isSpread ? 'spread' : 'foreign', name: source };
    }
    const within = valueRange(text, attribute);
    const inside = rangesIn(regions, within);
    if (inside.length === 0) return classifyText(text, attribute, options, report) ?? [];
    const value = readDynamicValue(text, within, inside);
    const literal = literalOf(name, value, dialect);
    if (literal !== undefined) return { kind: 'written', name, value: literal, range };
    const fault = findFault({ name, value, range }, dialect, options.schemes);
    if (fault !== undefined) {
      report(fault);
      return [];
    }
    return isSchemaName(name) || isLinkName(name)
      ? { kind: 'dynamic', name, value, range }
      : { kind: 'written', name, value: text.slice(within.start, within.end), range, dynamic: value };
  });
}

function typeOf(name: string): Definition['type'] | 'link' | undefined {
  return isLinkName(name) ? 'link' : rowOf(name)?.type;
}

/** Returns the value of code that is a literal, such as `{2}` in HEEx, for attributes other than text. */
function literalOf(name: string, value: DynamicValue, { syntax }: Dialect): string | undefined {
  const isText = !['integer', 'boolean', 'keyword'].includes(typeOf(name) ?? '');
  const code = isText ? undefined : singleOutput(value);
  return code === undefined ? undefined : syntax.literal?.(code);
}

/** Returns the reason why code in a value cannot be compiled, if any. */
export function findFault(
  { name, value, range }: { readonly name: string; readonly value: DynamicValue; readonly range: Range },
  { syntax, examples, refusing = [] }: Dialect,
  schemes: readonly string[],
): Problem | undefined {
  const type = typeOf(name);
  const shown = show(writtenText(value));
  const fault = (kind: ValuesOf<'invalid-expression'>['fault'], detail = ''): Problem =>
    problem('invalid-expression', range, { name, value: shown, fault: kind, examples, detail });
  const sources = value.flatMap((piece) => ('source' in piece ? [piece.source] : []));
  const misplaced = value
    .map((piece) => ('source' in piece ? syntax.misplacedCode?.(piece.source, piece.expression) : undefined))
    .find(Boolean);
  const text = value.map((piece) => ('text' in piece ? piece.text : '\n')).join('');
  const refused = misplaced ?? syntax.unpairedCode?.(sources, text);
  if (refused !== undefined) return fault('misplaced', refused);
  const ownName = sources.map(ownNameIn).find(Boolean);
  const ownNameFault = ownName === undefined ? undefined : fault('own-name', ownName);
  if (type === undefined) return ownNameFault;

  const scheme = schemeOf(type, leadingText(value), schemes);
  if (scheme !== undefined) return problem('unsafe-path', range, { name, value: shown, scheme });
  // The compiled markup depends on the number of slots.
  const isCount = rowOf(name)?.max !== undefined;
  if (type === 'keyword' || type === 'number' || type === 'integers' || isCount) return fault('literal-only');
  const isEmpty = value.every((piece) => isStatement(piece) || ('text' in piece && piece.text.trim() === ''));
  if (isEmpty || value.some((piece) => isStatement(piece) && 'source' in piece && holdsToken(piece.source)))
    return fault('no-output');
  if (ownNameFault !== undefined) return ownNameFault;

  const isSingle = singleOutput(value) !== undefined;
  const isList = syntax.isList?.(onlyOutput(value) ?? '') === true;
  if (type === 'integer' || type === 'boolean' || type === 'pager')
    return isSingle && !isList ? undefined : fault('one-output');
  if (neighborNames.includes(name))
    return onlyOutput(value) === undefined || isList ? fault('one-output') : undefined;
  const withNumber = numberInBlock(value, refusing, name === 'summary' ? SUMMARY_TOKEN : NUMBER_TOKENS);
  if (withNumber !== undefined) return fault('token-in-block', withNumber);
  if (name === 'summary') {
    const [lost] = sources.flatMap((source) =>
      tokensIn<string>(
        substituteTokens(source, () => 1, syntax, SUMMARY_TOKENS),
        SUMMARY_TOKENS,
      ),
    );
    return lost === undefined ? undefined : fault('lost-token', lost);
  }
  if (type !== 'path' && type !== 'label' && type !== 'link') return undefined;

  const hasToken = value.some((piece) => {
    if ('source' in piece)
      return canSubstitute(piece.source, syntax, type === 'label' ? ['page'] : undefined);
    return type === 'label' ? splitPath(piece.text).length > 1 : variesByPage(piece.text);
  });
  // A literal without the token is neither a function nor a path with the token.
  const isFixed = syntax.literal?.(singleOutput(value) ?? '') !== undefined;
  const isOpaque = type === 'path' && syntax.pathOf !== undefined && isSingle && !isFixed;
  if (!hasToken && !isOpaque && type !== 'link')
    return sources.some((source) => tokensIn(source).includes('page'))
      ? fault('lost-token', 'page')
      : fault('no-token');
  const misuse = sources
    .map((source) => syntax.misusesToken?.(source) ?? (type === 'link' ? misuseInLink(source) : undefined))
    .find(Boolean);
  return misuse === undefined ? undefined : fault('misused-token', misuse);
}

const NUMBER_TOKENS = tokensOf(LINK_WORDS);
const SUMMARY_TOKEN = tokensOf(['from', 'to', 'total']);

/** What to write instead of a token in the text of a block that refuses code; undefined if there is none. */
function numberInBlock(
  value: DynamicValue,
  blocks: readonly RefusingBlock[],
  token: RegExp,
): string | undefined {
  let open: RefusingBlock | undefined;
  for (const piece of value) {
    if ('text' in piece) {
      if (open && token.test(piece.text)) return open.withNumber;
    } else if (open?.closes?.test(piece.source) === true) open = undefined;
    else open ??= blocks.find(({ opens }) => opens.test(piece.source));
  }
  return undefined;
}

function misuseInLink(source: string): string | undefined {
  if (tokensIn(source.replaceAll(':page', '').replaceAll(PATH_TOKEN, ':page')).includes('page'))
    return `Only text can have ${PATH_TOKEN} in it: write it outside of the code.`;
  // An Elixir atom or Ruby symbol as the value of a key.
  return /(?::|=>)\s*:page\b/.test(source) ? "Write ':page' as a string, in quotation marks." : undefined;
}
