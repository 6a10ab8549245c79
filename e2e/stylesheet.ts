import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The stylesheet of the default theme. */
export const stylesheet = readFileSync(join(__dirname, '../src/themes/default/style.css'), 'utf8');
