import { Tokenizer, type TokenHandler, type TokenizerOptions } from 'parse5';
import type { Range } from '../base/source.js';

/** Counts the offsets of tags and comments, which costs less than the tokenizer's own locations. */
export class OffsetTokenizer extends Tokenizer {
  /** Where the tag or comment starts that was read last. */
  tokenStart = 0;

  constructor(
    options: TokenizerOptions,
    private readonly reader: TokenHandler & { isInForeignContent(): boolean },
    private readonly tag: string,
  ) {
    super(options, reader);
  }

  get tokenRange(): Range {
    return { start: this.tokenStart, end: this.preprocessor.offset + 1 };
  }

  /** Whether the text ended in a tag of our name. */
  get isInOurTag(): boolean {
    const token = this.currentToken;
    return token !== null && 'tagName' in token && token.tagName === this.tag;
  }

  /** Is asked for where a tag or comment starts that so many characters of have been read, and for more. */
  protected override getCurrentLocation(charactersRead: number): null {
    if (charactersRead > 0) this.tokenStart = this.preprocessor.offset - charactersRead;
    return null;
  }

  /**
   * parse5 takes a CDATA section for a comment where foreign content may hold HTML, as in `<desc>`. Browsers do not.
   *
   * Source: HTML Living Standard, "Markup declaration open state": what counts is the namespace of the open element.
   */
  protected override _stateMarkupDeclarationOpen(codePoint: number): void {
    const { inForeignNode } = this;
    this.inForeignNode = this.reader.isInForeignContent();
    super._stateMarkupDeclarationOpen(codePoint);
    this.inForeignNode = inForeignNode;
  }
}
