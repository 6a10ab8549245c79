/** The longest page, in UTF-16 code units: the least that any V8 allows for a string, so that a page fits everywhere. */
export const MAX_LENGTH = 2 ** 28 - 16;

/**
 * Puts a value into a message: in quotation marks, shortened, control characters replaced, so that what a template
 * holds can neither flood a terminal nor steer it.
 */
export function quote(value: string): string {
  const short = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return `"${printable(short)}"`;
}

/** Replaces control characters, one for one, by U+FFFD; tabs stay. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it is about
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]/g, '\uFFFD');
}

/** Joins words as a sentence does: with commas, and with "or" before the last. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}

/** Sets lines off from the text around them. */
export function indent(lines: string): string {
  return lines.replace(/^(?=.)/gm, '  ');
}
