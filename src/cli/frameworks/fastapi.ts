import { jinjaWithPython as host, packageWords } from './families/python.js';
import type { FrameworkRow } from './framework.js';

export const fastapi: FrameworkRow = {
  names: ['starlette'],
  label: 'FastAPI',
  isUsed: ({ usesPython }) => usesPython('fastapi') || usesPython('starlette'),
  dialect: 'jinja2',
  host,
  directories: ['root'],
  words: packageWords,
};
