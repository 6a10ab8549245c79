import { jinjaAlone as host } from './families/python.js';
import type { FrameworkRow } from './framework.js';

export const jinja: FrameworkRow = {
  names: ['jinja2'],
  isUsed: ({ usesPython }) => usesPython('jinja2'),
  dialect: 'jinja2',
  host,
  directories: ['templates', 'app/templates'],
};
