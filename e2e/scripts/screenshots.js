// Takes pictures of the themes with the styles of their frameworks: all of them into a folder, to be looked at, and
// those of the documentation into docs/images.
//
//     npm run screenshots [-- folder]

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { renderPagination } from '../../dist/index.js';
import { darkThemes, frameworkStyles, pageAround, styledThemes } from './framework-styles.js';

const folder = process.argv[2] ?? 'out/screenshots';

/** One control a state. */
const states = [
  { total_pages: 42, current_page: 1 },
  { total_pages: 42, current_page: 7 },
  { total_pages: 42, current_page: 42 },
  { total_pages: 1 },
  { total_pages: 42, current_page: 1, show_boundary_chevrons: true },
];

/** What differs from one picture of a theme to the next. */
const variants = [
  { name: 'light', width: 800 },
  { name: 'dark', width: 800, isDark: true },
  { name: 'rtl', width: 800, direction: 'rtl', language: 'ar' },
  { name: 'narrow', width: 320 },
  { name: 'narrow-rtl', width: 320, direction: 'rtl', language: 'ar' },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(folder, { recursive: true });
mkdirSync('docs/images', { recursive: true });
for (const theme of styledThemes) {
  const sheets = frameworkStyles(theme);
  for (const variant of variants) {
    if (variant.isDark && !darkThemes.includes(theme)) continue;
    writeFileSync(
      join(folder, `${theme}-${variant.name}.png`),
      await picture(theme, sheets, variant, states),
    );
  }
  // In the documentation: the middle of a list.
  const shown = await picture(theme, sheets, { width: 800 }, states.slice(1, 2));
  writeFileSync(`docs/images/${theme}.png`, shown);
}
// In the README: the default theme, as dark as its reader likes it.
const dark = await picture(
  'default',
  frameworkStyles('default'),
  { width: 800, isDark: true },
  states.slice(1, 2),
);
writeFileSync('docs/images/default-dark.png', dark);
await browser.close();

async function picture(theme, sheets, { width, isDark = false, direction = 'ltr', language = 'en' }, shown) {
  const look = { theme, styles: sheets[direction], direction, isDark, language };
  const options = { theme, locale: language };
  const controls = shown.map((attributes) => renderPagination(attributes, options));
  const page = await browser.newPage({
    viewport: { width, height: 100 },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.setContent(pageAround(look, controls.join('\n<p>&nbsp;</p>\n')));
  const image = await page.screenshot({ fullPage: true });
  await page.close();
  return image;
}
