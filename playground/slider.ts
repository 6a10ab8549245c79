import { isBinding } from '../src/attributes/binding.js';
import type { Tag } from '../src/tags/find-tags.js';
import { PAGES } from './product.js';
import { isPageless } from './tags.js';

/** Shows and changes which page of how many is the current one. */
export interface Slider {
  show(tag: Tag | undefined, page: number, data?: object): void;
  set(page: number): void;
}

/**
 * Makes the slider of the current page. It writes the number into the tag; where the tag leaves it to code of its language,
 * or to data that is not there, the number stands for what these say. A number in the data stays.
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
  let total: number | undefined;
  const set = (chosen: number): void => {
    if (slider.disabled) return;
    const page = Math.min(chosen, total ?? chosen);
    if (isElsewhere(shown, 'current_page')) onPage(page);
    else setAttribute('current_page', String(page));
  };
  slider.addEventListener('input', () => {
    set(Number(slider.value));
  });
  const show = (tag: Tag | undefined, page: number, data: object = {}): void => {
    shown = tag;
    total = totalOf(tag, data);
    const isCode = isElsewhere(tag, 'current_page');
    const given = integer(tag, 'current_page', data);
    const current = given ?? (isCode ? page : 1);
    const isPaged = tag !== undefined && !isPageless(tag);
    slider.disabled = !isPaged || (isCode && given !== undefined);
    slider.max = String(Math.max(1, total ?? Math.max(PAGES, current)));
    slider.value = String(current);
    const text = `Page ${slider.value}${total === undefined ? '' : ` of ${slider.max}`}`;
    output.textContent = isPaged ? text : '';
  };
  return { show, set };
}

/** The number of pages, if the tag or the data says it. */
function totalOf(tag: Tag | undefined, data: object): number | undefined {
  const [items, size] = [integer(tag, 'total_items', data), integer(tag, 'page_size', data)];
  const total = items !== undefined && size ? Math.ceil(items / size) : integer(tag, 'total_pages', data);
  return total ?? (isElsewhere(tag, 'total_pages') ? PAGES : undefined);
}

function valueOf(tag: Tag | undefined, name: string): string | undefined {
  return tag?.attributes.find((attribute) => attribute.name === name)?.value ?? undefined;
}

/** Whether an attribute is a binding, or code. */
function isElsewhere(tag: Tag | undefined, name: string): boolean {
  return /[{<]/.test(valueOf(tag, name) ?? '');
}

function integer(tag: Tag | undefined, name: string, data: object): number | undefined {
  const written = valueOf(tag, name)?.trim() ?? '';
  const value = isBinding(written) ? String(lookUp(written.slice(1, -1), data)) : written;
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

function lookUp(path: string, data: object): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        Object.hasOwn(Object(value) as object, name) ? (value as Record<string, unknown>)[name] : undefined,
      data,
    );
}
