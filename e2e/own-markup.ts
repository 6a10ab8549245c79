import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTheme } from '../src/index.js';

const page = readFileSync(join(__dirname, '../docs/themes.md'), 'utf8');
const [, sample = ''] = /```html\n<!-- pager\.html -->\n([^]*?)```/.exec(page) ?? [];

/** The theme that docs/themes.md shows in HTML. */
export const ownMarkup = parseTheme(sample, { file: 'docs/themes.md' });
