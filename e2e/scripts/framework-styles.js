// The stylesheets that the themes are made for, from the packages of the frameworks, and pages that use them: for the
// pictures in docs/, the playground and the tests in a browser. Run from the root of the repository.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStyles } from '../../dist/cli/base/theme-styles.js';

const root = process.cwd();
const modules = join(root, 'e2e/node_modules');

/** By theme: the file of the framework's styles, and one for pages from right to left where it has another. */
const files = {
  default: { ltr: stylesheetOf('default') },
  bootstrap: {
    ltr: join(modules, 'bootstrap/dist/css/bootstrap.min.css'),
    rtl: join(modules, 'bootstrap/dist/css/bootstrap.rtl.min.css'),
  },
  bulma: { ltr: join(modules, 'bulma/css/bulma.min.css') },
  govuk: { ltr: join(modules, 'govuk-frontend/dist/govuk/govuk-frontend.min.css') },
  uswds: { ltr: join(modules, '@uswds/uswds/dist/css/uswds.min.css') },
};

/** By theme: what a site's stylesheet has beside Tailwind. */
const tailwindSites = {
  tailwind: '',
  daisyui: `@plugin ${quoted(join(modules, 'daisyui/index.js'))};`,
  shadcn: `@import ${quoted(join(root, 'e2e/scripts/shadcn.css'))};`,
  // Petal is a package for Elixir, of which `petal-styles.js` keeps what a control needs.
  petal: `@import ${quoted(join(root, 'e2e/petal_components/default.css'))}; @source inline('sr-only');`,
};

/** Dark by an attribute: the documentation of Tailwind CSS, "Dark mode". */
const NAMED = `\n@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));`;

/** The themes. */
export const styledThemes = [...Object.keys(files), ...Object.keys(tailwindSites)];

/** Those of them that have dark styles. */
export const darkThemes = styledThemes.filter((theme) => !['govuk', 'uswds'].includes(theme));

/**
 * Returns the styles of the framework of a theme.
 *
 * @param {string} theme its name
 * @param {boolean} isNamed whether the page says if it is dark, with `data-theme`, where the framework asks the system
 * @returns {{ ltr: string, rtl: string }} CSS, by the direction of the page
 */
export function frameworkStyles(theme, isNamed = false) {
  if (theme in tailwindSites) {
    const styles = compileTailwind(theme, `@import ${quoted(stylesheetOf(theme))};${isNamed ? NAMED : ''}`);
    return { ltr: styles, rtl: styles };
  }
  const { ltr, rtl = ltr } = files[theme];
  const added = theme === 'default' ? '' : readFileSync(stylesheetOf(theme), 'utf8');
  return { ltr: readFileSync(ltr, 'utf8') + added, rtl: readFileSync(rtl, 'utf8') + added };
}

/** The themes that a site compiles with Tailwind. */
export const tailwindThemes = Object.keys(tailwindSites).filter((theme) => theme !== 'petal');

/**
 * Returns the styles of a page with a component: a file with the theme's rules, and Tailwind's styles for the names that
 * it finds in the component.
 *
 * @param {string} theme one of `tailwindThemes`
 */
export function componentStyles(theme) {
  const names = join(root, 'dist/themes', theme, 'theme.js');
  return readStyles(root, theme) + compileTailwind(theme, `@source ${quoted(names)};`);
}

/**
 * Compiles Tailwind's styles as docs/themes.md tells a site to: from the names that it finds in the theme's file.
 *
 * @param {string} theme
 * @param {string} added what says where they are
 */
function compileTailwind(theme, added) {
  const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
  const input = join(folder, 'site.css');
  try {
    writeFileSync(
      input,
      `@import ${quoted(join(modules, 'tailwindcss/index.css'))} source(none);
${added}
${tailwindSites[theme]}`,
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

/** The path of the stylesheet that a theme adds to its framework's. */
function stylesheetOf(theme) {
  return join(root, 'src/themes', theme, 'style.css');
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
<html lang="${language}" dir="${direction}" data-theme="${scheme}" data-bs-theme="${scheme}" data-color-mode="${scheme}" data-light-theme="light" data-dark-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Posts</title>
<style>${styles}</style>
<style>*, ::before, ::after { transition: none !important; animation: none !important }
:root { color-scheme: ${scheme} } body { margin: 0; padding: 16px }${backgrounds[theme]?.[scheme] ?? ''}</style>
</head>
<body class="${theme === 'govuk' ? 'govuk-template__body' : ''}">
<main>
${content}
</main>
</body>
</html>
`;
}

/**
 * Shows the page as in a medium. On paper, browsers leave backgrounds out unless the page insists; what they do when
 * they print is done to the page, whose picture would have them.
 *
 * @param {import('playwright-core').Page} page with its content
 * @param {'light' | 'dark' | 'forced' | 'print'} medium
 */
export async function emulate(page, medium) {
  await page.emulateMedia({
    media: medium === 'print' ? 'print' : 'screen',
    colorScheme: medium === 'dark' ? 'dark' : 'light',
    forcedColors: medium === 'forced' ? 'active' : 'none',
  });
  if (medium !== 'print') return;
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      if (getComputedStyle(element).printColorAdjust === 'exact') continue;
      element.style.setProperty('background', 'none', 'important');
      element.style.setProperty('box-shadow', 'none', 'important');
    }
  });
}

/** The colors of a page, in themes whose framework leaves them to the site. */
const backgrounds = {
  default: {
    light: ' body { background: #fff; color: #1f2937; font: 16px system-ui, sans-serif }',
    dark: ' body { background: #111827; color: #e5e7eb; font: 16px system-ui, sans-serif }',
  },
  tailwind: {
    light: ' body { background: #fff }',
    dark: ' body { background: #101828 }',
  },
  petal: {
    light: ' body { background: #fff }',
    dark: ' body { background: #101828 }',
  },
};
