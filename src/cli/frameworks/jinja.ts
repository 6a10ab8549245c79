import { jinjaAlone as host } from './families/python.js';
import type { FrameworkRow } from './framework.js';

export const jinja: FrameworkRow = {
  names: ['jinja2'],
  isUsed: ({ usesPython }) => usesPython('jinja2'),
  dialect: 'jinja2',
  host,
  lacks: {
    jump: 'A template of Jinja cannot read a query, so a form would lose the rest of it. The components for Flask and FastAPI have forms.',
    sizes:
      'A template of Jinja cannot read a query, so a form would lose the rest of it. The components for Flask and FastAPI have forms.',
    neighbors: 'Write a tag with previous_path and next_path in the template: it needs no code.',
  },
  directories: ['templates', 'app/templates'],
};
