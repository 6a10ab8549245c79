// Writes the styles that the playground needs of the frameworks to playground/frameworks, with their licenses.
//
//     npm run playground:styles

import { writeFileSync } from 'node:fs';
import { licensesOf } from '../../scripts/licenses.js';
import { frameworks, themeStyles } from './theme-styles.js';

const folder = new URL('../../playground/frameworks/', import.meta.url);
writeFileSync(new URL('styles.json', folder), `${JSON.stringify(themeStyles(), undefined, 2)}\n`);
writeFileSync(new URL('LICENSES.txt', folder), licensesOf(frameworks));
