import { handlebars as host, handlebarsNeighbors as neighbors } from './families/express.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const handlebars: FrameworkRow = {
  names: ['express', 'hbs'],
  label: 'Express with Handlebars',
  host,
  neighbors,
  isUsed: ({ dependsOn }) => ['handlebars', 'express-handlebars', 'hbs'].some(dependsOn),
  directories: ['.'],
  stylesheet: linked('public/pagination.css', '/pagination.css'),
};
