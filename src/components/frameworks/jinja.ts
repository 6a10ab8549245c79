import { jinjaAlone as host, withNames } from './families/python.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { gettext, IN_CONTEXT, posixName } from './translation.js';

export const jinja: FrameworkRow = {
  names: ['jinja2'],
  isUsed: ({ usesPython }) => usesPython('jinja2'),
  dialect: 'jinja2',
  host,
  optional: {
    numbers: [[', siblings=1', '']],
    boundaries: [
      [', boundaries=1', ''],
      ['2 * (siblings + ends) + 1', '2 * siblings + 5'],
      ['(range(1, ends) | list + [none if shift else ends])[:ends]', '[1, none if shift else 2]'],
      ['range(shift + ends + 1, shift + slots - ends + 1)', 'range(shift + 3, shift + slots - 1)'],
      [
        '([none if shift < hidden else total - boundaries] + range(total - boundaries + 1, total + 1) | list)[:ends]',
        '[none if shift < hidden else total - 1, total]',
      ],
    ],
    paths: [
      [', has_more=false', ''],
      ['has_more or ', ''],
    ],
  },
  lacks: { test: 'Templates of Jinja have no tests of their own.' },
  directories: ['templates', 'app/templates'],
  includedBy: ['{% from "'],
  stylesheet: linked('static/pagination.css', '/static/pagination.css'),
  translation: {
    path: (tag) => `locale/${posixName(tag)}/LC_MESSAGES/pagination.po`,
    ...gettext(withNames, IN_CONTEXT),
    next: 'Compile the catalogs with msgfmt, and load the domain pagination with env.install_gettext_translations(translations, newstyle=True).',
  },
};
