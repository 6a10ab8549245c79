/**
 * Copies the address of the page, and says what came of it: a browser may refuse.
 *
 * @param status where it is said
 */
export async function share(status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    status.textContent = 'Link copied.';
  } catch {
    status.textContent = 'The link is in the address bar.';
  }
}
