import type { Host } from '../draw/host.js';
import { svelte as language } from '../draw/languages/svelte.js';
import { constants, navOfClassList, propsOfNeighbors } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';

/** Svelte: the props and the constants of the component. */
const host: Host = { ...constants, language, nav: navOfClassList('class', [4, 2]) };

export const svelte: FrameworkRow = {
  names: ['sveltekit'],
  rendersInCode: true,
  isUsed: ({ dependsOn }) => dependsOn('svelte') && !dependsOn('astro'),
  host,
  neighbors: propsOfNeighbors(host),
  directories: ['src/lib/components', 'src/components'],
  // The alias is SvelteKit's.
  words: ({ dependsOn }) =>
    dependsOn('svelte') && !dependsOn('@sveltejs/kit') ? { '"$lib/': '"./lib/' } : {},
  stylesheet: { from: '$lib/components' },
};
