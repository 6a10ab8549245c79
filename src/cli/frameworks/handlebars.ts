import { handlebars as host } from './families/express.js';
import type { FrameworkRow } from './framework.js';

export const handlebars: FrameworkRow = {
  names: ['express', 'hbs'],
  label: 'Express with Handlebars',
  host,
  lacks: {
    jump: 'Write a tag with jump and page_sizes in the template, whose path has both numbers in its query.',
    sizes: 'Write a tag with jump and page_sizes in the template, whose path has both numbers in its query.',
    neighbors: 'Write a tag with previous_path and next_path in the template: it needs no code.',
  },
  isUsed: ({ dependsOn }) => ['handlebars', 'express-handlebars', 'hbs'].some(dependsOn),
  isKebab: true,
  directories: ['.'],
};
