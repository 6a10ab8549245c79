import type { DialectCode } from '../dialect.js';
import { findRegions } from './regions.js';
import { syntax } from './syntax.js';

export const django: DialectCode = {
  examples: {
    value: '{{ … }}',
    numbers: ['{{ pages }}', '{{ page }}'],
    paths: ['{{ base }}/:page', "{% url 'posts' page=':page' %}"],
  },
  findRegions,
  syntax,
  // "'blocktranslate' doesn't allow other block tags inside it"
  refusing: [
    { opens: /^\{%\s*blocktrans(?:late)?\b/, closes: /^\{%\s*endblocktrans(?:late)?\b/, refuses: 'code' },
  ],
};
