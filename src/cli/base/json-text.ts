/** Formats a value as JSON that is safe to print to a terminal. */
export function toJsonText(value: unknown): string {
  // JSON.stringify does not escape these control characters, and a terminal might interpret them.
  const text = JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}\n`;
}
