/** Writes a value as a JSON document that is fit for a terminal. */
export function toJsonText(value: unknown): string {
  // JSON leaves some control characters as they are; a terminal might obey them.
  const text = JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}\n`;
}
