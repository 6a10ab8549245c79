/**
 * Programs that find the tags of a page and replace them with ready markup. Each takes a page and the controls, in the
 * order of the tags, and returns the new page or a promise of it. Packages are loaded only when a peer is used, so a
 * process that measures one has only that one in memory.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What distinguishes the controls of a page. */
const CONTROL_OF = /aria-current="page">(\d+)/;

/** The task of a peer that only parses, for comparison. */
export const BASELINE = 'parse5.parse, nothing else';

/** Ours; it reads the attributes and draws the controls, too. */
export const OURS = 'pagination-tag';

/** Native code, which has no task but to parse and to write again. */
export const MINIFIER = '@minify-html/node, which only minifies';

/** The binary of Bun, which its package puts here. */
export const BUN = join(
  dirname(createRequire(import.meta.url).resolve('bun/package.json')),
  'bin',
  'bun.exe',
);

const ours = {
  async load() {
    const { transform } = await import('../dist/index.js');
    return (html) => transform(html);
  },
};

/**
 * @type {Record<string, { package?: string, runtime?: string, load: () => Promise<(html: string, controls: readonly string[]) => unknown> }>}
 *   with the program that runs it, if that is not this Node
 */
export const peers = {
  [OURS]: ours,
  'pagination-tag, in Bun': { ...ours, runtime: BUN },
  [BASELINE]: {
    package: 'parse5',
    async load() {
      const { parse } = await import('parse5');
      return (html) => void parse(html);
    },
  },
  'parse5, locations, walk and splice': {
    package: 'parse5',
    load: async () => (await import('./natural.js')).splice,
  },
  posthtml: {
    package: 'posthtml',
    async load() {
      const { default: posthtml } = await import('posthtml');
      return (html, controls) => {
        let index = 0;
        const plugin = (tree) => tree.match({ tag: 'pagination' }, () => controls[index++]);
        return posthtml([plugin]).process(html, { sync: true }).html;
      };
    },
  },
  cheerio: {
    package: 'cheerio',
    async load() {
      const { load } = await import('cheerio');
      return (html, controls) => {
        const $ = load(html);
        $('pagination').each((index, element) => void $(element).replaceWith(controls[index]));
        return $.html();
      };
    },
  },
  rehype: {
    package: 'rehype',
    async load() {
      const { rehype } = await import('rehype');
      const { visit } = await import('unist-util-visit');
      return (html, controls) => {
        let index = 0;
        const replace = () => (tree) =>
          visit(tree, { tagName: 'pagination' }, (node, place, parent) => {
            parent.children[place] = { type: 'raw', value: controls[index++] };
          });
        return String(rehype().use(replace).data('settings', { allowDangerousHtml: true }).processSync(html));
      };
    },
  },
  ultrahtml: {
    package: 'ultrahtml',
    async load() {
      const { parse, renderSync, TEXT_NODE, walkSync } = await import('ultrahtml');
      return (html, controls) => {
        const tree = parse(html);
        let index = 0;
        walkSync(tree, (node) => {
          if (node.name !== 'pagination') return;
          Object.assign(node, { type: TEXT_NODE, value: controls[index++] });
        });
        return renderSync(tree);
      };
    },
  },
  '@11ty/webc': {
    package: '@11ty/webc',
    async load() {
      const { WebC } = await import('@11ty/webc');
      const component = fileURLToPath(new URL('webc/pagination.webc', import.meta.url));
      return async (html, controls) => {
        const byPage = new Map(controls.map((control) => [CONTROL_OF.exec(control)?.[1], control]));
        const page = new WebC();
        page.setContent(html);
        page.defineComponents({ pagination: component });
        page.setHelper('control', (number) => byPage.get(number));
        return (await page.compile()).html;
      };
    },
  },
  '@enhance/ssr': {
    package: '@enhance/ssr',
    async load() {
      const { default: enhance } = await import('@enhance/ssr');
      return (html, controls) => {
        let index = 0;
        // Its elements have a hyphen in their names. It keeps them around their content.
        const page = html
          .replaceAll('<pagination', '<page-nation')
          .replaceAll('</pagination', '</page-nation');
        return enhance({ elements: { 'page-nation': () => controls[index++] } })`${page}`;
      };
    },
  },
  'html-rewriter-wasm': {
    package: 'html-rewriter-wasm',
    async load() {
      const { HTMLRewriter } = await import('html-rewriter-wasm');
      return async (html, controls) => {
        const chunks = [];
        let index = 0;
        const rewriter = new HTMLRewriter((chunk) => chunks.push(chunk.slice()));
        rewriter.on('pagination', {
          element: (element) => void element.replace(controls[index++], { html: true }),
        });
        try {
          await rewriter.write(Buffer.from(html));
          await rewriter.end();
          return Buffer.concat(chunks).toString();
        } finally {
          rewriter.free();
        }
      };
    },
  },
  'lol-html-cf': {
    package: 'lol-html-cf',
    async load() {
      const { HTMLRewriter } = await import('lol-html-cf/node');
      return (html, controls) => {
        const chunks = [];
        let index = 0;
        const rewriter = new HTMLRewriter('utf-8', (chunk) => chunks.push(chunk.slice()));
        rewriter.on('pagination', {
          element: (element) => void element.replace(controls[index++], { html: true }),
        });
        rewriter.write(Buffer.from(html));
        rewriter.end();
        rewriter.free();
        return Buffer.concat(chunks).toString();
      };
    },
  },
  'parse5-html-rewriting-stream': {
    package: 'parse5-html-rewriting-stream',
    async load() {
      const { RewritingStream } = await import('parse5-html-rewriting-stream');
      return (html, controls) => {
        const stream = new RewritingStream();
        let index = 0;
        stream.on('startTag', ({ tagName }, raw) => {
          if (tagName !== 'pagination') return stream.emitRaw(raw);
          stream.emitRaw(controls[index++]);
        });
        stream.on('endTag', ({ tagName }, raw) => void (tagName === 'pagination' || stream.emitRaw(raw)));
        return text(Readable.from([html]).pipe(stream));
      };
    },
  },
  "Bun's HTMLRewriter, native lol-html": {
    package: 'bun',
    runtime: BUN,
    async load() {
      const { HTMLRewriter } = globalThis;
      return (html, controls) => {
        let index = 0;
        const element = (found) => void found.replace(controls[index++], { html: true });
        return new HTMLRewriter().on('pagination', { element }).transform(html);
      };
    },
  },
  [MINIFIER]: {
    package: '@minify-html/node',
    async load() {
      const { default: native } = await import('@minify-html/node');
      return (html) => native.minify(Buffer.from(html), {}).toString();
    },
  },
};

/** Loads a peer; one with a runtime of its own is run there, once per page. */
export async function loadHere(name) {
  const { runtime, load } = peers[name];
  if (runtime === undefined) return load();
  const program = fileURLToPath(new URL('programs/once.js', import.meta.url));
  return (html, controls) => {
    const input = JSON.stringify({ html, controls });
    const { status, stdout, stderr } = spawnSync(runtime, [program, name], { input, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
}
