import type { Tag } from '../src/tags/find-tags.js';
import { PAGES } from './product.js';
import { isPageless } from './tags.js';

/** Shows and changes which page of how many is the current one. */
export interface Slider {
  show(tag: Tag | undefined, page: number): void;
  set(page: number): void;
}

/**
 * Makes the slider of the current page. It writes the number into the tag; where the tag leaves it to the data or to code
 * of its language, the number stands for what these say.
 *
 * @param onPage called with a number that differs from the tag's
 * @param setAttribute writes an attribute of the tag
 */
export function createSlider(
  slider: HTMLInputElement,
  output: HTMLOutputElement,
  onPage: (page: number) => void,
  setAttribute: (name: string, value: string) => void,
): Slider {
  let shown: Tag | undefined;
  const set = (page: number): void => {
    if (isElsewhere(shown, 'current_page')) onPage(page);
    else setAttribute('current_page', String(page));
  };
  slider.addEventListener('input', () => {
    set(Number(slider.value));
  });
  const show = (tag: Tag | undefined, page: number): void => {
    shown = tag;
    const total = totalOf(tag);
    const current = isElsewhere(tag, 'current_page') ? page : (integer(tag, 'current_page') ?? 1);
    slider.disabled = tag === undefined || isPageless(tag);
    slider.max = String(Math.max(1, total ?? Math.max(PAGES, current)));
    slider.value = String(current);
    const text = `Page ${slider.value}${total === undefined ? '' : ` of ${slider.max}`}`;
    output.textContent = slider.disabled ? '' : text;
  };
  return { show, set };
}

/** The number of pages, if the tag says it. */
function totalOf(tag: Tag | undefined): number | undefined {
  if (isElsewhere(tag, 'total_pages')) return PAGES;
  const [items, size] = [integer(tag, 'total_items'), integer(tag, 'page_size')];
  return items !== undefined && size ? Math.ceil(items / size) : integer(tag, 'total_pages');
}

function valueOf(tag: Tag | undefined, name: string): string | undefined {
  return tag?.attributes.find((attribute) => attribute.name === name)?.value ?? undefined;
}

/** Whether an attribute is a binding, or code. */
function isElsewhere(tag: Tag | undefined, name: string): boolean {
  return /[{<]/.test(valueOf(tag, name) ?? '');
}

function integer(tag: Tag | undefined, name: string): number | undefined {
  const value = valueOf(tag, name)?.trim() ?? '';
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
