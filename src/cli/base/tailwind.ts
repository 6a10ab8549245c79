import type { PaginationThemeName } from '../../index.js';

const GENERATED: readonly PaginationThemeName[] = ['daisyui', 'shadcn', 'tailwind'];

/** Returns true if Tailwind CSS generates the styles of a theme from its class names. */
export function isGenerated(theme: unknown): boolean {
  return GENERATED.some((name) => name === theme);
}
