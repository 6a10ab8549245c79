import { moveRegion, type FindRegions, type Region } from '../../regions/region.js';
import { CLOSING, endsOfModes, type Mode } from '../../regions/modes.js';

/**
 * Finds the code of the templates in an Elixir file: `~H"""…"""`. Everything around them is also a region. Reads the
 * file as `elixir_tokenizer` does, up to its first error.
 */
export function inSigils(findRegions: FindRegions): FindRegions {
  return (text) => {
    const regions: Region[] = [];
    let from = 0;
    for (const { opening, found } of endsOfModes(text, 0, CODE)) {
      const [, , name, mark = ''] = opening ?? [];
      if (opening === undefined || name !== 'H') continue;
      const start = opening.index + opening[0].length;
      const end = found.index + (found[1] ?? '').length - mark.length;
      // A heredoc's end must be on its own line.
      const terminator = mark.length > 1 ? undefined : found[1];
      regions.push({ start: from, end: start, kind: 'raw', enclosing: { terminator } });
      for (const region of findRegions(text.slice(start, end))) regions.push(moveRegion(region, start));
      from = end;
    }
    return from === text.length
      ? regions
      : [...regions, { start: from, end: text.length, kind: 'raw', enclosing: {} }];
  };
}

/**
 * The tokens that matter outside strings: braces, comments, characters (`?"`), sigils, strings, quoted names
 * (`:"a b"`), operators with or before a `~`, and names (`empty?`). The groups capture the end of an interpolation,
 * the name of a sigil, and the opening delimiters of a sigil, a string and a quoted name.
 */
const CODE: Mode = {
  stop: /(\})|\{|#[^\n]*|\?(?:\\[^]|[^])|~([a-z]|[A-Z][A-Z\d]*)("""|'''|[/|"'([{<])|("""|'''|["'])|::|\.{2,3}|[:.](["'])|[=!]==?|=~|[<>]=|<<<|<<~|<~>|<<|<~|>>>?|~~~|~>>?|[\p{L}_][\p{L}\p{N}\p{M}_]*[?!]?/gu,
  begins: ([token, , name, sigilMark, stringMark, nameMark]) => {
    const mark = sigilMark ?? stringMark ?? nameMark;
    if (mark === undefined) return token === '{' ? CODE : undefined;
    return quoted(mark, name);
  },
};

/** The mode of a string, or of a sigil if there is a name. */
function quoted(mark: string, name: string | undefined): Mode {
  const end = mark.length > 1 ? `\\n[ \\t]*${mark}` : `\\${CLOSING[mark] ?? mark}`;
  const modifiers = name === undefined ? '' : '[A-Za-z\\d]*';
  const interpolation = name === undefined || /[a-z]/.test(name) ? '|#\\{' : '';
  // The end of a heredoc may follow a backslash at the end of a line.
  const stop = new RegExp(`\\\\(?!\\r?\\n)[^]${interpolation}|(${end})${modifiers}`, 'g');
  return { stop, begins: { '#{': CODE } };
}
