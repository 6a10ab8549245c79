import { jinjaWithPython as host, packageWords, pythonNeighbors as neighbors } from './families/python.js';
import type { FrameworkRow } from './framework.js';

export const flask: FrameworkRow = {
  isUsed: ({ usesPython }) => usesPython('flask'),
  dialect: 'jinja2',
  host,
  neighbors,
  directories: ['root'],
  words: packageWords,
};
