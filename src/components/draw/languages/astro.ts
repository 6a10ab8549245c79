import { isElement } from '../drawing.js';
import { indented, type Language } from '../language.js';
import { jsx, ofElement } from './jsx.js';
import { svelte } from './svelte.js';

/** Templates of Astro, as prettier-plugin-astro lays them out: markup of HTML, with expressions of JSX. */
export const astro: Language = {
  width: 80,
  lineBreaks: 'loose',
  bracesApart: true,
  closesEmpty: 'all',
  text: svelte.text,
  output: svelte.output,
  attribute: svelte.attribute,
  either: svelte.either,
  branch: jsx.branch,
  loop: ({ body }, { entries, entry }, format) => {
    const lines = format(body);
    const [only] = body;
    if (only !== undefined && isElement(only)) return ofElement(`${entries}.map((${entry}) => (`, lines);
    const last = `${lines.at(-1) ?? ''},`;
    return [`{${entries}.map((${entry}) =>`, ...indented([...lines.slice(0, -1), last]), ')}'];
  },
};
