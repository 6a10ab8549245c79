// The styles of a page with a theme, as the playground has them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pages.js';

const styles = JSON.parse(readFileSync(join(root, 'playground/frameworks/styles.json'), 'utf8'));

/** The styles by direction of the page. */
export function themeStyles(theme) {
  return styles[theme];
}
