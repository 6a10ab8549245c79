import { findEexRegions } from './eex.js';
import { inPasses } from './passes.js';
import type { FindRegions, Region } from './region.js';
import { trim } from './scan.js';

/**
 * Finds the code of a HEEx template: that of EEx, and `{…}` in text and in start tags. Quoted values and the texts of
 * `<script>` and `<style>` have none, nor has an element with `phx-no-curly-interpolation`.
 *
 * A tag that ends in `/>` is an element of its own in HEEx, whatever its name. HTML would look for its end tag, so the
 * whole tag is a region; all but our own.
 */
export const findHeexRegions: FindRegions = inPasses([
  findEexRegions,
  (text) => new CurlyReader(text).read(),
]);

/** What the reader stops at in text. A backslash makes a brace plain text. */
const MARK = /<!--|<\/?[A-Za-z:.][^\s/>]*|\\[{}]|\{/g;
/** What may come next in a start tag; a quoted value has no code in it. */
const TAG_PART = /"[^"]*(?:"|$)|'[^']*(?:'|$)|\/?>|\{|[^\s"'{/>]+|[^]/y;

/** Reads the tags of a HEEx template, as far as they say where braces are code. */
class CurlyReader {
  private readonly regions: Region[] = [];
  private at = 0;
  /** The element without interpolation that the reader is in, and how many of its name are open in it. */
  private plain: { readonly name: string; depth: number } | undefined;

  constructor(private readonly text: string) {}

  read(): Region[] {
    const mark = new RegExp(MARK);
    for (let found = mark.exec(this.text); found; found = mark.exec(this.text)) {
      this.at = mark.lastIndex;
      this.readMark(found[0], found.index);
      mark.lastIndex = this.at;
    }
    return this.regions;
  }

  private readMark(mark: string, start: number): void {
    if (mark === '<!--') this.skipTo('-->');
    else if (mark.startsWith('</')) this.readEndTag(mark.slice(2));
    else if (mark.startsWith('<')) this.readStartTag(mark.slice(1), start);
    else if (mark === '{' && !this.plain) this.readInterpolation(start, 'text');
  }

  private readEndTag(name: string): void {
    this.skipTo('>');
    if (this.plain?.name === name && --this.plain.depth === 0) this.plain = undefined;
  }

  private readStartTag(name: string, tagStart: number): void {
    const part = new RegExp(TAG_PART);
    let isPlain = false;
    let isValue = false;
    for (let last = ''; !last.endsWith('>') && this.at < this.text.length;) {
      part.lastIndex = this.at;
      last = part.exec(this.text)?.[0] ?? '>';
      const start = this.at;
      this.at += last.length;
      if (last === '{') this.readInterpolation(start, isValue ? 'value' : 'attribute');
      isPlain ||= last === 'phx-no-curly-interpolation';
      isValue = last.endsWith('=') || (isValue && /^\s$/.test(last));
      if (last !== '/>') continue;
      if (name.toLowerCase() !== 'pagination')
        this.regions.push({ start: tagStart, end: this.at, kind: 'raw' });
      return;
    }
    if (name === 'script' || name === 'style') this.skipTo(`</${name}`);
    else if (this.plain?.name === name) this.plain.depth++;
    else if (isPlain) this.plain ??= { name, depth: 1 };
  }

  /** Braces are counted, in strings as well; one behind a backslash does not count. */
  private readInterpolation(start: number, place: 'text' | 'value' | 'attribute'): void {
    const end = this.endOfBraces(start + 1);
    this.at = end ?? this.text.length;
    if (end === undefined || place === 'attribute') {
      this.regions.push({ start, end: this.at, kind: 'code' });
      return;
    }
    const code = trim(this.text, start + 1, end - 1);
    this.regions.push({ start, end, kind: 'output', code, ...(place === 'value' && { isValue: true }) });
  }

  private endOfBraces(from: number): number | undefined {
    const brace = /\\[{}]|[{}]/g;
    brace.lastIndex = from;
    let depth = 1;
    for (let found = brace.exec(this.text); found; found = brace.exec(this.text)) {
      if (found[0] === '{') depth++;
      else if (found[0] === '}' && --depth === 0) return brace.lastIndex;
    }
    return undefined;
  }

  private skipTo(end: string): void {
    const index = this.text.indexOf(end, this.at);
    this.at = index < 0 ? this.text.length : index + (end.startsWith('</') ? 0 : end.length);
  }
}
