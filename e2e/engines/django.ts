import { createScriptEngine } from './script-engine.js';

/** Debian's Python, since another one does not see the modules of Debian. */
export const djangoEngine = createScriptEngine({
  name: 'django',
  dialect: 'django',
  packages: ['python3-django'],
  command: ['/usr/bin/python3', '-B'],
  script: 'render_django.py',
  output: (name) => `{{ ${name} }}`,
});
