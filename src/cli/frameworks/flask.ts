import { forNeighbors } from '../draw/host.js';
import { jinjaWithPython as host, packageWords } from './families/python.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { gettext, posixName, quote } from './translation.js';

export const flask: FrameworkRow = {
  isUsed: ({ usesPython }) => usesPython('flask'),
  dialect: 'jinja2',
  host,
  neighbors: forNeighbors(host),
  directories: ['root'],
  words: packageWords,
  stylesheet: linked('root/static/pagination.css', "{{ url_for('static', filename='pagination.css') }}"),
  order: (built) =>
    `write app.jinja_loader = jinja2.ChoiceLoader([jinja2.FileSystemLoader("${built}"), app.jinja_loader])`,
  translation: {
    // A separate domain, because `pybabel update` drops from messages.po what it does not find in the sources.
    call: ({ english }) => `text(${quote(english)})`,
    path: (tag) => `translations/${posixName(tag)}/LC_MESSAGES/pagination.po`,
    isBeside: true,
    ...gettext,
    next: 'To compile the catalogs, run pybabel compile -D pagination -d translations.',
  },
};
