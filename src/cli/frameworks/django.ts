import { django as host, djangoNeighbors as neighbors } from './families/python.js';
import type { FrameworkRow } from './framework.js';

export const django: FrameworkRow = {
  names: ['wagtail', 'django-tables2'],
  isUsed: ({ says, usesPython }) =>
    ['manage.py', 'src/manage.py'].some((path) => says(path, /django/i)) || usesPython('django'),
  dialect: 'django',
  host,
  neighbors,
  directories: ['root/pagination'],
  // Python finds applications beside manage.py.
  words: ({ has }) => ({ 'root/': has('src/manage.py') ? 'src/' : '' }),
};
