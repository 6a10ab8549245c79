import { jinjaAlone as host, jinjaAloneNeighbors as neighbors } from './families/python.js';
import type { FrameworkRow } from './framework.js';

export const jinja: FrameworkRow = {
  names: ['jinja2'],
  isUsed: ({ usesPython }) => usesPython('jinja2'),
  dialect: 'jinja2',
  host,
  neighbors,
  directories: ['templates', 'app/templates'],
};
