import type { DrawnAttribute } from '../draw/drawing.js';
import type { Host } from '../draw/host.js';
import { jsx } from '../draw/languages/jsx.js';
import { directoryOfAlias } from './families/component-alias.js';
import { chooseInSelect, importWords, scriptProgram, scriptWords } from './families/typescript.js';
import type { FrameworkRow } from './framework.js';
import { usesShadcn } from './shadcn.js';

/** React: the props and the constants of the components. */
const host: Host = {
  ...scriptProgram,
  language: jsx,
  forms: {
    ...scriptProgram.forms,
    // Linters of React refuse the index of an entry as its key.
    fields: { entries: 'fields', entry: '{ id, name, value }', id: 'id', name: 'name', value: 'value' },
    // A default value counts once, so another size is another list.
    element: chooseInSelect('defaultValue', 'key'),
  },
  nav: (nav, classes, _features, landmark) => {
    const value = classes === '' ? 'className || undefined' : `\`${classes} \${className}\`.trim()`;
    const own: DrawnAttribute[] = [
      { name: 'aria-label', value: landmark },
      { name: 'class', value: [{ code: value }] },
    ];
    const rest: DrawnAttribute = { name: '{...nav}', value: [] };
    return { ...nav, attributes: own.concat(nav.attributes, rest) };
  },
  link: (link) => ({ ...link, name: 'Link' }),
};

export const react: FrameworkRow = {
  names: ['next', 'nextjs', 'preact', 'remix', 'react-router', 'gatsby'],
  rendersInCode: true,
  isUsed: (evidence) =>
    ['react', 'preact'].some(evidence.dependsOn) && !evidence.dependsOn('astro') && !usesShadcn(evidence),
  host,
  optional: scriptWords,
  directories: ['src/components', 'components', 'app/components'],
  namedDirectory: directoryOfAlias,
  words: importWords,
  testsWith: 'vitest',
  stylesheet: { from: './components' },
};
