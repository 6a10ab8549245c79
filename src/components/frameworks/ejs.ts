import { ejs as host, headWords } from './families/express.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const ejs: FrameworkRow = {
  names: ['express'],
  label: 'Express with EJS',
  host,
  optional: headWords,
  lacks: { test: 'Express has no test tool of its own.' },
  isUsed: ({ dependsOn }) => dependsOn('ejs'),
  isKebab: true,
  directories: ['views', 'src/views'],
  includedBy: ["include('", 'include("'],
  stylesheet: linked('public/pagination.css', '/pagination.css'),
  order: (built, original) => `write app.set('views', ['${built}', '${original}'])`,
};
