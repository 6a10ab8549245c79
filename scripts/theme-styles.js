// Cuts the stylesheets of the frameworks down to what a control and the page around it need: whole, they would be
// megabytes. Run from the root of the repository, after tsc.

import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { renderPagination } from '../dist/index.js';
import { frameworkStyles, styledThemes, stylesheetOf } from './framework-styles.js';

/** The directories of the packages that the styles come from. */
export const frameworks = [
  ...['@uswds/uswds', 'bootstrap', 'bulma', 'daisyui', 'govuk-frontend', 'tailwindcss'].map(
    (name) => `node_modules/${name}`,
  ),
  'playground/frameworks/petal_components',
];

/** The elements of a control, and those that it is in. */
const ELEMENTS = /^(?:\*|html|body|a|button|ul|ol|li|nav|span|svg|path|h1|p|form|label|input|select|option)$/;

/** The themes whose frameworks have more than a control needs. Ours only apply to controls, and Tailwind writes only what it finds. */
export const cutThemes = ['bootstrap', 'bulma', 'govuk', 'uswds'];

/** Classes that frameworks ask for on the page. */
const PAGE_CLASSES = ['govuk-template', 'govuk-template__body'];

/** Returns the CSS of each theme, by the direction of the page. */
export function themeStyles() {
  return Object.fromEntries(styledThemes.map((theme) => [theme, stylesOf(theme)]));
}

function stylesOf(theme) {
  // The preview chooses between light and dark.
  const { ltr, rtl } = frameworkStyles(theme, true);
  const cut = cutThemes.includes(theme)
    ? (styles) => cutDown(styles, namesIn(theme), theme)
    : (styles) => styles;
  return rtl === ltr ? { ltr: cut(ltr) } : { ltr: cut(ltr), rtl: cut(rtl) };
}

/** The names of all classes in controls of a theme. */
export function namesIn(theme) {
  const controls = [1, 10, 20].flatMap((current_page) =>
    [
      {},
      { show_boundary_chevrons: true },
      { link_type: 'live_patch' },
      { show_ends: true, show_labels: true },
      { layout: 'position' },
    ].map((attributes) =>
      renderPagination(
        { total_items: 20, page_size: 1, summary: ':total', current_page, ...attributes },
        { theme },
      ),
    ),
  );
  const neighbors = { previous_path: '/a', next_path: '/c' };
  const forms = { path: '/?page=:page&size=:page_size', page_size: 1, jump: true, page_sizes: [1, 2] };
  controls.push(
    renderPagination({ total_items: 20, ...forms }, { theme }),
    renderPagination({ total_pages: 1 }, { theme }),
    renderPagination(neighbors, { theme }),
    renderPagination({ ...neighbors, previous_title: 'A', next_title: 'C' }, { theme }),
  );
  const classes = [...controls.join('').matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) =>
    names.split(' '),
  );
  return new Set([...classes, ...PAGE_CLASSES]);
}

function cutDown(styles, names, theme) {
  const root = postcss.parse(styles);
  // Our own styles, which come last, are for controls alone.
  removeOtherRules(root, names, styles.length - readFileSync(stylesheetOf(theme), 'utf8').length);
  // Fonts and pictures would be loaded from elsewhere, and nothing in a control moves by itself.
  root.walkAtRules(/^(?:font-face|keyframes|import|charset)$/, (rule) => rule.remove());
  root.walkDecls((declaration) => {
    if (/url\((?!["']?data:)/.test(declaration.value)) declaration.remove();
  });
  removeUnusedProperties(root);
  removeEmpty(root);
  return root.toString();
}

/** Removes the comments, and the rules before an offset that match nothing with these names. */
export function removeOtherRules(root, names, end = Infinity) {
  root.walkComments((comment) => comment.remove());
  root.walkRules((rule) => {
    // A rule in a rule (CSS Nesting) goes with the one it is in.
    if (rule.parent.type === 'rule' || rule.source.start.offset >= end) return;
    const kept = rule.selectors.filter((selector) => isNeeded(selector, names));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
}

/** Whether a selector can match something of a control: all its classes and elements occur in one. */
function isNeeded(selector, names) {
  // The contents of `:not()` and of attribute values do not count. A backslash makes the next character part of the name.
  const plain = selector
    .replace(/(?<!\\)(?::not\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/(?<!\\)::?[\w-]+(?:\([^)]*\))?/g, (pseudo) =>
      /^:(?:where|is)\(/.test(pseudo) ? pseudo.replace(/^[^(]*/, '') : '',
    );
  const classes = [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name.replaceAll('\\', ''));
  const elements = plain.replace(/[.#](?:[\w-]|\\.)+/g, '').match(/[\w-]+|\*/g) ?? [];
  return classes.every((name) => names.has(name)) && elements.every((name) => ELEMENTS.test(name));
}

/** Removes the custom properties that nothing reads, until none is left. */
function removeUnusedProperties(root) {
  for (;;) {
    const used = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    let removed = 0;
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      removed++;
    });
    root.walkAtRules('property', (rule) => {
      if (!used.has(rule.params)) rule.remove();
    });
    if (removed === 0) return;
  }
}

export function removeEmpty(root) {
  root.walk((node) => {
    for (let one = node; one.nodes?.length === 0 && one.type !== 'root';) {
      const { parent } = one;
      one.remove();
      one = parent;
    }
  });
}
