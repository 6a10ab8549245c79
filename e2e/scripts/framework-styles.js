// The stylesheets that the themes are made for, from the packages of the frameworks, and pages that use them: for the
// pictures in docs/, the playground and the tests in a browser. Run from the root of the repository.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();
const modules = join(root, 'e2e/node_modules');

/** By theme: the file of the framework's styles, and one for pages from right to left where it has another. */
const files = {
  default: { ltr: join(root, 'style/style.css') },
  bootstrap: {
    ltr: join(modules, 'bootstrap/dist/css/bootstrap.min.css'),
    rtl: join(modules, 'bootstrap/dist/css/bootstrap.rtl.min.css'),
  },
  bulma: { ltr: join(modules, 'bulma/css/bulma.min.css') },
  govuk: { ltr: join(modules, 'govuk-frontend/dist/govuk/govuk-frontend.min.css') },
  uswds: { ltr: join(modules, '@uswds/uswds/dist/css/uswds.min.css') },
};

/** By theme: what comes after Tailwind in the stylesheet of a site. */
const tailwindPlugins = { tailwind: '', daisyui: `@plugin ${quoted(join(modules, 'daisyui/index.js'))};` };

/** What docs/themes.md says to add to frameworks: for the focus to be seen, and for pages from right to left. */
export const advised = {
  bulma: {
    ltr: `.pagination a:focus-visible { outline: 2px solid; outline-offset: 1px }`,
  },
  govuk: {
    rtl: `.govuk-pagination__item { float: right }
.govuk-pagination__prev { padding: 10px 0 10px 15px }
.govuk-pagination__next { padding: 10px 15px 10px 0 }
.govuk-pagination__icon { transform: scaleX(-1) }
.govuk-pagination__icon--prev { margin: 0 0 0 15px }
.govuk-pagination__icon--next { margin: 0 15px 0 0 }`,
  },
  uswds: {
    rtl: `.usa-pagination__list { padding: 0 }
.usa-pagination .usa-icon { transform: scaleX(-1) }
.usa-pagination__previous-page { margin: 0 0 0 1.25rem }
.usa-pagination__next-page { margin: 0 1.25rem 0 0 }`,
  },
};

/** The themes whose styles are at hand. Those of Petal are part of a package for Elixir. */
export const styledThemes = [...Object.keys(files), ...Object.keys(tailwindPlugins)];

/** The themes that have dark styles. */
export const darkThemes = ['default', 'bootstrap', 'bulma', 'daisyui', 'tailwind'];

/**
 * Gives the styles that a theme is made for.
 *
 * @param {string} theme its name
 * @returns {{ ltr: string, rtl: string }} CSS, by the direction of the page; empty where the styles are not at hand
 */
export function frameworkStyles(theme) {
  if (!styledThemes.includes(theme)) return { ltr: '', rtl: '' };
  if (theme in tailwindPlugins) {
    const styles = compileTailwind(theme);
    return { ltr: styles, rtl: styles };
  }
  const { ltr, rtl = ltr } = files[theme];
  const { ltr: added = '', rtl: mirrored = added } = advised[theme] ?? {};
  return { ltr: readFileSync(ltr, 'utf8') + added, rtl: readFileSync(rtl, 'utf8') + mirrored };
}

/** Compiles Tailwind's styles as docs/themes.md tells a site to: from the names that it finds in the theme's file. */
function compileTailwind(theme) {
  const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
  const input = join(folder, 'site.css');
  try {
    writeFileSync(
      input,
      `@import ${quoted(join(modules, 'tailwindcss/index.css'))} source(none);
@source ${quoted(join(root, `dist/themes/${theme}.js`))};
${tailwindPlugins[theme]}`,
    );
    const command = join(modules, '@tailwindcss/cli/dist/index.mjs');
    // Its cache and its news are not wanted: what it prints is the stylesheet.
    return execFileSync(process.execPath, [command, '--input', input], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A path in a stylesheet. */
function quoted(path) {
  return JSON.stringify(path);
}

/**
 * Puts a page around controls.
 *
 * @param {{ theme: string, styles: string, direction?: 'ltr' | 'rtl', isDark?: boolean, language?: string }} look
 * @param {string} content
 */
export function pageAround({ theme, styles, direction = 'ltr', isDark = false, language = 'en' }, content) {
  const scheme = isDark ? 'dark' : 'light';
  return `<!DOCTYPE html>
<html lang="${language}" dir="${direction}" data-theme="${scheme}" data-bs-theme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Posts</title>
<style>${styles}</style>
<style>:root { color-scheme: ${scheme} } body { margin: 0; padding: 16px }${backgrounds[theme]?.[scheme] ?? ''}</style>
</head>
<body class="${theme === 'govuk' ? 'govuk-template__body' : ''}">
<main>
${content}
</main>
</body>
</html>
`;
}

/** The colours of a page, in themes whose framework leaves them to the site. */
const backgrounds = {
  default: {
    light: ' body { background: #fff; color: #1f2937; font: 16px system-ui, sans-serif }',
    dark: ' body { background: #111827; color: #e5e7eb; font: 16px system-ui, sans-serif }',
  },
  tailwind: {
    light: ' body { background: #fff }',
    dark: ' body { background: #101828 }',
  },
};
