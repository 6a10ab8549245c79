import './example-types.js';
import type { PaginationAttributes } from '../../src/index.js';

/**
 * Makes the links of a live example show their page in place. Without JavaScript, they lead to the example itself.
 *
 * @param load loads the script that renders an example
 */
export function makeLive(example: HTMLElement, load: () => Promise<void>): void {
  const attributes = JSON.parse(example.dataset['tag'] ?? '{}') as PaginationAttributes;
  example.addEventListener('click', (event) => {
    const entry = (event.target as Element).closest<HTMLElement>('a, button');
    const page = Number(/\?page=(\d+)/.exec(entry?.getAttribute('href') ?? '')?.[1] ?? entry?.textContent);
    if (!Number.isSafeInteger(page) || page < 1) return;
    event.preventDefault();
    void load().then(() => {
      if ('previous_path' in attributes || 'next_path' in attributes) return;
      example.innerHTML = window.renderExample?.({ ...attributes, current_page: page }) ?? '';
      example.querySelector<HTMLElement>('[aria-current]')?.focus();
    });
  });
}
