/** Components for Eleventy, in Nunjucks: those in Liquid are in its family. */

import { inCode } from '../../draw/drawing.js';
import type { Host } from '../../draw/host.js';
import { nunjucks as language } from '../../draw/languages/templates.js';
import { withoutForms, type FrameworkRow } from '../framework.js';
import type { Evidence } from '../../project/evidence.js';
import { linked } from '../stylesheet.js';
import { tidy, within } from './component-alias.js';
import { classVariables, countingHost, navOfLines } from './hosts.js';

const counted = countingHost({ page: 'page', current: 'current', total: 'total' });

/** Nunjucks: macros, which take Eleventy's pagination. Its filter `url` adds the path prefix. */
export const nunjucks: Host = {
  ...counted,
  language,
  entries: 'pages',
  paths: {
    page: 'hrefs[page - 1] | url',
    first: 'hrefs[0] | url',
    previous: 'hrefs[current - 2] | url',
    next: 'hrefs[current] | url',
    last: 'hrefs[total - 1] | url',
  },
  conditions: { ...counted.conditions, gap: 'page is none' },
  counts: { page: 'current', pages: 'total', from: 'start', to: 'end', total: 'total' },
  neighbors: {
    given: (name) => name.replace('_path', '.url').replace('_title', '.data.title'),
    printed: (code) => (code.endsWith('.url') ? `${code} | url` : code),
  },
  constants: classVariables((name, value) => `{% set ${name} = ${JSON.stringify(value)} %}`),
  nav: (nav, own, _features, [landmark]) =>
    navOfLines(
      nav,
      own,
      language,
      ['{% if attributes.class or class %}', '{{ attributes.class or class }}', '{% endif %}'],
      `aria-label="{{ attributes["aria-label"] or label or ${inCode(landmark, JSON.stringify)} }}"`,
      '{% for name, value in attributes %}',
      '  {% if name not in ["class", "aria-label"] and value != none and value !== false %} {{ name }}="{{ value }}"{% endif %}',
      '{% endfor %}',
    ),
};

const CONFIGS = ['eleventy.config.js', 'eleventy.config.mjs', 'eleventy.config.cjs', '.eleventy.js'];

/**
 * Finds the directory of includes that the configuration names: below that of the input, whichever of the two it names.
 *
 * @returns undefined if it names neither, or if they lead out of the project
 */
function includesOf({ read }: Evidence): string | undefined {
  const config = (CONFIGS.map(read).find((text) => text !== undefined) ?? '').replace(/^\s*\/\/.*$/gm, '');
  // Options of plugins may have these names, too.
  const named = (option: string, method: string): string | undefined =>
    new RegExp(
      `(?:\\bdir["']?\\s*:\\s*\\{[^}]*?\\b${option}["']?\\s*:|\\.${method}\\()\\s*(["'])(.*?)\\1`,
    ).exec(config)?.[2];
  const input = named('input', 'setInputDirectory');
  const includes = named('includes', 'setIncludesDirectory');
  if (input === undefined && includes === undefined) return undefined;
  // The configuration of Eleventy's own starter leads out of the input: `../_includes`.
  return within(tidy(`${input ?? ''}/${includes ?? '_includes'}`).replace(/[^/]+\/\.\.\//, ''));
}

/** What the components of both languages have in common. */
export const eleventy = {
  lacks: {
    ...withoutForms,
    paths: 'Its lists are those of Eleventy, which knows their pages.',
    cursor: 'Its pages are files, which have numbers.',
    test: 'Its template languages have no test tools of their own.',
  },
  isKebab: true,
  directories: ['_includes', 'src/_includes'],
  namedDirectory: includesOf,
  // Eleventy's variable keeps its name, whatever that of the component is.
  words: () => ({ eleventyPagination: 'pagination' }),
  stylesheet: linked(
    'pagination.css',
    '/pagination.css',
    'eleventyConfig.addPassthroughCopy("pagination.css");',
  ),
} as const satisfies Partial<FrameworkRow>;
