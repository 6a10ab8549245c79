import './example-types.js';
import { readVisitorPage } from '../../src/base/visitor-page.js';
import type { PaginationAttributes } from '../../src/index.js';

/**
 * Makes the links, buttons and forms of a live example show their page in place. Without JavaScript, they lead to the
 * example itself.
 *
 * @param load loads the script that renders an example
 */
export function makeLive(example: HTMLElement, load: () => Promise<void>): void {
  let attributes = JSON.parse(example.dataset['tag'] ?? '{}') as PaginationAttributes;
  const show = (changes: PaginationAttributes, pressed: string | undefined): void => {
    void load().then(() => {
      if ('previous_path' in attributes || 'next_path' in attributes) return;
      attributes = { ...attributes, ...changes };
      example.innerHTML = window.renderExample?.(attributes) ?? '';
      const entries = [...example.querySelectorAll<HTMLElement>('a, button')];
      const current = entries.find((entry) => entry.hasAttribute('aria-current'));
      // A control without numbers has no current entry, and its last page no Next.
      (current ?? entries.find(({ textContent }) => textContent === pressed) ?? entries[0])?.focus();
    });
  };
  example.addEventListener('click', (event) => {
    const entry = (event.target as Element).closest<HTMLElement>('a, button');
    // Buttons have their page as the value of some attribute, such as data-page.
    const values = [...(entry?.attributes ?? [])].map(
      ({ value }) => /^(?:.*\?page=)?(\d+)(?:&|#|$)/.exec(value)?.[1],
    );
    const page = values.find((value) => value !== undefined);
    if (page === undefined) return;
    event.preventDefault();
    show({ current_page: Number(page) }, entry?.textContent);
  });
  example.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const size = form.get('size');
    const changes = size === null ? {} : { page_size: readVisitorPage(size) };
    show({ ...changes, current_page: readVisitorPage(form.get('page')) }, undefined);
  });
}
