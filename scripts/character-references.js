// HTML's named character references, packed for the build for browsers: half of what they take in the package `entities`.

import { characterEntities } from 'character-entities';
import { characterEntitiesLegacy } from 'character-entities-legacy';

/**
 * Packs all names into one text, by their code points:
 *
 *     ,9Tab,NewLine,23excl,QUOT! quot!,num…,19nvlt+8402
 *
 * After a space comes another name of the same code point, after a comma one of the next or, with a number, of one that
 * is so much greater. `!` marks a name that needs no semicolon, and `+` a second code point.
 */
export function packReferences() {
  const legacy = new Set(characterEntitiesLegacy);
  const rows = Object.entries(characterEntities).map(([name, text]) => {
    const [first, second] = Array.from(text, (character) => character.codePointAt(0));
    return {
      first,
      name: `${name}${legacy.has(name) ? '!' : ''}${second === undefined ? '' : `+${second}`}`,
    };
  });
  rows.sort((a, b) => a.first - b.first || (a.name < b.name ? -1 : 1));
  return rows
    .map(({ first, name }, index) => {
      const step = first - (rows[index - 1]?.first ?? 0);
      return step === 0 ? ` ${name}` : `,${step === 1 ? '' : step}${name}`;
    })
    .join('');
}
