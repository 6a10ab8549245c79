import type { Region } from './regions/region.js';

/**
 * Tells whether two places of a template stand in different branches of one condition, so that no page has both.
 *
 * @param text the template
 * @param regions the code in it, in order
 * @param first the earlier place
 */
export function areAlternatives(
  text: string,
  regions: readonly Region[],
  first: number,
  second: number,
): boolean {
  let depth = 0;
  let outermost = 0;
  // The depth of the block around the first place that has gone on to another branch.
  let branched: number | undefined;
  for (const { start, end, host } of regions) {
    if (start < first) continue;
    if (start >= second) break;
    // Another template.
    if (host !== undefined) return true;
    const part = partOf(text.slice(start, end), text);
    if (part === 'begins') depth++;
    if (part === 'ends') depth--;
    outermost = Math.min(outermost, depth);
    if (branched !== undefined && depth < branched) branched = undefined;
    if (part === 'goes on' && depth === outermost) branched = depth;
  }
  return branched !== undefined;
}

const OPENING = /^(?:\{\{[-~]?|\{%[-~+]?|<%[-_=]?|<\?(?:php|=)?|@)\s*/;
const CLOSING = /(?:[-~+_]?(?:\}\}|%\}|%>)|\?>)$/;

/** A tag of Smarty or FreeMarker, whose end tags name the block: `{if …}`, `{/if}`, `<#if …>`, `</#if>`. */
const NAMED = /^(\{|<(?=\/?#))(\/?)#?(\w+)/;

/** What code does with a block of its language. */
function partOf(source: string, text: string): 'begins' | 'goes on' | 'ends' | undefined {
  const [, brace = '', slash, word = ''] = NAMED.exec(source) ?? [];
  const endTag = brace === '{' ? '{/' : '</#';
  if (word !== '' && text.includes(endTag)) {
    if (/else|^(?:case|default|recover)$/.test(word)) return 'goes on';
    if (slash) return 'ends';
    return text.includes(`${endTag}${word}`) ? 'begins' : undefined;
  }
  let code = source.replace(OPENING, '').replace(CLOSING, '').trimEnd();
  while (code.endsWith(';')) code = code.slice(0, -1).trimEnd();
  const isDirective = source.startsWith('@');
  if (/^(?:\}\s*)?(?:else|elif|elsif|when\b|empty$|default:?$|\^$)/.test(code)) return 'goes on';
  if (isDirective && /^case\b/.test(code)) return 'goes on';
  if (code.endsWith('->')) return /\bfn\b/.test(code) ? 'begins' : 'goes on';
  if (/^(?:end|\/|\}[\s)]*$)/.test(code)) return 'ends';
  return beginsBlock(source, code, text) ? 'begins' : undefined;
}

function beginsBlock(source: string, code: string, text: string): boolean {
  if (source.startsWith('{%') || source.startsWith('@')) {
    const [word = ''] = /^\w+/.exec(code) ?? [];
    return word !== '' && word !== 'set' && text.includes(`end${word}`);
  }
  if (source.startsWith('{{')) return /^(?:[#^]|(?:if|with|range|block|define)\b)/.test(code);
  return (
    /(?:\bdo(?:\s*\|[^|]*\|)?|[{:])$/.test(code) ||
    (source.startsWith('<%') && /^(?:if|unless|case|while|until)\b[^;{]*$/.test(code))
  );
}

const SIMPLE = '[@\\w.?[\\]:]+';
const NEGATION = new RegExp(`^(?:!|not\\b|is_nil\\b)\\s*(?:\\(([^()]*)\\)|(${SIMPLE}))$`);
const COMPARISON = new RegExp(`^(${SIMPLE}) ?([!=])==? ?(:\\w+|"[^"#\\\\]*"|-?\\d+|nil|true|false)$`);

/**
 * Tells whether two conditions of Elixir in braces never hold together, as far as their texts show: `{@a}` and `{!@a}`,
 * `{@tab == :all}` and `{@tab == :new}`.
 */
export function areOpposites(first: string, second: string): boolean {
  const [one, other] = [bare(first), bare(second)];
  if (negated(one) === other || negated(other) === one) return true;
  const [, subject, sign, value] = COMPARISON.exec(one) ?? [];
  const [, otherSubject, otherSign, otherValue] = COMPARISON.exec(other) ?? [];
  if (subject === undefined || subject !== otherSubject) return false;
  return sign === otherSign ? sign === '=' && value !== otherValue : value === otherValue;
}

function negated(condition: string): string | undefined {
  const [, inParentheses, simple] = NEGATION.exec(condition) ?? [];
  return (inParentheses ?? simple)?.trim();
}

/** A condition without braces, and without parentheses around the whole. */
function bare(condition: string): string {
  const code = condition.replace(/^\{|\}$/g, '').trim();
  return /^\(([^()]*)\)$/.exec(code)?.[1]?.trim() ?? code;
}
