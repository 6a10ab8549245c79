import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { checkWritten } from './attributes/check-written.js';
import { readPassed } from './attributes/passed-attributes.js';
import { splice } from './base/splice.js';
import {
  compile,
  preprocess,
  renderPagination,
  themeNames,
  transform,
  type PaginationThemeName,
} from './index.js';
import { dialects } from './dialects/index.js';
import { dialectNames } from './dialects/names.js';
import { resolveOptions } from './options/resolve.js';
import { samplesOf } from './testing/dialect-samples.js';
import { anyTextUpTo } from './testing/any-text.js';

const MARKUP = [
  '"',
  "'",
  '<',
  '>',
  '&',
  '`',
  '=',
  '/',
  '-->',
  ']]>',
  '</nav>',
  '<script>',
  ' onclick=x',
  '&quot;',
  '\0',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...MARKUP), anyTextUpTo(4)), { maxLength: 8 })
  .map((parts) => parts.join(''));

/** The elements of a fragment, with the names of their attributes. */
function shapeOf(html: string): string {
  let shape = '';
  const pending: DefaultTreeAdapterTypes.ParentNode[] = [parseFragment(html)];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    for (const node of parent.childNodes) {
      shape += ` ${node.nodeName}`;
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      shape += `[${node.attrs.map(({ name }) => name).join()}]`;
      pending.push(node);
    }
  }
  return shape;
}

test('no path and no data leaves its attribute, whatever it holds', () => {
  const page = compile(
    '<pagination path="{path}" class="{name}" next_label="{name}" total_pages=3 link:hx-get=":path" link:title="Go to :path"></pagination>',
  );
  const render = (text: string): string => page({ path: `/${text}/:page`, name: `x${text}` });
  const shape = shapeOf(render('a'));
  const inCode = (id: string): string =>
    renderPagination({ path: (number) => `/${number}${id}`, id: `x${id}`, total_pages: 3 });
  const shapeInCode = shapeOf(inCode('a'));
  fc.assert(
    fc.property(hostile, (text) => {
      expect(shapeOf(render(text))).toBe(shape);
      expect(shapeOf(inCode(text))).toBe(shapeInCode);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ...[
    'onclick',
    'on:click',
    'hx-on:click',
    'hx-on--after-swap',
    'data-hx-on:click',
    'up-on-loaded',
    '@click',
  ],
  ...[':key', 'x-on:click', 'x-init', 'v-on:click', 'wire:click', 'data-on-click', 'data-on:click', 'style'],
  ...['hx-trigger', 'hx-vals', 'hx-vars', 'hx-headers', 'hx-request', 'hx-confirm', 'hx-target', 'phx-click'],
  // Datastar, all of whose attributes take code; hyperscript, AngularJS and WordPress; and the next library.
  ...[
    'data-text',
    'data-show',
    'data-attr-title',
    'data-attr:title',
    'data-class-on',
    'data-style',
    'data-init',
  ],
  ...[
    'data-replace-url',
    'data-custom-validity',
    'data-signals',
    'data-star-text',
    'data-script',
    'data-ng-init',
  ],
  ...['data-wp-text', 'data-next-library', 'data-url', 'data-href'],
])(':path is refused in %s, and :page is digits', (name) => {
  const render = (value: string): string =>
    transform(`<pagination total_pages="2" number_format="١٠٠٠" link:${name}="${value}"></pagination>`);
  for (const value of [':path', "go(':path')", 'x :page :path'])
    expect(() => render(value)).toThrow(/:path|code/);
  expect(render('go(:page)')).toContain(`${name}="go(2)"`);
});

test.each([
  ...[
    'hx-get',
    'data-hx-post',
    'hx-push-url',
    'up-href',
    'formaction',
    'ping',
    'aria-description',
    'title',
    'lang',
    'class',
  ],
  ...['phx-value-path', 'data-turbo-confirm', 'DATA-TURBO-CONFIRM', 'download'],
])(':path may stand in %s', (name) => {
  expect(transform(`<pagination path="/a/:page" total_pages="2" link:${name}=":path"></pagination>`)).toMatch(
    new RegExp(`${name}="[^"]*/a/2"`),
  );
});

test('pathAttributes says in which others :path may stand', () => {
  const template = '<pagination path="/a/:page" total_pages="2" link:data-URL=":path"></pagination>';
  expect(() => transform(template)).toThrow('list "data-URL" in the option "pathAttributes"');
  expect(transform(template, { pathAttributes: ['data-url'] })).toContain('data-URL="/a/2"');
  expect(transform(template, { pathAttributes: ['Data-Url'] })).toContain('data-URL="/a/2"');
  const attributes = { path: '/a/:page', total_pages: 2, 'link:data-url': ':path' } as const;
  expect(renderPagination(attributes, { pathAttributes: ['data-url'] })).toContain('data-url="/a/2"');
  expect(() => transform(template, { pathAttributes: ['link:data-url'] })).toThrow(
    'The option "pathAttributes[0]" must be the name of an attribute, without "link:", such as "data-url".',
  );
});

/** Every way in which a URL gets into a control. */
function urlErrors(url: string, options: { readonly schemes?: readonly string[] } = {}): string[] {
  const written = [
    ...['path', 'first_path', 'previous_path', 'next_path', 'link:hx-get', 'link:formaction'],
  ].map((name) => {
    const pages = /path$/.test(name) && !/^(?:path|first_path)$/.test(name) ? '' : ' total_pages="3"';
    const path = name === 'path' || pages === '' ? '' : ' path="/:page"';
    const page = /_path$/.test(name) ? '2' : ':page';
    return `<pagination ${name}="${url}${page}"${pages}${path}></pagination>`;
  });
  const bound = ['path', 'first_path', 'previous_path', 'next_path'].map((name) => {
    const pages =
      name === 'path' ? ' total_pages="3"' : name === 'first_path' ? ' total_pages="3" path="/:page"' : '';
    return `<pagination ${name}="{url}"${pages}></pagination>`;
  });
  const data = { url: `${url}:page` };
  const path = '<pagination path="{url}" total_pages="3"></pagination>';
  return [
    ...written.flatMap((html) => preprocess(html, options).diagnostics),
    ...bound.flatMap((html) => preprocess(html, { ...options, data }).diagnostics),
    ...preprocess(path, { ...options, data: { url: (page: number) => `${url}${page}` } }).diagnostics,
  ].flatMap(({ code, severity }) => (severity === 'error' ? code : []));
}

test.each(['js:alert(1)//', 'mailto:a@b', 'blob:x', 'localhost:8080/', 'x-new:'])(
  'a URL with the scheme of %s is refused in every attribute, and by compile()',
  (url) => {
    expect(urlErrors(url)).toEqual([...Array<string>(10).fill('unsafe-path'), 'path-failed']);
    const page = compile('<pagination path="{path}" total_pages="3" link:hx-get=":path"></pagination>');
    expect(() => page({ path: `${url}:page` })).toThrow('is not allowed in a link');
    expect(() => page({ path: () => url })).toThrow('is not allowed');
  },
);

test.each(['/a:b/', 'a/b:', '?x=a:b', '#a:b', './a:b', 'http://a.example:8080/', 'HTTPS:'])(
  'the URL %s is allowed in every attribute',
  (url) => {
    expect(urlErrors(url)).toEqual([]);
  },
);

test('a token at the start of a path ends no scheme', () => {
  expect(transform('<pagination path="posts:page" total_pages="2"></pagination>')).toContain('href="posts2"');
  expect(preprocess('<pagination path="a:page:b" total_pages="2"></pagination>').diagnostics).toMatchObject([
    { code: 'unsafe-path' },
  ]);
});

test('schemes says which others are allowed, none that runs code or contains a document', () => {
  expect(urlErrors('Mailto:a@b', { schemes: ['mailTo'] })).toEqual([]);
  for (const scheme of ['javascript', 'JS', 'vbscript', 'data', 'mailto:', '', 'é'])
    expect(() => transform('', { schemes: [scheme] })).toThrow(
      'The option "schemes[0]" must be the name of a scheme that neither runs code nor contains a document, such as "mailto".',
    );
});

test('an unsafe scheme is refused in any disguise that a browser sees through', () => {
  const disguise = fc.constantFrom('', '', '\t', '\n', '\r', '&Tab;', '&NewLine;', '&#10;', '&#x09;');
  const written = (character: string) =>
    fc.constantFrom(character, character.toUpperCase(), `&#${character.charCodeAt(0)};`);
  const scheme = fc
    .constantFrom('javascript:', 'js:', 'vbscript:', 'data:', 'mailto:')
    .chain((name) => fc.tuple(...Array.from(name, (character) => fc.tuple(disguise, written(character)))))
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(scheme, fc.constantFrom('', ' ', '&#1;', '&#32;&#9;'), (name, before) => {
      const { diagnostics } = preprocess(
        `<pagination path="${before}${name}x/:page" total_pages="3"></pagination>`,
      );
      expect(diagnostics.map(({ code }) => code)).toEqual(['unsafe-path']);
    }),
    { numRuns: 300 },
  );
});

test.each(['__proto__', 'constructor', 'constructor.name', 'toString', 'a.__proto__', 'a.constructor.name'])(
  'the binding {%s} reaches no prototype',
  (name) => {
    const { diagnostics } = preprocess(
      `<pagination path="/:page" class="{${name}}" total_pages="3"></pagination>`,
      {
        data: { a: { b: 'c' } },
      },
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['missing-binding']);
  },
);

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'an attribute and a value called %s are as any other',
  (name) => {
    const codesFor = (word: string) =>
      preprocess(
        `<pagination path="/:page" total_pages="3" ${word}=":page" layout="${word}" link:${word}=":total" format="${word}"></pagination>`,
        { file: 'page.html' },
      ).diagnostics.map(({ code }) => code);
    expect(codesFor(name)).toEqual(codesFor('Unknown'));
  },
);

test.each(dialectNames)('in a template of %s, bound data becomes no code', (dialect) => {
  const template =
    '<pagination path="/:page" class="{name}" next_label="{name}" total_pages="3"></pagination>';
  const { findRegions } = dialects[dialect];
  const outputs = (html: string): number => findRegions(html).filter(({ kind }) => kind === 'output').length;
  for (const code of [
    '{{ evil }}',
    '{% evil %}',
    '<%= evil %>',
    '<?= evil ?>',
    '{!! evil !!}',
    '{@evil}',
    '{{{evil}}}',
    '@php(evil)',
  ])
    for (const text of [code, `{${code}`, `\\${code}`, `@${code}`]) {
      const html = transform(template, { dialect, data: { name: text } });
      // Where a language has no way to hide a delimiter, printing it as a text is the way.
      if (outputs(html) > 0) expect(html).not.toContain(code);
    }
});

// In Smarty and HEEx, a value in braces is code, and no binding.
const withBindings = dialectNames.filter((name) => name !== 'smarty' && name !== 'heex');

test.each(withBindings)('in a template of %s, no bound text begins a line', (dialect) => {
  const template =
    '<pagination path="{path}" next_label="{name}" class="{name}" total_pages="3"></pagination>';
  for (const lineBreak of ['\n', '\r\n', '\r', '\u2028']) {
    const name = `Back${lineBreak}% File.write('pwned', '')${lineBreak}# for x in y${lineBreak}`;
    const html = transform(template, { dialect, data: { path: `/a${lineBreak}% b/:page`, name } });
    expect(html).not.toMatch(/[\r\n]\s*[%#]/);
  }
});

test('an attribute is looked at as often, however many there are', () => {
  const readsAmong = (count: number): number => {
    let reads = 0;
    const range = { start: 0, end: 0 };
    const attributes = Array.from({ length: count }, (_, index) => ({
      kind: 'written' as const,
      get name() {
        if (index === 0) reads++;
        return index % 2 === 0 ? 'title' : `link:data-x${index}`;
      },
      value: ':path',
      range,
    }));
    const options = resolveOptions({});
    checkWritten('', attributes, options, () => undefined);
    readPassed('', attributes, options, () => undefined);
    return reads;
  };
  expect(readsAmong(1000)).toBe(readsAmong(10));
});

// More than a function takes as arguments. These read their code each in its own way, and all others as Blade does.
test.each(['blade', 'django', 'heex'] as const)(
  'in a template of %s, 150,000 pieces of code are read',
  (dialect) => {
    const pieces = `${samplesOf(dialect).page} `.repeat(150_000);
    const { diagnostics } = preprocess(
      `${pieces}<pagination path="/:page" total_pages="3" current_page="2"/>`,
      { dialect },
    );
    expect(diagnostics).toEqual([]);
  },
);

test.each([
  ['jinja2', 'javascript:f({{ x }},:page)'],
  ['jinja2', '&#106;avascript&colon;{{ x }}:page'],
  ['jinja2', 'java{# a comment #}script:{{ x }}:page'],
  ['jinja2', ' \tJAVA\nSCRIPT:{{ x }}:page'],
  ['twig', "{{ 'javascript:' ~ ':page' }}"],
  ['erb', '<%= "data:text/html,#{x}" %>:page'],
  ['erb', 'vbscript:<%= x %>:page'],
  ['erb', 'js:<%= x %>:page'],
  ['erb', '<%= "js:" + x %>:page'],
  ['php', "<?= ('javascript:') . x ?>:page"],
] as const)('an unsafe scheme in front of code of %s is refused: %s', (dialect, path) => {
  for (const name of ['path', 'first_path']) {
    const mark = path.includes('"') ? "'" : '"';
    const template = `<pagination ${name}=${mark}${path}${mark} total_pages="3"></pagination>`;
    expect(preprocess(template, { dialect }).diagnostics.map(({ code }) => code)).toEqual(['unsafe-path']);
  }
});

test.each([
  ['jinja2', '/javascript:{{ x }}/:page'],
  ['jinja2', '{{ base }}javascript:/:page'],
  ['erb', '<%= "https://a.example/" %>:page'],
] as const)('a safe one in front of code of %s is not: %s', (dialect, path) => {
  const { diagnostics } = preprocess(`<pagination path='${path}' total_pages="3"></pagination>`, { dialect });
  expect(diagnostics).toEqual([]);
});

// HEEx writes attributes with code in braces, and quotes them itself.
test.each(dialectNames.filter((name) => name !== 'heex'))(
  'in a template of %s, attributes have the quotation marks that were around the code in them',
  (dialect) => {
    const { page: code } = samplesOf(dialect);
    const { findRegions } = dialects[dialect];
    const draw = (mark: string, theme: PaginationThemeName): string => {
      const attributes = (names: string, more = ''): string =>
        names.replace(/[^ ]+/g, (name) => `${name}=${mark}${code}${more} it&#39;s${mark}`);
      const all = `${attributes('class id data-v previous_label next_label link:class link:rel link:hx-vals')} ${attributes('link:title', ':path')}`;
      const pages = `${attributes('path page_label link:data-page', ':page')} ${attributes('first_path first_label')} show_ends total_pages="9" current_page="5"`;
      const neighbors = attributes('previous_path previous_title next_path next_title');
      const html = transform(`<pagination ${all} ${pages} /> <pagination ${all} ${neighbors} />`, {
        dialect,
        theme,
      }).replaceAll(code, 'CODE');
      return splice(
        html,
        findRegions(html).map((range) => ({ range, text: '' })),
      );
    };
    const drawn = (html: string) =>
      Array.from(html.matchAll(/ ([\w:-]+)=(["'])(.*?)\2/g), ([, name, mark, value = '']) => ({
        name,
        mark,
        hasCode: value.includes('CODE'),
      }));
    for (const theme of themeNames) {
      const [single, double] = [draw("'", theme), draw('"', theme)];
      expect(shapeOf(single)).toBe(shapeOf(double));
      expect(drawn(double).filter(({ mark }) => mark !== '"')).toEqual([]);
      expect(drawn(single)).toEqual(drawn(double).map((one) => ({ ...one, mark: one.hasCode ? "'" : '"' })));
      const names = drawn(single).flatMap(({ name, hasCode }) => (hasCode ? name : []));
      for (const name of ['class', 'id', 'data-v', 'href', 'rel', 'title', 'hx-vals', 'data-page'])
        expect(names).toContain(name);
    }
  },
);

test('only updates of components run a program, which is git', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('testing'),
  );
  const texts = files.map((file) => [file, readFileSync(join(__dirname, file), 'utf8')] as const);
  const found = texts.filter(([, text]) => /\bchild_process\b/.test(text));
  expect(found.map(([file, text]) => [file, text.match(/\bspawn\w*\([^,]+/g)])).toEqual([
    [join('cli', 'add', 'merge.ts'), ["spawnSync('git'"]],
  ]);
});
