import { jinjaWithPython as host, packageWords, pythonNeighbors as neighbors } from './families/python.js';
import type { FrameworkRow } from './framework.js';

export const fastapi: FrameworkRow = {
  names: ['starlette'],
  label: 'FastAPI',
  isUsed: ({ usesPython }) => usesPython('fastapi') || usesPython('starlette'),
  dialect: 'jinja2',
  host,
  neighbors,
  directories: ['root'],
  words: packageWords,
};
