/** Adds a button to a block of code that copies its text, and says whether the browser let it. */
export function addCopyButton(block: HTMLElement): void {
  const text = block.querySelector('pre')?.textContent ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', () => void copy(text, button));
  block.append(button);
}

async function copy(text: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    // Without permission, or on a page that is not secure.
    button.textContent = 'Select the text to copy it';
  }
}
