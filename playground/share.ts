/**
 * Copies a text, and says what came of it: a browser may refuse.
 *
 * @param status where it is said
 * @param done what is said where the text was copied
 * @param refused what is said where it was not
 */
export async function copy(text: string, status: HTMLElement, done: string, refused: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = done;
  } catch {
    status.textContent = refused;
  }
}
