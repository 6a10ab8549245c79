import { handlebars as host, helperWords } from './families/express.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const handlebars: FrameworkRow = {
  names: ['express', 'hbs'],
  label: 'Express with Handlebars',
  host,
  optional: helperWords,
  lacks: { test: 'Express has no test tool of its own.' },
  isUsed: ({ dependsOn }) => ['handlebars', 'express-handlebars', 'hbs'].some(dependsOn),
  directories: ['.'],
  includedBy: ["from './"],
  stylesheet: linked('public/pagination.css', '/pagination.css'),
};
