import { ErrorCodes, Tokenizer, type Token } from 'parse5';
import type { Attribute, StartTagAttributes } from './parsed-tags.js';
import type { Range } from '../base/source.js';

const noop = (): void => undefined;

/** Reads the attributes of a start tag with parse5's tokenizer. The rest of the text does not affect them. */
export function readStartTag(text: string, { start, end }: Range): StartTagAttributes {
  const tag = text.slice(start, end);
  let attributes: Attribute[] = [];
  const duplicates: Range[] = [];
  const handler = {
    onStartTag({ attrs, location }: Token.TagToken): void {
      attributes = attrs.map(({ name, value }) => {
        const place = location?.attrs?.[name] as Token.Location;
        // A name contains no "=", except as its first character.
        const isBare = !tag.slice(place.startOffset + 1, place.endOffset).includes('=');
        const range = { start: start + place.startOffset, end: start + place.endOffset };
        return { name, value: isBare ? null : value, range };
      });
    },
    onParseError({ code, startOffset }: { code: ErrorCodes; startOffset: number }): void {
      if (code !== ErrorCodes.duplicateAttribute) return;
      // The name ends here.
      let nameStart = startOffset;
      while (!/[\t\n\f\r "'/]/.test(tag.charAt(nameStart - 1))) nameStart--;
      duplicates.push({ start: start + nameStart, end: start + startOffset });
    },
    onComment: noop,
    onDoctype: noop,
    onEndTag: noop,
    onEof: noop,
    onCharacter: noop,
    onNullCharacter: noop,
    onWhitespaceCharacter: noop,
  };
  new Tokenizer({ sourceCodeLocationInfo: true }, handler).write(tag, false);
  return { attributes, duplicates };
}
