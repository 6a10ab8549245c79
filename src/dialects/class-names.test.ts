import { transform } from '../index.js';
import { dialects } from './index.js';

/**
 * Tailwind CSS reads class names in the source of a template, so a language must not write their characters in another
 * way: `@max-xs:text-[.8125rem]` as `&#64;max-xs:…` has no styles.
 */

/** Class names of the theme with characters that are special in some language. */
const SPECIAL = /[@[\](){}:$#%/.]/;

const classesIn = (html: string): string[] =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat();

const rows = Object.entries(dialects).flatMap(([dialect, { examples }]) =>
  (['daisyui', 'shadcn', 'tailwind'] as const).map((theme) => ({ dialect, theme, examples })),
);

test.each(rows)(
  'in $dialect, the class names of $theme are those of HTML',
  ({ dialect, theme, examples }) => {
    const attributes = 'path="/posts/:page" total_pages="42"';
    const page = examples.value.replace('…', 'page');
    const options = { theme, dialect: dialect as keyof typeof dialects };
    const compiled = transform(
      `<pagination ${attributes} current_page=${quoted(page)}></pagination>`,
      options,
    );
    const html = transform(`<pagination ${attributes} current_page="7"></pagination>`, { theme });
    const names = [...new Set(classesIn(html))].filter((name) => SPECIAL.test(name));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !compiled.includes(name))).toEqual([]);
  },
);

/** HEEx has no quotation marks around code. */
function quoted(code: string): string {
  return code.startsWith('{') && !code.startsWith('{{') && !code.startsWith('{$') ? code : `"${code}"`;
}
