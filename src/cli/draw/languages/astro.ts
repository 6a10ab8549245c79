import { isElement } from '../drawing.js';
import { indented, type Language } from '../language.js';
import { inBraces, ofElement, ternary } from './jsx.js';
import { svelte } from './svelte.js';

/** Templates of Astro, as prettier-plugin-astro lays them out: markup of HTML, with expressions of JSX. */
export const astro: Language = {
  // Braces around the whole control, which indent it, take two of 80 columns.
  width: 78,
  lineBreaks: 'loose',
  closesEmpty: 'all',
  text: svelte.text,
  output: svelte.output,
  attribute: svelte.attribute,
  branch: (branch, format, isInLoop, width) => {
    const lines = ternary(branch, format, width);
    if (isInLoop) return lines;
    const [nav] = branch.cases[0]?.body ?? [];
    return nav !== undefined && isElement(nav) && nav.name === 'nav'
      ? ['{', ...indented(lines), '}']
      : inBraces(lines);
  },
  loop: ({ body }, { entries, entry }, format) => {
    const lines = format(body);
    const [only] = body;
    if (only !== undefined && isElement(only)) return ofElement(`${entries}.map((${entry}) => (`, lines);
    const last = `${lines.at(-1) ?? ''},`;
    return [`{${entries}.map((${entry}) =>`, ...indented([...lines.slice(0, -1), last]), ')}'];
  },
};
