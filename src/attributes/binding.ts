/** Bindings to data, such as `{posts.pages}`. */

/** Names cannot start with a dollar sign: `{$page}` is Smarty code. */
const NAMES = '[\\p{ID_Start}_][\\p{ID_Continue}$]*(?:\\.[\\p{ID_Continue}$]+)*';
const BINDING = new RegExp(`^\\{${NAMES}\\}$`, 'u');
const BINDING_INSIDE = new RegExp(`\\{${NAMES}\\}`, 'u');

export function isBinding(value: string): boolean {
  return BINDING.test(value);
}

/** Returns the first binding inside a longer text, where bindings have no effect. */
export function bindingInside(text: string): string | undefined {
  return BINDING_INSIDE.exec(text)?.[0];
}
