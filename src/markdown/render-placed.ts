/** Renders Markdown with markdown-it, and records where each piece of raw HTML comes from. */

import MarkdownIt, { type Token } from 'markdown-it';
import { isMdx, type RawHtml, type ReadMarkdown } from '../regions/markdown.js';
import { addMdxRules, MDX_RULES } from './mdx.js';
import { placePieces } from './place.js';

/** Stands for a piece of raw HTML in the rendered page. markdown-it lets no NUL through. */
const HOLE = '\0';

export function createRenderer(indentedCode: boolean): ReadMarkdown {
  const parser = createParser();
  return (text, file) => {
    const isInMdx = isMdx(file);
    parser[indentedCode && !isInMdx ? 'enable' : 'disable']('code');
    parser[isInMdx ? 'enable' : 'disable'](MDX_RULES);
    // In MDX, what is between two tags is Markdown.
    parser[isInMdx ? 'disable' : 'enable']('html_block');
    const tokens = parser.parse(text, {});
    const [first = '', ...gaps] = parser.renderer.render(tokens, parser.options, {}).split(HOLE);
    const html = [first];
    const raw: RawHtml[] = [];
    let at = first.length;
    for (const [index, { content, lines }] of placePieces(text, tokens).entries()) {
      const gap = gaps[index] ?? '';
      for (const line of lines) raw.push({ ...line, at: at + line.at });
      html.push(content, gap);
      at += content.length + gap.length;
    }
    return { html: html.join(''), raw };
  };
}

/** Creates a parser that notes where inline HTML begins in the content of its block. */
function createParser() {
  const parser = new MarkdownIt({ html: true });
  parser.inline.State = class extends parser.inline.State {
    override push(type: string, tag: string, nesting: Token['nesting']): Token {
      const token = super.push(type, tag, nesting);
      // The rule moves the position afterwards.
      if (type === 'html_inline') token.meta = { offset: this.pos };
      return token;
    }
  };
  addMdxRules(parser);
  parser.renderer.rules['html_block'] = () => HOLE;
  parser.renderer.rules['html_inline'] = () => HOLE;
  return parser;
}
