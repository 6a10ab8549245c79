/** The maximum length of a page, in UTF-16 code units: the lowest string limit of any V8 build. */
export const MAX_LENGTH = 2 ** 28 - 16;

/**
 * Formats a value for a message: quoted, shortened and without control characters, so that a template can neither flood
 * nor control a terminal.
 */
export function quote(value: string): string {
  // The line breaks of a template are what an author has typed, and no fault.
  const line = value.replace(/[\n\r]\s*/g, ' ');
  const short = line.length > 60 ? `${line.slice(0, 59)}…` : line;
  return `"${printable(short)}"`;
}

/** Replaces each control character except tab with U+FFFD. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]/g, '\uFFFD');
}

/** A path as a word of a shell (POSIX, "Single-Quotes"). */
export function shellWord(path: string): string {
  return /^[\w./][\w./@+-]*$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

/** Joins words with commas, and another word before the last one. */
export function list(words: readonly string[], last: 'and' | 'or' = 'or'): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${last} `);
}

/** A longer list would obscure a message. */
const SHOWN_NAMES = 5;

/** Lists names, and says how many there are beyond the first few. */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES).map(printable).join(', ');
  return names.length > SHOWN_NAMES ? `${shown} and ${names.length - SHOWN_NAMES} more` : shown;
}

/** `app_web` is `AppWeb`, and `x-pagination` is `XPagination`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|[_-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function indent(lines: string): string {
  return lines.replace(/^(?=.)/gm, '  ');
}

/** Returns a pattern for a word in any case, for a JSON Schema, whose patterns have no flags. */
export function anyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}
