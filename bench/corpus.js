/**
 * Pages to measure with: the Markdown files of the packages in bench/node_modules, rendered in the layout of a
 * documentation site. The lock file determines the packages, so the same checkout has the same pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';

const PACKAGES = fileURLToPath(new URL('node_modules', import.meta.url));

/** Writes a tag. Each tag of a page has its own name, so that misplaced markup is noticed. */
export function tag(place) {
  return `<pagination path="/docs/:page" class="mt-4" total_pages="42" current_page="${(place % 42) + 1}" aria-label="List ${place + 1}"></pagination>`;
}

const sections = articles();

/**
 * Makes a page of about this many bytes, with tags spread over it.
 *
 * @returns the page, and its tags as they are written, in their order
 */
export function pageOfSize(bytes, tags) {
  const frame = { title: 'One page', links: sections.slice(0, 4) };
  const room = bytes - layout({ ...frame, body: withTags([''], tags) }).html.length;
  const parts = [];
  let size = 0;
  for (let index = 0; size < room * 0.95; index++) {
    const { html } = sections[(index * 7) % sections.length];
    if (size + html.length > room * 1.05) continue;
    parts.push(html);
    size += html.length;
  }
  return layout({ ...frame, body: withTags(parts, tags) });
}

/** Makes the pages of a site. Every tenth has one to five tags. */
export function site(count) {
  const links = sections.filter((_, index) => index % 13 === 0);
  return Array.from({ length: count }, (_, index) => {
    const own = [0, 1, 2, 3].map((step) => sections[(index * 4 + step) % sections.length].html);
    const tags = index % 10 === 0 ? ((index / 10) % 5) + 1 : 0;
    const { title } = sections[(index * 4) % sections.length];
    return { name: `${index % 40}/${index}.html`, ...layout({ title, body: withTags(own, tags), links }) };
  });
}

/** Spreads tags between parts of a page, the last one at its end. */
function withTags(parts, count) {
  const tags = Array.from({ length: count }, (_, index) => tag(index));
  const places = tags.map((_, index) => Math.ceil((parts.length * (index + 1)) / count));
  const html = parts
    .map((part, index) => part + tags.filter((_, place) => places[place] === index + 1).join('\n'))
    .join('\n');
  return { html, tags };
}

function layout({ title, body, links }) {
  const items = links.map(
    ({ title: text }, index) =>
      `<li class="nav__item nav__item--level-${(index % 3) + 1}"><a class="nav__link" href="/docs/${index}.html" data-index="${index}">${text}</a></li>`,
  );
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} &ndash; Documentation</title>
<link rel="stylesheet" href="/assets/main.css?v=3">
<style>
body { margin: 0; font: 16px/1.5 system-ui } .nav > li { list-style: none } @media (width < 40em) { .nav { display: none } }
</style>
<script>
if (localStorage.theme && '<html>'.length < 10) document.documentElement.dataset.theme = localStorage.theme;
</script>
</head>
<body class="docs">
<!-- Generated: do not edit <this> file. -->
<header class="top"><a href="/"><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4h16v16H4z" fill="none" stroke="currentColor"/></svg> Home</a>
<form action="/search"><label>Version <select name="v"><option value="3" selected>3.x<option value="2">2.x</select></label> <input type="search" name="q" placeholder="Search &hellip;"></form></header>
<nav aria-label="Documentation"><ul class="nav">
${items.join('\n')}
</ul></nav>
<main>
${body.html}
</main>
<footer><p>Copyright &copy; the authors<br>Licensed under <a href=/license>MIT</a></footer>
<script src="/assets/main.js" defer></script>
</body>
</html>
`;
  return { html, tags: body.tags };
}

/** Renders the sections of all Markdown files, in the order of their names. */
function articles() {
  const files = readdirSync(PACKAGES, { recursive: true })
    .filter((name) => /\.md$/i.test(name))
    .toSorted();
  return files
    .flatMap((name) => readFileSync(`${PACKAGES}/${name}`, 'utf8').split(/^(?=##? )/m))
    .filter((text) => text.length > 300)
    .map((text) => ({ title: titleOf(text), html: marked.parse(text, { async: false }) }))
    .filter(({ html }) => isWhole(html));
}

function titleOf(text) {
  const [, title = 'Notes'] = /^##? +(.+)/.exec(text) ?? [];
  return title.replace(/[<>&"]/g, '').slice(0, 60);
}

/** Markdown can contain HTML. Sections that would swallow the rest of the page, or contain our tag, are skipped. */
function isWhole(html) {
  return !/<(?:pagination|plaintext|frameset|select|table|svg|template|title|textarea|script|style|xmp|iframe)\b|<!--/i.test(
    html.replace(/<table>[^]*?<\/table>|<!--[^]*?-->/g, ''),
  );
}
