import { html, type Token } from 'parse5';
import type { StartTag } from './parsed-tags.js';
import { Watcher } from './watcher.js';

const { APPLET, INPUT, OBJECT, SELECT } = html.TAG_ID;

/** A `<select>` is read as an `<applet>`, and that as an `<object>`, from which it differs in nothing. */
const STAND_INS = new Map([
  ['select', APPLET],
  ['applet', OBJECT],
]);

/** What of a control counts to a parser. */
const CONTROL = ['nav', 'ul', 'a'].map((tagName) => ({ tagName, tagID: html.getTagID(tagName) }));

/**
 * Finds the start tags of our name as browsers of today would find them one by one, those before each replaced by their
 * controls. A control ends the SVG or MathML that it is in, and the HTML Standard has changed how `<select>` is read.
 */
export function readAgain(text: string, tag: string): Omit<StartTag, 'endTag'>[] {
  return new SecondReader(text, tag).tags.filter((tag) => tag.kind === 'start');
}

/**
 * A parser that puts a control in the place of each tag of ours, and reads `<select>` as browsers now do.
 *
 * Source: HTML Living Standard, 13.2.6.4.7 "The in body insertion mode". A `<select>` nests as an `<applet>` does: no end
 * tag in it closes an element around it. Another `<select>` or an `<input>` closes it.
 */
class SecondReader extends Watcher {
  protected override insertElement(token: Token.TagToken): void {
    const tags = CONTROL.map((name) => ({ ...token, ...name, selfClosing: false, attrs: [] }));
    for (const tag of tags) this.onStartTag(tag);
    for (const tag of tags.toReversed()) this.onEndTag(tag);
  }

  protected override droppingElement(): string | undefined {
    return this.isInSelect ? 'select' : super.droppingElement();
  }

  override _startTagOutsideForeignContent(token: Token.TagToken): void {
    const isSelect = token.tagID === SELECT;
    const closes = (isSelect || token.tagID === INPUT) && this.isInSelect;
    if (closes) this._endTagOutsideForeignContent({ ...token, tagName: 'select', tagID: SELECT });
    if (closes && isSelect) return;
    super._startTagOutsideForeignContent(withStandIn(token));
    // Formatting goes on in a <select>: an <applet> has a marker that this removes, and the end tag expects.
    if (isSelect && this.isInSelect) this.activeFormattingElements.clearToLastMarker();
  }

  override _endTagOutsideForeignContent(token: Token.TagToken): void {
    if (token.tagID === SELECT && this.isInSelect) this.activeFormattingElements.insertMarker();
    super._endTagOutsideForeignContent(withStandIn(token));
  }

  private get isInSelect(): boolean {
    // Before the first element is open, parse5 answers any question about scopes with yes.
    return this.openElements.stackTop >= 0 && this.openElements.hasInScope(APPLET);
  }
}

function withStandIn(token: Token.TagToken): Token.TagToken {
  return { ...token, tagID: STAND_INS.get(token.tagName) ?? token.tagID };
}
