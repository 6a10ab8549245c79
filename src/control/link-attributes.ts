import type { LinkAttribute } from '../attributes/passed-attributes.js';
import { PATH_TOKEN, splitTokens } from '../base/path.js';
import type { ElementAttribute, NumberName, Piece } from '../themes/tree.js';
import { splitAtNumbers } from './text.js';

/** Merges the author's link attributes into a link's own: `class` and `rel` are appended, others override. */
export function withLinks(
  own: readonly ElementAttribute[],
  page: NumberName,
  links: readonly LinkAttribute[],
): readonly ElementAttribute[] {
  const added = links.map(({ name, value }) => ({
    name,
    value: value.flatMap((piece): Piece[] =>
      'source' in piece
        ? [{ kind: 'code', source: piece.source, mark: piece.mark, page }]
        : splitTokens(piece.text).flatMap((text, index): Piece[] => {
            if (index % 2 === 0) return [text];
            return text === PATH_TOKEN ? [{ kind: 'path', page }] : splitAtNumbers(text, page);
          }),
    ),
  }));
  const isSame = (one: ElementAttribute, other: ElementAttribute): boolean =>
    one.name === other.name.toLowerCase();
  return [
    ...own.map((one) => {
      const more = added.find((other) => isSame(one, other));
      if (more === undefined) return one;
      const isList = one.name === 'class' || one.name === 'rel';
      return isList ? { ...one, value: [...one.value, ' ', ...more.value] } : more;
    }),
    ...added.filter((other) => !own.some((one) => isSame(one, other))),
  ];
}
