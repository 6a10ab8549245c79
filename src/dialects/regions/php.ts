import type { Range } from '../../base/source.js';
import { findByDelimiters, output } from './delimiters.js';
import { indexAfter, matchFrom, stringEnd, trim } from './scan.js';

/**
 * Finds the code of a PHP file, as `Zend/zend_language_scanner.l` does. Short tags (`<?`) count as code whatever php.ini
 * says; `<?xml` does not. Code that nothing ends goes on to the end of the file, as is usual in PHP.
 */
export const findPhpRegions = findByDelimiters(/<\?(?:php(?=\s|$)|(=)|(?!xml\s))/gi, {
  '=': output(closingOfPhp),
  '': (text, start, from) => {
    const closing = closingOfPhp(text, from);
    const code = echoed(text, from, closing.start);
    return code
      ? { start, end: closing.end, kind: 'output', code }
      : { start, end: closing.end, kind: 'code' };
  },
});

function closingOfPhp(text: string, from: number): Range {
  const end = findEnd(text, from);
  const isClosed = end - 2 >= from && text.startsWith('?>', end - 2);
  return { start: expressionEnd(text, from, isClosed ? end - 2 : end), end };
}

/** What code prints that is one `echo` of one expression; undefined for any other. */
function echoed(text: string, start: number, end: number): Range | undefined {
  const [echo] = /^\s*echo\b/i.exec(text.slice(start, end)) ?? [];
  if (echo === undefined) return undefined;
  const code = trim(text, start + echo.length, end);
  const expression = text.slice(code.start, code.end);
  if (expression.length > LONGEST_ECHO) return undefined;
  // With strings and what stands in parentheses left out, a comma or a semicolon tells of more than one expression.
  let bare = withoutStrings(expression);
  for (let inner = ''; inner !== bare;) [inner, bare] = [bare, bare.replace(/[([][^()[\]]*[)\]]/g, '_')];
  return /[;,#{}"'`]|\/[/*]|<<</.test(bare) ? undefined : code;
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

/** Longer code is read as code of any kind. */
const LONGEST_ECHO = 1000;

/** Where the expression in code ends, of `<?= $page; ?>` for example: a semicolon is no part of it. */
export function expressionEnd(text: string, from: number, codeEnd: number): number {
  const { start, end } = trim(text, from, codeEnd);
  return end > start && text.charAt(end - 1) === ';' ? end - 1 : codeEnd;
}

/**
 * Where a token of PHP may begin that can hold `?>`, and where interpolated code may end. After `__halt_compiler` PHP
 * reads and prints nothing more of a file.
 */
const CODE =
  /\?>|\/\/|#(?!\[)|\/\*|['"`{}]|<<<|(?<![\w$\\\x80-\uffff]|->)__halt_compiler(?![\w\x80-\uffff])/gi;
/** Texts with code in them: where it may begin, and what ends them. */
const TEXTS = { '"': /\\[^]|\{\$|\$\{|"/g, '`': /\\[^]|\{\$|\$\{|`/g };

const HEREDOC = /<<<[ \t]*(["']?)([a-z_\x80-\uffff][\w\x80-\uffff]*)\1\r?\n/iy;

/** The offset behind the `?>` that ends code; the end of the text where none does. */
function findEnd(text: string, from: number): number {
  // What is looked for in the text or the code that the reader is in, and in all that it stands in.
  const modes: RegExp[] = [CODE];
  let at: number | undefined = from;
  for (let mode = modes.at(-1); mode && at !== undefined; mode = modes.at(-1)) {
    const found = matchFrom(mode, text, at);
    if (!found) return text.length;
    const [mark] = found;
    at = mode.lastIndex;
    if (mode !== CODE) {
      if (mark === '{$' || mark === '${') modes.push(CODE);
      else if (!mark.startsWith('\\')) modes.pop();
    } else if (mark === '?>') {
      return at;
    } else if (mark === '{') {
      modes.push(CODE);
    } else if (mark === '}') {
      if (modes.length > 1) modes.pop();
    } else if (mark === '//' || mark === '#') {
      // A comment of one line ends before `?>` as well.
      at = matchFrom(/[\n\r]|\?>/g, text, at)?.index;
    } else if (mark === '/*') {
      at = indexAfter(text, '*/', at);
    } else if (mark === "'") {
      at = stringEnd(text, at, mark);
    } else if (mark === '"' || mark === '`') {
      modes.push(TEXTS[mark]);
    } else if (mark === '<<<') {
      at = readHeredoc(text, found.index, modes) ?? at;
    } else {
      return text.length;
    }
  }
  return text.length;
}

/** Reads the head of a heredoc or a nowdoc; undefined where `<<<` begins neither. */
function readHeredoc(text: string, start: number, modes: RegExp[]): number | undefined {
  const [head, quote, label = ''] = matchFrom(HEREDOC, text, start) ?? [];
  if (head === undefined) return undefined;
  // The label may be indented, and ends the text only as a whole word at the start of a line.
  const end = `(?<=[\\n\\r])[ \\t]*${label}(?![\\w\\x80-\\uffff])`;
  modes.push(new RegExp(quote === "'" ? end : `\\\\[^]|\\{\\$|\\$\\{|${end}`, 'g'));
  return start + head.length;
}
