import { forNeighbors } from '../draw/host.js';
import { ejs as host } from './families/express.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const eta: FrameworkRow = {
  names: ['express'],
  label: 'Express with Eta',
  host,
  neighbors: forNeighbors(host),
  isUsed: ({ dependsOn }) => dependsOn('eta'),
  isKebab: true,
  directories: ['views', 'src/views', 'templates'],
  stylesheet: linked('public/pagination.css', '/pagination.css'),
};
