import { handlebars as host, handlebarsNeighbors as neighbors } from './families/express.js';
import type { FrameworkRow } from './framework.js';

export const handlebars: FrameworkRow = {
  names: ['express', 'hbs'],
  label: 'Express with Handlebars',
  host,
  neighbors,
  isUsed: ({ dependsOn }) => ['handlebars', 'express-handlebars', 'hbs'].some(dependsOn),
  directories: ['.'],
};
