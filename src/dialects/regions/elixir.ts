import type { Range } from '../../base/source.js';
import { moveRegion, type FindRegions, type Region } from './region.js';
import { matchFrom } from './scan.js';

/**
 * Finds the code of the templates in a file of Elixir: `~H"""…"""`. Everything around them is a region as well.
 *
 * @param findRegions finds the code in one template
 */
export function inSigils(findRegions: FindRegions): FindRegions {
  return (text) => {
    const regions: Region[] = [];
    let from = 0;
    for (const { start, end, terminator } of findSigils(text)) {
      regions.push({ start: from, end: start, kind: 'raw', host: { terminator } });
      for (const region of findRegions(text.slice(start, end))) regions.push(moveRegion(region, start));
      from = end;
    }
    return from === text.length
      ? regions
      : [...regions, { start: from, end: text.length, kind: 'raw', host: {} }];
  };
}

/** A template in a sigil, and the character that ends it; of a heredoc, only a line of its own does. */
interface Sigil extends Range {
  readonly terminator: string | undefined;
}

/**
 * What matters between strings: comments, characters (`?"`), sigils, strings, quoted names (`:"a b"`), operators that have
 * a `~` or may stand before one, names (`empty?`), and braces. The groups hold the name of a sigil, what begins it, what
 * begins a string or a quoted name, and a brace.
 */
const TOKEN =
  /#[^\n]*|\?(?:\\[^]|[^])|~([a-z]|[A-Z][A-Z\d]*)("""|'''|[/|"'([{<])|("""|'''|["'])|::|\.{2,3}|[:.](["'])|[=!]==?|=~|[<>]=|<<<|<<~|<~>|<<|<~|>>>?|~~~|~>>?|[\p{L}_][\p{L}\p{N}\p{M}_]*[?!]?|([{}])/gu;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** A string or a sigil that has begun, and the braces that are open in its interpolation. */
interface Open {
  readonly mark: string;
  readonly start: number;
  readonly isTemplate: boolean;
  /** Matches what may follow in it: an escape, interpolation, and the end in a group of its own. */
  readonly stop: RegExp;
  depth: number;
}

/** Finds the sigils `~H` of a file, as `elixir_tokenizer` does; up to where that refuses the file. */
function findSigils(text: string): Sigil[] {
  const sigils: Sigil[] = [];
  const open: Open[] = [];
  let depth = 0;
  let at = 0;
  for (let string: Open | undefined; ;) {
    if (string === undefined) {
      const token = matchFrom(TOKEN, text, at);
      if (token === null) return sigils;
      at = TOKEN.lastIndex;
      const [, name, sigilMark, stringMark, nameMark, brace] = token;
      const mark = sigilMark ?? stringMark ?? nameMark;
      if (mark !== undefined) {
        string = begin(text, at, mark, name);
        at = string.start;
      } else if (brace === '{') {
        depth++;
      } else if (brace === '}' && --depth < 0) {
        // The end of an interpolation, or an error.
        string = open.pop();
        if (string === undefined) return sigils;
        ({ depth } = string);
      }
    } else {
      const found = matchFrom(string.stop, text, at);
      if (found === null) return sigils;
      at = string.stop.lastIndex;
      if (found[1] !== undefined) {
        const { start, mark, isTemplate } = string;
        const isHeredoc = mark.length > 1;
        const end = found.index + found[1].length - mark.length;
        if (isTemplate) sigils.push({ start, end, terminator: isHeredoc ? undefined : found[1] });
        string = undefined;
      } else if (found[0] === '#{') {
        open.push({ ...string, depth });
        depth = 0;
        string = undefined;
      }
    }
  }
}

function begin(text: string, start: number, mark: string, name: string | undefined): Open {
  const isHeredoc = mark.length > 1;
  const end = isHeredoc ? `\\n[ \\t]*${mark}` : `\\${CLOSING[mark] ?? mark}`;
  const modifiers = name === undefined ? '' : '[A-Za-z\\d]*';
  const interpolation = name === undefined || /[a-z]/.test(name) ? '|#\\{' : '';
  // The end of a heredoc may follow a backslash at the end of a line.
  const stop = new RegExp(`\\\\(?!\\r?\\n)[^]${interpolation}|(${end})${modifiers}`, 'g');
  return { mark, start, isTemplate: name === 'H', stop, depth: 0 };
}
