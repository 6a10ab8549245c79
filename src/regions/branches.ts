import type { Region } from './region.js';

/** Returns true if two places, in order, are in different branches of one condition, so that no page has both. */
export function areAlternatives(
  text: string,
  regions: readonly Region[],
  first: number,
  second: number,
): boolean {
  let depth = 0;
  let outermost = 0;
  // Depth of the block around the first place that has moved on to another branch.
  let branched: number | undefined;
  for (const { start, end, enclosing } of regions) {
    if (start < first) continue;
    if (start >= second) break;
    // Separate templates.
    if (enclosing !== undefined) return true;
    const role = roleOf(text.slice(start, end), text);
    if (role === 'begins') depth++;
    if (role === 'ends') depth--;
    outermost = Math.min(outermost, depth);
    if (branched !== undefined && depth < branched) branched = undefined;
    if (role === 'continues' && depth === outermost) branched = depth;
  }
  return branched !== undefined;
}

const OPENING = /^(?:\{\{[-~]?|\{%[-~+]?|<%[-_=]?|<\?(?:php|=)?|@)\s*/;
const CLOSING = /(?:[-~+_]?(?:\}\}|%\}|%>)|\?>)$/;

/** A Smarty or FreeMarker tag; its end tag names the block: `{if …}`, `{/if}`, `<#if …>`, `</#if>`. */
const NAMED = /^(\{|<(?=\/?#))(\/?)#?(\w+)/;

export function roleOf(source: string, text: string): 'begins' | 'continues' | 'ends' | undefined {
  const [, brace = '', slash, word = ''] = NAMED.exec(source) ?? [];
  const endTag = brace === '{' ? '{/' : '</#';
  if (word !== '' && text.includes(endTag)) {
    if (/else|^(?:case|default|on|recover)$/.test(word)) return 'continues';
    if (slash) return 'ends';
    return text.includes(`${endTag}${word}`) ? 'begins' : undefined;
  }
  let code = source.replace(OPENING, '').replace(CLOSING, '').trimEnd();
  // The end of a branch may be in the code that begins the next one.
  code = code.replace(/^break\s*;\s*/, '');
  while (code.endsWith(';')) code = code.slice(0, -1).trimEnd();
  const isDirective = source.startsWith('@');
  if (/^(?:\}\s*)?(?:else|elif|elsif|when\b|empty$|default:?$|\^$)/.test(code)) return 'continues';
  if (isDirective && /^case\b/.test(code)) return 'continues';
  // Ruby's `case` begins a block, and has no colon; its patterns begin with `in`.
  if (source.startsWith('<?') && /^(?:case|default)\b/.test(code)) return 'continues';
  if (source.startsWith('<%') && /^(?:case\b[^]*|default\s*):$/.test(code)) return 'continues';
  if (source.startsWith('<%') && /^in\b/.test(code)) return 'continues';
  if (code.endsWith('->')) return /\bfn\b/.test(code) ? 'begins' : 'continues';
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
 * Returns true if two Elixir conditions in braces clearly exclude each other: `{@a}` and `{!@a}`, or `{@tab == :all}`
 * and `{@tab == :new}`.
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

/** Strips the braces and any outer parentheses from a condition. */
function bare(condition: string): string {
  const code = condition.replace(/^\{|\}$/g, '').trim();
  return /^\(([^()]*)\)$/.exec(code)?.[1]?.trim() ?? code;
}
