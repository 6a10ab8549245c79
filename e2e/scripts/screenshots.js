// Takes pictures of the themes with the styles of their frameworks. A contact sheet of each theme, in all states and
// media, goes into a folder, to be looked at; the pictures of the documentation go into docs/images, at twice their size.
//
//     npm run screenshots [-- folder [theme …]]

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTheme, renderPagination } from '../../dist/index.js';
import { openChromium, openFirefox } from './cameras.js';
import { darkThemes, frameworkStyles, styledThemes } from '../../scripts/framework-styles.js';
import { pageAround } from './page-around.js';
import { sampleNames, sampleStyles } from './sample-styles.js';

const [folder = 'out/screenshots', ...wanted] = process.argv.slice(2);

const middle = { total_pages: 42, current_page: 7 };
const disabled = { total_pages: 42, current_page: 1, show_boundary_chevrons: true };

const summary = {
  total_items: 97,
  page_size: 10,
  current_page: 3,
  summary: 'Showing :from to :to of :total',
};
const titled = {
  previous_path: '/a',
  next_path: '/c',
  previous_title: 'Applying for a license',
  next_title: 'Fees',
};

/** The link that has the focus, or is pressed. */
const LINK = '[href="/8"]';

/** One control a state. */
const states = [
  { total_pages: 42, current_page: 1 },
  { total_pages: 42, current_page: 4 },
  middle,
  { total_pages: 42, current_page: 42 },
  { total_pages: 1 },
  { total_pages: 7, current_page: 4 },
  { total_pages: 120, current_page: 117 },
  disabled,
  { current_page: 1 },
  { current_page: 30 },
  summary,
  { previous_path: '/a', next_path: '/c' },
  titled,
  { next_path: '/c', previous_path: '' },
];

/** What differs from one picture of a theme to the next. */
const variants = [
  { name: 'light', width: 800 },
  { name: 'dark', width: 800, medium: 'dark' },
  { name: 'focus', width: 800, focus: true },
  { name: 'forced colors', width: 800, medium: 'forced' },
  { name: 'print, without backgrounds', width: 800, medium: 'print' },
  { name: 'right to left', width: 800, direction: 'rtl', language: 'ar' },
  { name: 'Russian, 768 px', width: 768, language: 'ru' },
  { name: '390 px', width: 390 },
  { name: '320 px', width: 320 },
  { name: '320 px, right to left', width: 320, direction: 'rtl', language: 'ar' },
];

/** The same for the documentation. */
const documented = [
  { name: 'Light' },
  { name: 'Dark', medium: 'dark' },
  { name: 'Focus', focus: true },
  { name: 'Pressed', pressed: true },
  { name: 'Disabled', shown: disabled },
  { name: 'Right to left', direction: 'rtl', language: 'ar' },
  { name: 'Forced colors', medium: 'forced' },
  { name: 'Summary', shown: summary },
  { name: 'Previous and Next with titles', shown: titled },
  { name: 'Phone, 320 px', width: 320 },
  // Words need room: in USWDS, 62 em of its text.
  { name: 'Words', shown: { ...middle, show_labels: true }, width: 1100 },
];

/** The themes that keep the layout for phones up to a width of 768 px, or need so much for Arabic words. */
const wideThemes = ['bulma', 'govuk', 'uswds'];

/** The themes on the pages of frameworks, and in the README. */
const shownThemes = ['default', 'bootstrap', 'tailwind', 'daisyui'];

const chromium = await openChromium();
const firefox = await openFirefox();
mkdirSync(folder, { recursive: true });
mkdirSync('docs/images', { recursive: true });
for (const theme of styledThemes.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const sheets = frameworkStyles(theme);
  const ownWidth = wideThemes.includes(theme) ? 769 : 560;
  const fits = ({ medium }) => medium !== 'dark' || darkThemes.includes(theme);
  const take = async (list, shown, camera = chromium) => {
    const pictures = [];
    for (const variant of list.filter(fits)) {
      const { width = ownWidth } = variant;
      const data = await picture(theme, sheets, { ...variant, width }, shown, camera);
      pictures.push({ ...variant, width, data });
    }
    return pictures;
  };
  writeFileSync(join(folder, `${theme}.png`), await sheet(await take(variants, states)));
  for (const [file, camera] of Object.entries({ states: chromium, 'states-firefox': firefox })) {
    const pictures = await take(documented, [middle], camera);
    writeFileSync(`docs/images/${theme}-${file}.png`, await sheet(pictures, 48 + 2 * ownWidth));
  }
  if (!shownThemes.includes(theme)) continue;
  // As dark as their reader likes it.
  writeFileSync(`docs/images/${theme}.png`, await picture(theme, sheets, { width: 800 }, [middle]));
  const dark = await picture(theme, sheets, { width: 800, medium: 'dark' }, [middle]);
  writeFileSync(`docs/images/${theme}-dark.png`, dark);
  if (theme === 'default')
    writeFileSync('docs/images/looks.png', await sheet(await takeLooks(sheets), 48 + 2 * 560));
}
if (wanted.length === 0 || wanted.includes('samples'))
  writeFileSync('docs/images/samples.png', await sheet(await takeSamples(), 48 + 2 * 800));
await chromium.close();
await firefox.close();

/** The samples of own markup, in the middle of a list, on its first page, and with the position. */
async function takeSamples() {
  const pictures = [];
  for (const name of sampleNames) {
    const theme = parseTheme(readFileSync(`samples/${name}.html`, 'utf8'));
    const controls = [middle, { ...disabled, show_ends: true }, { ...middle, layout: 'position' }];
    const data = await picture(theme, { ltr: sampleStyles(name) }, { width: 800 }, controls);
    pictures.push({ name: name[0].toUpperCase() + name.slice(1), width: 800, data });
  }
  return pictures;
}

/** The looks that docs/stylesheet.md shows: a class with custom properties each. */
async function takeLooks({ ltr }) {
  const page = readFileSync('docs/stylesheet.md', 'utf8');
  const [, properties = ''] = /## Other looks[^]*?```css\n([^]*?)```/.exec(page) ?? [];
  const pictures = [];
  for (const [, name = ''] of properties.matchAll(/^\.(\w+)/gm)) {
    const shown = { ...middle, class: name };
    const data = await picture('default', { ltr: ltr + properties }, { width: 560, shown }, []);
    pictures.push({ name: name[0].toUpperCase() + name.slice(1), width: 560, data });
  }
  return pictures;
}

async function picture(theme, sheets, variant, controls, camera = chromium) {
  const { width, medium = 'light', direction = 'ltr', language = 'en', shown } = variant;
  const look = { theme, styles: sheets[direction], direction, isDark: medium === 'dark', language };
  const content = (shown ? [shown] : controls)
    .map((attributes) => renderPagination(attributes, { theme, locale: language }))
    .join('\n<p>&nbsp;</p>\n');
  const { page } = camera;
  await page.bringToFront();
  await camera.resize(width);
  await page.setContent(pageAround(look, content));
  await camera.emulate(medium);
  if (variant.focus) {
    await page.keyboard.press('Tab');
    await page.evaluate((link) => document.querySelector(link).focus(), LINK);
  }
  if (variant.pressed) {
    await page.hover(LINK);
    await page.mouse.down();
  }
  const data = await page.screenshot({ fullPage: true });
  if (variant.pressed) {
    // Let go where no link is followed.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  return Buffer.from(data);
}

/** Puts pictures on one sheet, each below its name. */
async function sheet(pictures, width = 3500) {
  const figures = pictures.map(
    ({ name, width: own, data }) =>
      `<figure><figcaption>${name}</figcaption><img width="${own}" src="data:image/png;base64,${data.toString('base64')}"></figure>`,
  );
  await chromium.emulate('light');
  await chromium.resize(width);
  await chromium.page.setContent(
    `<style>body { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px; font: 14px sans-serif }
    figure { margin: 0 } img { display: block; margin-top: 4px; outline: 1px solid #ccc }</style>${figures.join('')}`,
  );
  return chromium.page.screenshot({ fullPage: true });
}
