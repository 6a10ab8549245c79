import { parseObject } from '../../base/validate.js';
import type { Evidence } from '../project/evidence.js';
import { shopify as host, windowWords } from './families/liquid.js';
import type { FrameworkRow } from './framework.js';
import { quote } from './translation.js';

/** The language of a theme's only default catalog. */
function defaultLanguage({ list }: Evidence): string {
  const names = list('locales').flatMap((name) => /^([\w-]+)\.default\.json$/.exec(name)?.[1] ?? []);
  return names[0] ?? 'en';
}

export const shopify: FrameworkRow = {
  isUsed: ({ has }) => has('config/settings_schema.json'),
  dialect: 'liquid',
  host,
  optional: {
    boundaries: windowWords,
    paths: [
      ['total_pages | default: paginate.pages | floor', 'paginate.pages'],
      ['current_page | default: paginate.current_page | floor', 'paginate.current_page'],
    ],
  },
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
    fallback: defaultLanguage,
    path: (tag, evidence) => `locales/${tag}${tag === defaultLanguage(evidence) ? '.default' : ''}.json`,
    start: () => '{\n',
    group: {
      start: '  "pagination": {\n',
      end: '\n  }\n',
      entriesIn: (old) => {
        // The theme editor writes a comment at the start.
        const { pagination } = parseObject(old.replace(/^\s*(?:\/\*[^]*?\*\/)?/, '')) ?? {};
        return pagination === undefined ? undefined : JSON.stringify(pagination);
      },
    },
    entry: ({ key, text }) => `    ${quote(key)}: ${quote(text.replace(/:([a-z]+)/g, '{{ $1 }}'))}`,
    separator: ',\n',
    id: ({ key }) => `${quote(key)}:`,
    end: '}\n',
  },
};
