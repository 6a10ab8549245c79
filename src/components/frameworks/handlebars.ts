import { forNeighbors } from '../draw/host.js';
import { handlebars as host } from './families/express.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const handlebars: FrameworkRow = {
  names: ['express', 'hbs'],
  label: 'Express with Handlebars',
  host,
  neighbors: forNeighbors(host),
  isUsed: ({ dependsOn }) => ['handlebars', 'express-handlebars', 'hbs'].some(dependsOn),
  directories: ['.'],
  stylesheet: linked('public/pagination.css', '/pagination.css'),
};
