/** Components whose pages come from a filter of Eleventy: `links`. */

import { type Host } from '../../draw/host.js';
import { jinja } from '../../draw/languages/templates.js';
import { linked, type Stylesheet } from '../stylesheet.js';
import { forLabels, navOfLines, objectHost } from './hosts.js';
import { escaped, liquidAlone } from './liquid.js';
import { liquid as liquidLanguage } from '../../draw/languages/templates.js';

const compared = { current: 'links.current', total: 'links.total' };

function hostOf(gap: string, printed?: (code: string) => string) {
  const { conditions, ...paged } = objectHost('links.', compared, printed);
  return {
    ...paged,
    entries: 'links.pages',
    conditions: { ...conditions, gap, chevrons: 'show_boundary_chevrons' },
  };
}

export const nunjucks: Host = {
  ...hostOf('not page'),
  language: jinja,
  sentences: { position: 'links.position', summary: 'links.summary' },
  ...forLabels((name) => `${name}_label`),
  nav: navOfLines(
    jinja,
    ['{% if class %}', '{{ class }}', '{% endif %}'],
    'aria-label="{{ aria_label }}"',
    '{% for name, value in attributes %}',
    '  {{ name }}="{{ value }}"',
    '{% endfor %}',
  ),
};

export const liquid: Host = {
  ...liquidAlone,
  // Liquid has no "not".
  ...hostOf('page == nil', escaped),
  language: liquidLanguage,
  sentences: { position: escaped('links.position'), summary: escaped('links.summary') },
};

export const stylesheet: Stylesheet = linked(
  'pagination.css',
  '/pagination.css',
  'eleventyConfig.addPassthroughCopy("pagination.css");',
);
