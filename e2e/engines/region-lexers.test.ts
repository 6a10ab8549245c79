import fc from 'fast-check';
import { languages } from './engines.js';
import { testWithLexer } from '../lexers/lexer.js';

/**
 * The engines' own lexers say what is text. Soups of delimiters, strings, comments and letters are read by both; where
 * the engine accepts a soup, what it takes for text and what lies outside of our regions must be the same, apart from
 * white space and escapes.
 */

const SOUPS = 4000;
const LETTERS = ['a ', 'b', ' c', '\n', 'é', '<p>'];

describe.each(languages.flatMap(([, { lexers = {} }]) => Object.entries(lexers)))(
  '%s',
  (name, { lexer, find, pieces, rawText, text = (shown) => shown }) => {
    testWithLexer(lexer, `takes the same for text as the engine's own lexer (${name})`, () => {
      const soup = fc
        .array(fc.constantFrom(...LETTERS, ...pieces), { maxLength: 12 })
        .map((parts) => parts.join(''));
      const soups = fc.sample(soup, { seed: 4, numRuns: SOUPS });
      const expected = lexer.read(soups);
      const accepted = soups.flatMap((template, index) => {
        const shown = expected[index];
        return typeof shown === 'string' ? [{ template, shown: bare(shown) }] : [];
      });
      const misread = accepted.flatMap(({ template, shown }) => {
        let ours = '';
        let from = 0;
        for (const { start, end, kind } of find(template)) {
          ours += text(template.slice(from, start));
          if (kind === 'raw') ours += rawText?.(template.slice(start, end)) ?? '';
          from = end;
        }
        ours = bare(ours + text(template.slice(from)));
        return ours === shown ? [] : [{ template, shown, ours }];
      });
      expect(misread.sort((a, b) => a.template.length - b.template.length).slice(0, 5)).toEqual([]);
      // Soups that engines refuse show nothing.
      expect(accepted.length).toBeGreaterThan(SOUPS / 10);
    });
  },
);

/** Leaves out white space, which code may trim, and backslashes, which may escape delimiters. */
function bare(text: string): string {
  return text.replace(/[\s\\]/g, '');
}
