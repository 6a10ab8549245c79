import { shopify as host } from './families/liquid.js';
import type { FrameworkRow } from './framework.js';
import { quote } from './translation.js';

export const shopify: FrameworkRow = {
  isUsed: ({ has }) => has('config/settings_schema.json'),
  dialect: 'liquid',
  host,
  lacks: {
    cursor: 'Its lists have pages with numbers.',
    jump: 'Liquid has the filters and the order of a collection only as part of a URL, not as the fields that a form needs.',
    sizes: 'The size of a page is set in the template, which cannot read the query that a form sends.',
    test: 'Themes have no tests.',
  },
  hasSinglePlace: true,
  isKebab: true,
  directories: ['snippets'],
  stylesheet: {
    file: 'assets/pagination.css',
    lines: ["{{ 'pagination.css' | asset_url | stylesheet_tag }}"],
    element: { start: ['{% stylesheet %}'], end: ['{% endstylesheet %}'], indent: '  ' },
  },
  translation: {
    hasKeys: true,
    path: (tag, { has }) => {
      const isDefault = tag === 'en' || has(`locales/${tag}.default.json`);
      return `locales/${tag}${isDefault ? '.default' : ''}.json`;
    },
    start: () => '{\n  "pagination": {\n',
    entry: ({ key, text }) => `    ${quote(key)}: ${quote(text.replace(/:([a-z]+)/g, '{{ $1 }}'))}`,
    separator: ',\n',
    // Other components may have the same keys.
    id: ({ key }) => `${quote(key)}:`,
    end: '\n  }\n}\n',
  },
};
