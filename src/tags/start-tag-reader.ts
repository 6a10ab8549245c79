/** What is in a start tag of our name, by parse5's tokenizer. */

import { ErrorCodes, Tokenizer, type ParserError, type Token, type TokenHandler } from 'parse5';
import type { Attribute, StartTagAttributes } from './parsed-tags.js';
import type { Range } from '../base/source.js';

/** Reads the attributes of start tags, each by itself: the rest of a text does not change them. */
export class StartTagReader implements TokenHandler {
  private readonly tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, this);
  private tag: Range = { start: 0, end: 0 };
  /** What to add to the tokenizer's offsets, which go on from tag to tag. */
  private shift = 0;
  private length = 0;
  private attributes: Attribute[] = [];
  private duplicates: Range[] = [];

  constructor(private readonly text: string) {
    // A tag that has been read is not looked at again.
    this.tokenizer.preprocessor.bufferWaterline = 0;
  }

  /** Reads the start tag at a place of the text. */
  read(tag: Range): StartTagAttributes {
    this.tag = tag;
    this.shift = tag.start - this.length;
    this.length += tag.end - tag.start;
    this.duplicates = [];
    this.tokenizer.write(this.text.slice(tag.start, tag.end), false);
    return { attributes: this.attributes, duplicates: this.duplicates };
  }

  onStartTag({ attrs, location }: Token.TagToken): void {
    this.attributes = attrs.map(({ name, value }) => {
      const place = location?.attrs?.[name] as Token.Location;
      const range = { start: place.startOffset + this.shift, end: place.endOffset + this.shift };
      // A name never holds a "=", except as its first character.
      const isBare = !this.text.slice(range.start + 1, range.end).includes('=');
      return { name, value: isBare ? null : value, range };
    });
  }

  onParseError({ code, startOffset }: ParserError): void {
    if (code === ErrorCodes.duplicateAttribute)
      this.duplicates.push(this.nameBefore(startOffset + this.shift));
  }

  /** The attribute name that ends at an offset, as it is written. */
  private nameBefore(end: number): Range {
    let start = end;
    while (start > this.tag.start && !/[\t\n\f\r "'/]/.test(this.text.charAt(start - 1))) start--;
    return { start, end };
  }

  // A start tag by itself has no other token in it.
  onComment(): void {}
  onDoctype(): void {}
  onEndTag(): void {}
  onEof(): void {}
  onCharacter(): void {}
  onNullCharacter(): void {}
  onWhitespaceCharacter(): void {}
}
