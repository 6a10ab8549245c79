import { django as host, moduleOf, withNames } from './families/python.js';
import type { FrameworkRow } from './framework.js';
import { gettext, IN_CONTEXT, posixName } from './translation.js';

export const django: FrameworkRow = {
  names: ['wagtail', 'django-tables2'],
  isUsed: ({ says, usesPython }) =>
    ['manage.py', 'src/manage.py'].some((path) => says(path, /django/i)) || usesPython('django'),
  dialect: 'django',
  host,
  optional: {
    numbers: [[', siblings=1', '']],
    boundaries: [
      ['bounded_numbers(total, current, siblings, boundaries)', 'page_numbers(total, current, siblings)'],
      [', boundaries=1', ''],
    ],
  },
  directories: ['root/pagination'],
  // Python finds applications beside manage.py.
  words: ({ has }, { name = 'pagination', out }) => ({
    'root/': has('src/manage.py') ? 'src/' : '',
    app_name: moduleOf(out ?? '') || name,
  }),
  stylesheet: {
    file: 'root/static/pagination.css',
    lines: [
      'STATICFILES_DIRS = [BASE_DIR / "static"]  # in the settings',
      `{% load static %}<link rel="stylesheet" href="{% static 'pagination.css' %}">`,
    ],
  },
  order: (built) => `add BASE_DIR / "${built}" to the start of DIRS in the setting TEMPLATES`,
  translation: {
    // The component is an application, and each application can have catalogs.
    path: (tag) => `locale/${posixName(tag)}/LC_MESSAGES/django.po`,
    isBeside: true,
    ...gettext(withNames, IN_CONTEXT),
    next: 'To compile the catalogs, run django-admin compilemessages.',
  },
};
