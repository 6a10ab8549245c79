// What this example is about: three templates, each holding a <pagination> tag. They are read and checked once; from
// then on a control is made from data whenever a view is rendered.

import { readFileSync } from 'node:fs';
import { compile } from 'pagination-tag';

export const home = template('home.html');
export const items = template('items.html');
export const plain = template('plain.html');

function template(file) {
  return compile(readFileSync(new URL(`templates/${file}`, import.meta.url), 'utf8'), { file });
}
