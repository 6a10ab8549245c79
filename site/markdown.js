// Markdown as the site shows it: headings with anchors, highlighted code, live examples, tabs, and tables that scroll.

import hljs from 'highlight.js';
import markdownIt from 'markdown-it';
import { examplesIn, playgroundLink } from './examples.js';
import { escapeHtml } from './html.js';

/** The highlighter's names for the languages that it knows under another one. */
const LANGUAGES = {
  ...{ astro: 'xml', blade: 'xml', ftl: 'xml', heex: 'xml', smarty: 'xml', svelte: 'xml', vue: 'xml' },
  ...{ eex: 'erb', ejs: 'erb', eta: 'erb', 'go-html-template': 'handlebars', hbs: 'handlebars' },
  ...{ jinja: 'django', liquid: 'django', njk: 'django' },
};

/**
 * Renders the Markdown of a page.
 *
 * @param {string} markdown
 * @param {(target: string) => string} rewrite rewrites a link
 * @param {string} playground URL of the playground
 * @returns the HTML, and the headings for the list at the side
 */
export function renderMarkdown(markdown, rewrite, playground) {
  const md = markdownIt({ html: true });
  const headings = [];
  const slugs = new Map();
  let examples = 0;
  md.core.ruler.push('site', ({ tokens }) => {
    tokens.forEach((token, index) => {
      if (token.type === 'heading_open') addAnchor(token, tokens[index + 1], headings, slugs);
      for (const child of token.children ?? []) rewriteToken(child, rewrite, slugs);
      rewriteToken(token, rewrite, slugs);
    });
  });
  md.renderer.rules.table_open = () => '<div class="scroll" tabindex="0"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
  md.renderer.rules.fence = (tokens, index) => {
    const { content, info } = tokens[index];
    const [language = ''] = info.split(' ');
    const live = examplesIn(content, language).map((example) => example(`example-${++examples}`));
    return codeBlock(content, language) + playgroundLink(content, language, playground) + live.join('');
  };
  // A table without a header has cells above its columns, which head nothing.
  const html = md.render(markdown).replaceAll('<th></th>', '<td></td>');
  return { html: withTabs(html), headings };
}

/** Adds the anchor that GitHub adds to a heading. */
function addAnchor(token, inline, headings, slugs) {
  const text = inline.children.map(({ content }) => content).join('');
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
  const known = slugs.get(plain) ?? 0;
  slugs.set(plain, known + 1);
  const id = known === 0 ? plain : `${plain}-${known}`;
  token.attrSet('id', id);
  if (token.tag === 'h2') headings.push({ id, text });
}

function rewriteToken(token, rewrite, slugs) {
  for (const name of ['href', 'src']) {
    const target = token.attrGet(name);
    if (target === null) continue;
    const rewritten = rewrite(target);
    token.attrSet(name, rewritten);
    // An entry of this page with its own page: links to its section lead to its place in the list.
    const isMoved = target.startsWith('#') && !rewritten.startsWith('#') && !slugs.has(target.slice(1));
    if (!isMoved) continue;
    slugs.set(target.slice(1), 1);
    token.attrSet('id', target.slice(1));
  }
  if (token.type === 'html_block' || token.type === 'html_inline')
    token.content = token.content.replace(
      /\b(src|srcset)="([^"]+)"/g,
      (_, name, target) => `${name}="${rewrite(target)}"`,
    );
}

function codeBlock(content, language) {
  const name = LANGUAGES[language] ?? language;
  const code = hljs.getLanguage(name)
    ? hljs.highlight(content, { language: name }).value
    : escapeHtml(content);
  return `<div class="code"><pre tabindex="0"><code>${code}</code></pre></div>\n`;
}

/** Sections between these two comments are tabs, if there is JavaScript. The headings are their names. */
function withTabs(html) {
  return html
    .replace(/<!-- tabs: (.+?) -->\n?/g, '<div class="tabs" data-tabs="$1">\n')
    .replace(/<!-- end of tabs -->\n?/g, '</div>\n');
}
