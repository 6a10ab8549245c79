import type { Range } from '../../base/source.js';
import type { FindRegions, Region } from './region.js';
import { stringEnd, trim } from './scan.js';

/**
 * Finds the code of a PHP file. Short tags (`<?`) count as code whatever php.ini says; `<?xml` does not. Code that
 * nothing ends goes on to the end of the file, as is usual in PHP.
 */
export const findPhpRegions: FindRegions = (text) => {
  const regions: Region[] = [];
  const opening = /<\?(?:php(?=\s|$)|=|(?!xml\s))/gi;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const start = found.index;
    const codeStart = opening.lastIndex;
    const end = findEnd(text, codeStart);
    const codeEnd = text.startsWith('?>', end - 2) && end - 2 >= codeStart ? end - 2 : end;
    const code =
      found[0] === '<?=' ? withoutSemicolon(text, codeStart, codeEnd) : echoed(text, codeStart, codeEnd);
    if (code !== undefined) {
      regions.push({ start, end, kind: 'output', code });
    } else {
      regions.push({ start, end, kind: 'code' });
    }
    opening.lastIndex = end;
  }
  return regions;
};

/** What code prints that is one `echo` of one expression; undefined for any other. */
function echoed(text: string, start: number, end: number): Range | undefined {
  const [echo] = /^\s*echo\b/i.exec(text.slice(start, end)) ?? [];
  if (echo === undefined) return undefined;
  const code = withoutSemicolon(text, start + echo.length, end);
  const expression = text.slice(code.start, code.end);
  if (expression.length > LONGEST_ECHO) return undefined;
  // With strings and what stands in parentheses left out, a comma or a semicolon tells of more than one expression.
  let bare = expression.replace(/"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g, '_');
  for (let inner = ''; inner !== bare;) [inner, bare] = [bare, bare.replace(/[([][^()[\]]*[)\]]/g, '_')];
  return /[;,#{}"'`]|\/[/*]|<<</.test(bare) ? undefined : code;
}

/** Longer code is read as code of any kind. */
const LONGEST_ECHO = 1000;

/** The expression alone, of `<?= $page; ?>` for example. */
export function withoutSemicolon(text: string, start: number, end: number): Range {
  const code = trim(text, start, end);
  return text.charAt(code.end - 1) === ';' && code.end > code.start
    ? trim(text, code.start, code.end - 1)
    : code;
}

const HEREDOC = /<<<[ \t]*(["']?)([a-z_\x80-\uffff][\w\x80-\uffff]*)\1\r?\n/iy;
/**
 * Where a token of PHP may begin that can hold `?>`, and where interpolated code may end. After `__halt_compiler` PHP
 * reads and prints nothing more of a file.
 */
const STOP =
  /\?>|\/\/|#(?!\[)|\/\*|['"`{}]|<<<|(?<![\w$\\\x80-\uffff]|->)__halt_compiler(?![\w\x80-\uffff])/i;

/** What the reader is in: code, whose braces count, or a text with code in it, up to what ends the text. */
type Mode = { readonly kind: 'code'; depth: number } | { readonly kind: 'text'; readonly end: RegExp };

/** The offset behind the `?>` that ends code; the end of the text where none does. */
function findEnd(text: string, from: number): number {
  const modes: Mode[] = [{ kind: 'code', depth: 0 }];
  let at = from;
  for (let mode = modes.at(-1); mode && at < text.length; mode = modes.at(-1)) {
    const stop = mode.kind === 'code' ? new RegExp(STOP, 'gi') : new RegExp(mode.end, 'g');
    stop.lastIndex = at;
    const found = stop.exec(text);
    if (!found) return text.length;
    const [mark] = found;
    at = stop.lastIndex;
    if (mode.kind === 'text') {
      if (mark === '{$' || mark === '${') modes.push({ kind: 'code', depth: 0 });
      else if (!mark.startsWith('\\')) modes.pop();
      continue;
    }
    const start = found.index;
    if (mark === '?>') return at;
    if (mark === '{') mode.depth++;
    else if (mark === '}') closeBrace(mode, modes);
    else if (mark === '//' || mark === '#') at = commentLineEnd(text, at);
    else if (mark === '/*') at = behind(text, '*/', at);
    else if (mark === "'") at = stringEnd(text, at, mark) ?? text.length;
    else if (mark === '"') modes.push({ kind: 'text', end: /\\[^]|\{\$|\$\{|"/ });
    else if (mark === '`') modes.push({ kind: 'text', end: /\\[^]|\{\$|\$\{|`/ });
    else if (mark === '<<<') at = readHeredoc(text, start, modes) ?? at;
    else return text.length;
  }
  return text.length;
}

function closeBrace(mode: Mode & { kind: 'code' }, modes: Mode[]): void {
  if (mode.depth > 0) mode.depth--;
  else if (modes.length > 1) modes.pop();
}

/** A comment of one line ends before `?>` as well. */
function commentLineEnd(text: string, from: number): number {
  const end = /[\n\r]|\?>/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

function behind(text: string, end: string, from: number): number {
  const index = text.indexOf(end, from);
  return index < 0 ? text.length : index + end.length;
}

/** Reads the head of a heredoc, or all of a nowdoc; undefined where `<<<` begins neither. */
function readHeredoc(text: string, start: number, modes: Mode[]): number | undefined {
  HEREDOC.lastIndex = start;
  const [head, quote, label = ''] = HEREDOC.exec(text) ?? [];
  if (head === undefined) return undefined;
  // The label may be indented, and ends the text only as a whole word at the start of a line.
  const end = `(?<=[\\n\\r])[ \\t]*${label}(?![\\w\\x80-\\uffff])`;
  const bodyStart = start + head.length;
  if (quote === "'") {
    const stop = new RegExp(end, 'g');
    stop.lastIndex = bodyStart;
    return stop.test(text) ? stop.lastIndex : text.length;
  }
  modes.push({ kind: 'text', end: new RegExp(`\\\\[^]|\\{\\$|\\$\\{|${end}`) });
  return bodyStart;
}
