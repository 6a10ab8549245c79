import { handlebars as host } from './families/express.js';
import type { FrameworkRow } from './framework.js';

export const handlebars: FrameworkRow = {
  names: ['express', 'hbs'],
  label: 'Express with Handlebars',
  host,
  isUsed: ({ dependsOn }) => ['handlebars', 'express-handlebars', 'hbs'].some(dependsOn),
  isKebab: true,
  directories: ['.'],
};
