import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import postcss from 'postcss';
import { stylesheet } from './stylesheet.js';

/** What the stylesheet of the default theme is made of. `themes/default.ts` asks browsers how it looks. */

test('the stylesheet takes at most 3.5 KB, compressed', () => {
  expect(gzipSync(stylesheet, { level: 9 }).length).toBeLessThanOrEqual(3584);
});

test('Lightning CSS, which minifies in Vite, keeps the colors of both schemes', () => {
  const { transform } = createRequire(require.resolve('vite/package.json'))('lightningcss') as {
    readonly transform: (options: object) => { readonly code: Uint8Array };
  };
  // As old as the oldest browser of Vite. Within @supports with two colors, what it replaces is known to be there. Of
  // two equal colors it makes one, and sees no light-dark().
  const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8) };
  const { code } = transform({ filename: 'style.css', code: Buffer.from(stylesheet), minify: true, targets });
  expect(Buffer.from(code).toString()).toContain('--_blue:light-dark(#2563eb,#93c5fd)');
  expect(Buffer.from(code).toString()).not.toContain('--lightningcss');
});

test('no rule has both border and its logical properties, which csso would swap', () => {
  const mixed: string[] = [];
  postcss.parse(stylesheet).walkRules(({ selector, nodes }) => {
    const names = nodes.flatMap((node) => (node.type === 'decl' ? node.prop : []));
    if (names.includes('border') && names.some((name) => /^border-(?:block|inline)/.test(name)))
      mixed.push(selector);
  });
  expect(mixed).toEqual([]);
});

test('every rule is as strong as one class and the state it is about, in no layer', () => {
  const parsed = postcss.parse(stylesheet);
  const strong: string[] = [];
  parsed.walkRules(({ selectors }) => {
    for (const selector of selectors) {
      let plain = selector;
      // What is in :where() does not count.
      while (/:where\(/.test(plain)) plain = withoutWhere(plain);
      if (
        !/^(?:\.[\w-]+)(?:\s*>\s*)?(?::(?:hover|active|visited|focus-visible))?(?:::(?:before|after))?$/.test(
          plain,
        )
      )
        strong.push(selector);
    }
  });
  expect(strong).toEqual([]);
  parsed.walkAtRules('layer', ({ params }) => void strong.push(`@layer ${params}`));
  expect(strong).toEqual([]);
});

/** Removes the first `:where(…)` of a selector. */
function withoutWhere(selector: string): string {
  const start = selector.indexOf(':where(');
  let end = start + ':where('.length;
  for (let depth = 1; depth > 0; end++) {
    if (selector[end] === '(') depth++;
    if (selector[end] === ')') depth--;
  }
  return selector.slice(0, start) + selector.slice(end);
}

test('docs/stylesheet.md lists the custom properties that there are', () => {
  const documentation = readFileSync(join(__dirname, '../docs/stylesheet.md'), 'utf8');
  const documented = Array.from(documentation.matchAll(/^\| `(--[\w-]+)`/gm), ([, name]) => name);
  const used = new Set(stylesheet.match(/--pagination-[\w-]+/g));
  expect(documented.toSorted()).toEqual([...used].toSorted());
});
