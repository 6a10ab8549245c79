import { html, type Token } from 'parse5';
import type { StartTag } from './parsed-tags.js';
import { TagParser } from './tag-parser.js';

const { APPLET, INPUT, OBJECT, SELECT } = html.TAG_ID;

/** `<select>` is parsed like `<applet>`, and `<applet>` like `<object>`, which has the same rules. */
const STAND_INS = new Map([
  ['select', APPLET],
  ['applet', OBJECT],
]);

/** The tags of a control that affect parsing. */
const CONTROL = ['nav', 'ul', 'a'].map((tagName) => ({ tagName, tagID: html.getTagID(tagName) }));

/**
 * Finds the start tags of our name as current browsers would, with a control in place of each earlier tag. A control
 * ends the SVG or MathML around it, and the HTML Standard has changed how `<select>` is parsed.
 */
export function readAgain(text: string, tag: string): Omit<StartTag, 'endTag'>[] {
  return new SecondReader(text, tag).tags.filter((tag) => tag.kind === 'start');
}

/**
 * A parser that replaces each tag of ours with a control, and parses `<select>` as current browsers do.
 *
 * Source: HTML Living Standard, 13.2.6.4.7 "The in body insertion mode". `<select>` nests like `<applet>`: no end tag
 * in it closes an element around it. Another `<select>` or an `<input>` closes it.
 */
class SecondReader extends TagParser {
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
    // Formatting continues in a <select>. This removes the marker of <applet>, which the end tag expects.
    if (isSelect && this.isInSelect) this.activeFormattingElements.clearToLastMarker();
  }

  override _endTagOutsideForeignContent(token: Token.TagToken): void {
    if (token.tagID === SELECT && this.isInSelect) this.activeFormattingElements.insertMarker();
    super._endTagOutsideForeignContent(withStandIn(token));
  }

  private get isInSelect(): boolean {
    // Before the first element is open, parse5 returns true for any scope.
    return this.openElements.stackTop >= 0 && this.openElements.hasInScope(APPLET);
  }
}

function withStandIn(token: Token.TagToken): Token.TagToken {
  return { ...token, tagID: STAND_INS.get(token.tagName) ?? token.tagID };
}
