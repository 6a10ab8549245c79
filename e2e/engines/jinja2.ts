import { createScriptEngine } from './script-engine.js';

/** Debian's Python, since another one does not see the modules of Debian. */
export const jinja2Engine = createScriptEngine({
  name: 'jinja2',
  dialect: 'jinja2',
  packages: ['python3-jinja2'],
  command: ['/usr/bin/python3', '-B'],
  script: 'render_jinja2.py',
  output: (name) => `{{ ${name} }}`,
});
