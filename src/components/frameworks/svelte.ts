import type { DrawnAttribute } from '../draw/drawing.js';
import type { Host } from '../draw/host.js';
import { classListAsCode } from '../draw/languages/javascript.js';
import { svelte as language } from '../draw/languages/svelte.js';
import { chooseInSelect, constantsIn, ifSeveral, scriptProgram, scriptWords } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';

const classList = classListAsCode('"');

/** Svelte: the props and the constants of the components. */
const host: Host = {
  ...scriptProgram,
  language,
  conditions: { ...scriptProgram.conditions, beside: 'totalPages > 1' },
  // What changes an option's attribute counts for nothing once a visitor has chosen.
  forms: { ...scriptProgram.forms, element: chooseInSelect('value') },
  // A script is indented.
  constants: constantsIn(78),
  nav: (nav, classes, features, landmark) => {
    const label: DrawnAttribute = { name: 'aria-label', value: landmark };
    const given: DrawnAttribute = { name: '{...nav}', value: [] };
    const all: DrawnAttribute = { name: 'class', value: [classList([classes, { code: 'nav.class' }])] };
    // Those of the caller stay as they are where the theme has none: of an empty list, Svelte prints an empty class.
    const attributes = [label, ...nav.attributes, given, ...(classes === '' ? [] : [all])];
    return ifSeveral({ ...nav, attributes }, features);
  },
};

export const svelte: FrameworkRow = {
  names: ['sveltekit'],
  rendersInCode: true,
  isUsed: ({ dependsOn }) => dependsOn('svelte') && !dependsOn('astro'),
  host,
  optional: {
    ...scriptWords,
    boundaries: [
      ...scriptWords.boundaries,
      ['const pages = $derived(', 'const pages = $derived(getPages(totalPages || 1, current, siblings));'],
    ],
    'boundaries paths': [
      ['const pages = $derived(', 'const pages = $derived(getPages(totalPages, current, siblings));'],
    ],
  },
  directories: ['src/lib/components', 'src/components'],
  words: ({ dependsOn, versionInPackage }, { out = 'src/lib/components' }) => {
    const below = out.replace(/^src\//, '');
    const isInLib = /^lib(?:\/|$)/.test(below);
    const isWithoutKit = dependsOn('svelte') && !dependsOn('@sveltejs/kit');
    const page = isWithoutKit
      ? { 'import { page } from "$app/state";\n': '', 'page.url.searchParams.get("page")': 'page' }
      : {};
    if (!isInLib || isWithoutKit) return { ...page, '"$lib/components/': `"./${below}/` };
    // SvelteKit 3 has no alias of its own: its applications name the directory in `imports` of package.json.
    const [major = '0'] = /\d+/.exec(versionInPackage('@sveltejs/kit')) ?? [];
    return { '"$lib/components/': `"${Number(major) >= 3 ? '#' : '$'}${below}/` };
  },
  testsWith: 'vitest',
  stylesheet: {
    from: '$lib/components',
    element: { start: ['<style>', '  :global {'], end: ['  }', '</style>'], indent: '    ' },
  },
};
