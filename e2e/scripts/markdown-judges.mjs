/**
 * Renders Markdown with packages that are ES modules, which the tests cannot import.
 *
 *     node e2e/scripts/markdown-judges.mjs commonmark <<< '["*a*"]'
 */
import { text } from 'node:stream/consumers';

const ALL = { html: true, linkify: true, typographer: true };

class Markup {
  constructor(html) {
    this.html = html;
  }
}

function inHtml(value) {
  if (value instanceof Markup) return value.html;
  if (Array.isArray(value)) return value.map(inHtml).join('');
  const isShown = typeof value === 'string' || typeof value === 'number';
  return isShown ? String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;') : '';
}

/** Stands for React: makes HTML of an element and its properties. */
function jsx(type, { children, ...attributes }) {
  if (typeof type === 'function') return type({ children, ...attributes });
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return new Markup(`<${type}${written.join('')}>${inHtml(children)}</${type}>`);
}

const runtime = { Fragment: ({ children }) => new Markup(inHtml(children)), jsx, jsxs: jsx };

const load = async (name) => (await import(name)).default;

/** Each loads only what it needs. */
const judges = {
  'markdown-it-14': async () => {
    const MarkdownIt = await load('markdown-it');
    return (page) => new MarkdownIt(ALL).render(page);
  },
  'markdown-it-15': async () => {
    const MarkdownIt = await load('markdown-it-15');
    return (page) => new MarkdownIt(ALL).render(page);
  },
  remark: async () => {
    const { unified } = await import('unified');
    const processor = unified()
      .use(await load('remark-parse'))
      .use(await load('remark-gfm'))
      .use(await load('remark-rehype'), { allowDangerousHtml: true })
      .use(await load('rehype-raw'))
      .use(await load('rehype-stringify'))
      .freeze();
    return (page) => String(processor.processSync(page));
  },
  commonmark: async () => {
    const { HtmlRenderer, Parser } = await import('commonmark');
    return (page) => new HtmlRenderer().render(new Parser().parse(page));
  },
  mdx: async () => {
    const { evaluateSync } = await import('@mdx-js/mdx');
    const options = { ...runtime, remarkPlugins: [await load('remark-gfm')] };
    return (page) => inHtml(evaluateSync(page, options).default({}));
  },
};

const pages = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(pages.map(await judges[process.argv[2]]())));
