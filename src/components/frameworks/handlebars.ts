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
  // Templates find only partials with their own extension.
  words: ({ list }) => {
    const names = ['views', 'views/layouts', 'views/partials'].flatMap(list);
    const has = (extension: string): boolean => names.some((name) => name.endsWith(extension));
    return has('.handlebars') && !has('.hbs') ? { '.hbs': '.handlebars', "'hbs'": "'handlebars'" } : {};
  },
  includedBy: ["from './"],
  stylesheet: linked('public/pagination.css', '/pagination.css'),
};
