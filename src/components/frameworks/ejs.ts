import { forNeighbors } from '../draw/host.js';
import { ejs as host } from './families/express.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const ejs: FrameworkRow = {
  names: ['express'],
  label: 'Express with EJS',
  host,
  neighbors: forNeighbors(host),
  isUsed: ({ dependsOn }) => dependsOn('ejs'),
  isKebab: true,
  directories: ['views', 'src/views'],
  stylesheet: linked('public/pagination.css', '/pagination.css'),
  order: (built, original) => `write app.set('views', ['${built}', '${original}'])`,
};
