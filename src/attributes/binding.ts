/** Bindings to data, such as `{posts.pages}`. */

import type { ResolvedOptions } from '../options/render-options.js';

/** Names cannot start with a dollar sign: `{$page}` is Smarty code. */
const NAMES = '[\\p{ID_Start}_][\\p{ID_Continue}$]*(?:\\.[\\p{ID_Continue}$]+)*';
const BINDING = new RegExp(`^\\{${NAMES}\\}$`, 'u');
/** With an at sign, it is code of HEEx. */
const BINDING_INSIDE = new RegExp(`\\{@?${NAMES}\\}`, 'u');

export function isBinding(value: string): boolean {
  return BINDING.test(value);
}

/** Returns the first binding inside a longer text, where bindings have no effect. */
export function bindingInside(text: string): string | undefined {
  return BINDING_INSIDE.exec(text)?.[0];
}

/** Whether a visitor may have written a binding: into the current page of a page that another engine has printed. */
export function mayBeVisitors(name: string, { bindings, invalidPage }: ResolvedOptions): boolean {
  return name === 'current_page' && bindings !== undefined && invalidPage === 'first';
}
