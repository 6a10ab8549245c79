import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameworkStyles, styledThemes } from '../scripts/framework-styles.js';
import { themeNames, type PaginationThemeName } from '../src/index.js';
import { themes } from '../src/themes/index.js';

test.each(styledThemes)('%s uses class names that its framework knows', (name) => {
  const known = new Set(
    Array.from(frameworkStyles(name).ltr.matchAll(/\.((?:[\w-]|\\.)+)/g), ([, escaped = '']) =>
      escaped.replace(/\\(.)/g, '$1'),
    ),
  );
  const { classes } = themes[name as PaginationThemeName];
  const used = Object.values(classes).flatMap((value) => value.split(' ').filter(Boolean));
  const unknown = [...new Set(used)].filter((one) => !known.has(one));
  expect(unknown).toEqual([]);
});

test.each(themeNames.filter((name) => name !== 'default'))(
  'docs/themes.md names the stylesheet of %s',
  (name) => {
    expect(existsSync(join(__dirname, `../src/themes/${name}/style.css`))).toBe(true);
    const page = readFileSync(join(__dirname, '../docs/themes.md'), 'utf8');
    expect(page).toContain(`pagination-tag/${name}.css`);
  },
);
