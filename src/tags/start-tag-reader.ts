import { ErrorCodes, Parser, type Token } from 'parse5';
import type { Attribute, StartTagAttributes } from './parsed-tags.js';
import type { Range } from '../base/source.js';

/** Reads the attributes of a start tag by itself: the rest of a text does not change them. */
export function readStartTag(text: string, { start, end }: Range): StartTagAttributes {
  const tag = text.slice(start, end);
  let attributes: Attribute[] = [];
  const duplicates: Range[] = [];
  const parser = new Parser({
    sourceCodeLocationInfo: true,
    onParseError({ code, startOffset }) {
      if (code !== ErrorCodes.duplicateAttribute) return;
      // The name ends here.
      let nameStart = startOffset;
      while (!/[\t\n\f\r "'/]/.test(tag.charAt(nameStart - 1))) nameStart--;
      duplicates.push({ start: start + nameStart, end: start + startOffset });
    },
  });
  parser.onStartTag = ({ attrs, location }) => {
    attributes = attrs.map(({ name, value }) => {
      const place = location?.attrs?.[name] as Token.Location;
      // A name never holds a "=", except as its first character.
      const isBare = !tag.slice(place.startOffset + 1, place.endOffset).includes('=');
      const range = { start: start + place.startOffset, end: start + place.endOffset };
      return { name, value: isBare ? null : value, range };
    });
  };
  parser.tokenizer.write(tag, false);
  return { attributes, duplicates };
}
