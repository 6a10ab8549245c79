import type { Host } from '../draw/host.js';
import { astro as language } from '../draw/languages/astro.js';
import { constants, navOfClassList, propsOfNeighbors } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';

/** Astro: the constants of the component. */
const host: Host = { ...constants, language, nav: navOfClassList('class:list', [6, 2]) };

export const astro: FrameworkRow = {
  isUsed: ({ dependsOn }) => dependsOn('astro'),
  host,
  neighbors: propsOfNeighbors(host),
  directories: ['src/components'],
  stylesheet: { from: '../components' },
};
