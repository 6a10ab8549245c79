import { forNeighbors } from '../draw/host.js';
import { jinjaAlone as host } from './families/python.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { gettext, posixName, quote } from './translation.js';

export const jinja: FrameworkRow = {
  names: ['jinja2'],
  isUsed: ({ usesPython }) => usesPython('jinja2'),
  dialect: 'jinja2',
  host,
  neighbors: forNeighbors(host),
  directories: ['templates', 'app/templates'],
  stylesheet: linked('static/pagination.css', '/static/pagination.css'),
  translation: {
    call: ({ english }) => `gettext(${quote(english)})`,
    path: (tag) => `locale/${posixName(tag)}/LC_MESSAGES/pagination.po`,
    ...gettext,
    next: 'Compile the catalogues with msgfmt, and load the domain pagination with env.install_gettext_translations().',
  },
};
