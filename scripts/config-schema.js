// The JSON Schema of the configuration, for editors. It accepts what src/cli/config/config.ts accepts; e2e/editor-help.test.ts
// compares the two.

import { readFileSync } from 'node:fs';
import { TAG_NAME } from '../dist/base/html.js';
import { FORMATS, SETTING_NAMES } from '../dist/cli/config/config.js';
import { templateLanguages, themes } from '../dist/index.js';
import { locales } from '../dist/options/locales.js';
import { pagers } from '../dist/pagers/table.js';

const text = { type: 'string' };
const filledText = { type: 'string', minLength: 1 };
const yesOrNo = { type: 'boolean' };
const list = (items) => ({ type: 'array', items });
const record = (properties, required = []) => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
  additionalProperties: false,
});

const label = { type: 'string', pattern: '\\S' };

const theme = record({
  extends: { enum: Object.keys(themes) },
  classes: record(Object.fromEntries(Object.keys(themes.default.classes).map((part) => [part, text]))),
  chevrons: { enum: ['in-list', 'around-list', 'before-list'] },
  chevronsInDiv: yesOrNo,
  labels: { enum: ['shown', 'hidden'] },
  icons: record({ previous: text, next: text }),
  pageLabels: yesOrNo,
  ellipsisText: text,
});

const extension = '^[^/\\\\*?,]*[^\\s./\\\\*?,][^/\\\\*?,]*$';
const dialectNames = ['html', ...templateLanguages.map(({ name }) => name)];

/** A paginator of one's own. */
const pager = record({ total_pages: text, current_page: text, path: text, first_path: text }, [
  'total_pages',
  'current_page',
  'path',
]);

const settings = {
  inputs: list({ ...filledText, not: { const: '-' } }),
  outDir: filledText,
  data: { anyOf: [{ type: ['object', 'array'] }, filledText] },
  singlePage: { enum: ['show', 'hide'] },
  theme: {
    anyOf: [
      { enum: Object.keys(themes) },
      { type: 'string', pattern: '\\.[Hh][Tt][Mm][Ll]$' },
      { $ref: '#/definitions/theme' },
    ],
  },
  locale: { anyOf: [{ enum: locales }, { type: 'string', pattern: localePattern() }] },
  labels: record({
    landmark: label,
    previous: label,
    next: label,
    page: { type: 'string', pattern: '(:|%3[Aa])page(?!(?!\\p{Lo})[\\p{L}\\p{N}_])' },
    position: { type: 'string', pattern: ':page(?!(?!\\p{Lo})[\\p{L}\\p{N}_])' },
  }),
  dialect: { enum: dialectNames },
  dialects: {
    type: 'object',
    patternProperties: { [extension]: { enum: [...dialectNames, false] } },
    additionalProperties: false,
  },
  tag: { type: 'string', pattern: TAG_NAME.source },
  pagers: record(
    Object.fromEntries(
      templateLanguages.map(({ name }) => {
        const own = { $ref: '#/definitions/pager' };
        return [name, name in pagers ? { anyOf: [{ enum: Object.keys(pagers[name]) }, own] } : own];
      }),
    ),
  ),
  pathAttributes: list({ type: 'string', pattern: '^(?![Ll][Ii][Nn][Kk]:)[^\\s"\'<>/=]+$' }),
  schemes: list({
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9+.-]*$',
    not: { pattern: anyCase(['javascript', 'js', 'vbscript', 'data']) + '$' },
  }),
  ext: list({ type: 'string', pattern: extension }),
  ignore: list(filledText),
  format: { enum: [...FORMATS] },
  map: yesOrNo,
  quiet: yesOrNo,
};

/** JSON Schema, draft 7: the newest one that VS Code knows in full. */
export function configSchema() {
  const meanings = meaningsOfSettings();
  const properties = Object.fromEntries(
    SETTING_NAMES.map((name) => {
      if (settings[name] === undefined || meanings[name] === undefined)
        throw new Error(
          `The setting ${name} needs a row in scripts/config-schema.js and in docs/configuration.md.`,
        );
      return [name, { description: meanings[name], ...settings[name] }];
    }),
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Configuration of pagination-tag',
    ...record({ $schema: text, ...properties }),
    definitions: { theme, pager },
  };
}

/** What docs/configuration.md says of the settings, without its links. */
function meaningsOfSettings() {
  const page = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8');
  const [, table] = page.split('## Settings\n');
  const rows = [...table.matchAll(/^\| `(\w+)` *\|[^|]*\| (.*?) *\|$/gm)];
  return Object.fromEntries(rows.map(([, name, meaning]) => [name, sentence(meaning)]));
}

function sentence(markdown) {
  const plain = markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}

/** Any of the words at the start of a text, in any case. */
function anyCase(words) {
  const patterns = words.map((word) =>
    [...word].map((letter) => `[${letter.toUpperCase()}${letter}]`).join(''),
  );
  return `^(${patterns.join('|')})`;
}

/** Any tag whose first part is a language that there are labels for, in any case: RFC 4647, section 3.4, "Lookup". */
function localePattern() {
  const languages = new Set([...locales.map((tag) => tag.split('-')[0]), 'no']);
  return `${anyCase([...languages])}([-_]|$)`;
}
