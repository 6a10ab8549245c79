import { jinjaWithPython as host, packageWords, pythonWords, withNames } from './families/python.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { gettext, IN_CONTEXT, posixName } from './translation.js';

export const flask: FrameworkRow = {
  isUsed: ({ usesPython }) => usesPython('flask'),
  dialect: 'jinja2',
  host,
  optional: pythonWords,
  directories: ['package_root'],
  words: packageWords,
  stylesheet: linked(
    'package_root/static/pagination.css',
    "{{ url_for('static', filename='pagination.css') }}",
  ),
  order: (built) =>
    `write app.jinja_loader = jinja2.ChoiceLoader([jinja2.FileSystemLoader("${built}"), app.jinja_loader])`,
  translation: {
    path: (tag) => `translations/${posixName(tag)}/LC_MESSAGES/messages.po`,
    isBeside: true,
    ...gettext(withNames, IN_CONTEXT),
    // Version 2 has no pgettext in templates.
    next: 'The calls need Flask-Babel 3 or newer. To compile the catalogs, run pybabel compile -d translations.',
  },
};
