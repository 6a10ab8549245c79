import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameworkStyles, styledThemes } from './scripts/framework-styles.js';
import { themes, type ThemeName } from '../src/index.js';

/** Names that frameworks document, and that they give no styles of their own. */
const withoutStyles: Readonly<Record<string, readonly string[]>> = {
  uswds: ['usa-pagination__page-no'],
};

test.each(styledThemes)('%s uses class names that its framework knows', (name) => {
  const known = new Set(
    Array.from(frameworkStyles(name).ltr.matchAll(/\.((?:[\w-]|\\.)+)/g), ([, escaped = '']) =>
      escaped.replace(/\\(.)/g, '$1'),
    ),
  );
  const { classes } = themes[name as ThemeName];
  const used = Object.values(classes).flatMap((value) => value.split(' ').filter(Boolean));
  const unknown = [...new Set(used)].filter((one) => !known.has(one));
  expect(unknown).toEqual(withoutStyles[name] ?? []);
});

test.each(Object.keys(themes).filter((name) => name !== 'default'))(
  'docs/themes.md names the stylesheet of %s',
  (name) => {
    expect(existsSync(join(__dirname, `../style/${name}.css`))).toBe(true);
    const page = readFileSync(join(__dirname, '../docs/themes.md'), 'utf8');
    expect(page).toContain(`pagination-tag/${name}.css`);
  },
);
