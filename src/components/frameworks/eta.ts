import { ejs as host, headWords } from './families/express.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const eta: FrameworkRow = {
  names: ['express'],
  label: 'Express with Eta',
  host,
  optional: headWords,
  lacks: { test: 'Express has no test tool of its own.' },
  isUsed: ({ dependsOn }) => dependsOn('eta'),
  isKebab: true,
  directories: ['views', 'src/views', 'templates'],
  includedBy: ["include('./", 'include("./'],
  stylesheet: linked('public/pagination.css', '/pagination.css'),
};
