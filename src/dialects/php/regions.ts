import type { Range } from '../../base/source.js';
import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { endsOfModes, REFUSED, stringEnd, STRINGS, trim, type Mode } from '../../regions/modes.js';

/**
 * Finds the code of a PHP file, as `Zend/zend_language_scanner.l` does. Short tags (`<?`) count as code regardless of
 * php.ini; `<?xml` does not. Unclosed code extends to the end of the file, as is usual in PHP; but an unclosed short tag
 * may as well be text.
 */
export const findRegions = findByDelimiters(/<\?(?:(=)|(?:(php)(?=\s|$)|(?!xml\s))(?:\s*(echo)\b)?)/gi, {
  '=': output(endOfPhp),
  phpecho: output(endOfPhp, { test: isMoreThanExpression }),
  php: region('code', endOfPhp),
  echo: output(endOfShortTag, { test: isMoreThanExpression }),
  '': region('code', endOfShortTag),
});

function endOfShortTag(text: string, from: number): Range | undefined {
  const range = endOfPhp(text, from);
  return range.end < text.length || text.endsWith('?>') ? range : undefined;
}

function endOfPhp(text: string, from: number): Range {
  for (const { found } of endsOfModes(text, from, CODE)) {
    const { 0: delimiter, index } = found;
    if (delimiter === '?>') return { start: expressionEnd(text, from, index), end: index + delimiter.length };
  }
  return { start: expressionEnd(text, from, text.length), end: text.length };
}

function isMoreThanExpression(code: string): boolean {
  if (code.length > LONGEST_ECHO) return true;
  // Outside strings and brackets, a comma or semicolon means more than one.
  let bare = withoutStrings(code);
  for (let inner = ''; inner !== bare;) [inner, bare] = [bare, bare.replace(/[([][^()[\]]*[)\]]/g, '_')];
  return /[;,#{}"'`]|\/[/*]|<<</.test(bare);
}

function withoutStrings(code: string): string {
  let rest = '';
  for (let at = 0; at < code.length;) {
    const mark = code.charAt(at++);
    const end = mark === '"' || mark === "'" ? stringEnd(code, at, mark) : undefined;
    rest += end === undefined ? mark : '_';
    at = end ?? at;
  }
  return rest;
}

/** Longer code is not analyzed. */
const LONGEST_ECHO = 1000;

/** Where the expression in code such as `<?= $page; ?>` ends: before the semicolon. */
export function expressionEnd(text: string, from: number, codeEnd: number): number {
  const { start, end } = trim(text, from, codeEnd);
  return end > start && text.charAt(end - 1) === ';' ? end - 1 : codeEnd;
}

/** Tokens that may contain `?>`. After `__halt_compiler`, PHP ignores the rest of the file. */
const TOKEN =
  /\/\/|#(?!\[)|\/\*|["'`]|(?<!<)<<<[ \t]*(?:(?<label>[a-z_\x80-\uffff][\w\x80-\uffff]*)|"(?<quoted>[a-z_\x80-\uffff][\w\x80-\uffff]*)"|'(?<raw>[a-z_\x80-\uffff][\w\x80-\uffff]*)')\r?\n|(?<![\w$\\\x80-\uffff]|->)__halt_compiler(?![\w\x80-\uffff])/
    .source;

const CODE: Mode = { stop: new RegExp(`(\\?>)|${TOKEN}`, 'gi'), begins: begin };
/** Code in a string, such as `"{$a['b']}"`. */
const IN_TEXT: Mode = { stop: new RegExp(`(\\}|\\?>)|\\{|${TOKEN}`, 'gi'), begins: begin };
const TEXT = { '{$': IN_TEXT, '${': IN_TEXT };
/** A line comment also ends before `?>`. */
const LINE: Mode = { stop: /([\n\r]|(?=\?>))/g };

const INNER: Readonly<Record<string, Mode>> = {
  '//': LINE,
  '#': LINE,
  '/*': { stop: /(\*\/)/g },
  "'": STRINGS["'"],
  '"': { stop: /\\[^]|\{\$|\$\{|(")/g, begins: TEXT },
  '`': { stop: /\\[^]|\{\$|\$\{|(`)/g, begins: TEXT },
  '{': IN_TEXT,
};

function begin({ 0: mark, groups: { label, quoted, raw } = {} }: RegExpExecArray): Mode | undefined {
  const name = label ?? quoted ?? raw;
  if (name === undefined) return INNER[mark] ?? REFUSED;
  // The label may be indented, and ends the string only as the first whole word on its line.
  const end = `(?<=[\\n\\r])[ \\t]*(${name})(?![\\w\\x80-\\uffff])`;
  return raw !== undefined
    ? { stop: new RegExp(end, 'g') }
    : { stop: new RegExp(`\\\\[^]|\\{\\$|\\$\\{|${end}`, 'g'), begins: TEXT };
}

/** In brackets, a comma or a semicolon separates parts of one expression. */
const IN_BRACKETS = withBrackets(/[)\]}]/);
const EXPRESSION = withBrackets(/,|;(?=\s*[^\s/#])/);

function withBrackets(end: RegExp): Mode {
  return {
    stop: new RegExp(`(${end.source})|[([{]|${TOKEN}`, 'gi'),
    begins: (found) => ('([{'.includes(found[0]) ? IN_BRACKETS : begin(found)),
  };
}

/** Whether the code of an output goes on after its first expression, as in `<?= $a, $b ?>`. */
export function isList(code: string): boolean {
  for (const { opening } of endsOfModes(code, 0, EXPRESSION)) if (opening === undefined) return true;
  return false;
}
