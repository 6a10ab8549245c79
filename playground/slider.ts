import type { Tag } from '../src/tags/find-tags.js';
import { PAGES } from './product.js';

/** Shows which page of how many is the current one. */
export type ShowPages = (tag: Tag | undefined, page: number) => void;

/**
 * Makes the slider of the current page. It writes the number into the tag; where the tag leaves it to the data or to code
 * of its language, the number stands for what these say.
 *
 * @param onPage is told of a number that is not the tag's
 * @param setAttribute writes an attribute of the tag
 */
export function createSlider(
  slider: HTMLInputElement,
  output: HTMLOutputElement,
  onPage: (page: number) => void,
  setAttribute: (name: string, value: string) => void,
): ShowPages {
  let shown: Tag | undefined;
  slider.addEventListener('input', () => {
    if (isElsewhere(shown)) onPage(Number(slider.value));
    else setAttribute('current_page', slider.value);
  });
  return (tag, page) => {
    shown = tag;
    const total = Math.max(1, integer(tag, 'total_pages') ?? PAGES);
    const current = isElsewhere(tag) ? page : (integer(tag, 'current_page') ?? 1);
    slider.disabled = tag === undefined;
    slider.max = String(total);
    slider.value = String(current);
    output.textContent = `Page ${slider.value} of ${total}`;
  };
}

function valueOf(tag: Tag | undefined, name: string): string | undefined {
  return tag?.attributes.find((attribute) => attribute.name === name)?.value ?? undefined;
}

/** Whether the current page is a binding, or code. */
function isElsewhere(tag: Tag | undefined): boolean {
  return /[{<]/.test(valueOf(tag, 'current_page') ?? '');
}

function integer(tag: Tag | undefined, name: string): number | undefined {
  const value = valueOf(tag, name)?.trim() ?? '';
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
