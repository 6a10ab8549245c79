import type { Host } from '../draw/host.js';
import { vue as language } from '../draw/languages/vue.js';
import { directoryOfAlias } from './families/component-alias.js';
import { ifSeveral, importWords, scriptProgram, scriptWords } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';

/** Vue: the props and the constants of the components. Attributes fall through to the `<nav>`, in place of its own. */
const host: Host = {
  ...scriptProgram,
  language,
  conditions: { ...scriptProgram.conditions, beside: 'totalPages > 1' },
  forms: {
    ...scriptProgram.forms,
    action: 'form.action',
    fields: { ...scriptProgram.forms.fields, entries: 'form.fields' },
  },
  nav: (nav, classes, features, landmark) => {
    const theme = classes === '' ? [] : [{ name: 'class', value: [classes] }];
    const label = { name: 'aria-label', value: landmark };
    return ifSeveral({ ...nav, attributes: [...theme, label, ...nav.attributes] }, features);
  },
  link: (link) => ({
    ...link,
    name: 'component',
    attributes: [{ name: 'is', value: [{ code: 'link' }] }, ...link.attributes],
  }),
};

export const vue: FrameworkRow = {
  names: ['nuxt'],
  rendersInCode: true,
  isUsed: ({ dependsOn }) => ['vue', 'nuxt'].some(dependsOn) && !dependsOn('astro'),
  host,
  optional: {
    ...scriptWords,
    'boundaries paths': [
      [
        'const pages = computed(() => {',
        'const pages = computed(() => getPages(totalPages, current.value, siblings));',
      ],
    ],
  },
  // Nuxt 4 has its components in app/, Nuxt 3 at the top.
  directories: ['src/components', 'app/components', 'components'],
  namedDirectory: directoryOfAlias,
  words: importWords,
  testsWith: 'vitest',
  stylesheet: { from: './components', element: { start: ['<style>'], end: ['</style>'], indent: '' } },
};
