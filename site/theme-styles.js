// The styles of a page with each theme, as the playground has them.

import { themeStyles } from '../scripts/theme-styles.js';

/** By theme, then by direction of the page. */
export const styles = themeStyles();
