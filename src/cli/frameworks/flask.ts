import { jinjaWithPython as host, packageWords } from './families/python.js';
import type { FrameworkRow } from './framework.js';

export const flask: FrameworkRow = {
  isUsed: ({ usesPython }) => usesPython('flask'),
  dialect: 'jinja2',
  host,
  directories: ['root'],
  words: packageWords,
};
