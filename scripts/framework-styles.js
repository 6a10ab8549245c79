// The stylesheets that the themes are made for, from the packages of the frameworks: for the playground, the site, the pictures
// in docs/ and the tests in a browser. Run from the root of the repository, after tsc.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStyles } from '../dist/cli/base/theme-styles.js';

const root = process.cwd();
const modules = join(root, 'node_modules');

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
  shadcn: `@import ${quoted(join(root, 'playground/frameworks/shadcn.css'))};`,
  // Petal is a package for Elixir, of which `petal-styles.js` keeps what a control needs.
  petal: `@import ${quoted(join(root, 'playground/frameworks/petal_components/default.css'))}; @source inline('sr-only');`,
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
export function stylesheetOf(theme) {
  return join(root, 'src/themes', theme, 'style.css');
}

/** A path in a stylesheet. */
function quoted(path) {
  return JSON.stringify(path);
}
