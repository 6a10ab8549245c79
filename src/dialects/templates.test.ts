import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { preprocess, transform } from '../index.js';
import { dialectSamples, LITERAL } from '../testing/dialect-samples.js';
import { dialects } from './index.js';

describe.each(dialectSamples)('%s', (dialect, { page, statement, comment, hidden }) => {
  const value = page.startsWith('{@') ? page : `"${page}"`;
  const attributes = `path="/:page" current_page=${value}`;
  const tag = `<pagination ${attributes}></pagination>`;
  const compile = (template: string): string => transform(template, { dialect });
  const codesOf = (template: string): string[] =>
    preprocess(template, { dialect }).diagnostics.map(({ code }) => code);
  const snippet = compile(tag);

  test.each(hidden)('%s stays, and the tag beside it does not', (code) => {
    const [before, after] = [`<div>\n${code}\n`, `\n${code}\n</div>`];
    const compiled = compile(`${before}${tag}${after}`);
    expect(compiled.replace(/made from line \d+/, 'made from line 1')).toBe(`${before}${snippet}${after}`);
    expect(compile(`${before}${after}`)).toBe(`${before}${after}`);
  });

  test('rejects template code as content of the tag', () => {
    for (const content of [page, statement, comment]) {
      expect(codesOf(`<pagination ${attributes}>${content}</pagination>`)).toEqual(['content-not-allowed']);
      expect(codesOf(`<pagination path="/:page" total_pages="9"> ${content}</pagination>`)).toEqual([
        'content-not-allowed',
      ]);
    }
  });

  test('template code between attributes is an error, but for a spread', () => {
    for (const code of [...(dialect === 'heex' ? [] : [page]), statement, comment]) {
      expect(codesOf(`<pagination ${code} ${attributes}></pagination>`)).toEqual(['template-code-in-tag']);
      expect(codesOf(`<pagination ${attributes} ${code}/>`)).toEqual(['template-code-in-tag']);
    }
  });

  test('beside a name of the landmark, an output may print attributes, and other code is an error', () => {
    const named = (code: string): string =>
      `<pagination ${attributes} ${code} aria-label="Posts"></pagination>`;
    expect(compile(named(page))).toContain(`<nav class="pagination" ${page} aria-label="Posts">`);
    for (const code of [statement, comment]) expect(codesOf(named(code))).toEqual(['template-code-in-tag']);
  });

  test('neither quotation marks nor case make a difference', () => {
    for (const written of [page, ...(dialect === 'heex' ? [] : [`"${page}"`, `'${page}'`])]) {
      expect(compile(`<PAGINATION PATH=/:page Current_Page=${written} />`)).toBe(snippet);
    }
  });

  test('the lines of a snippet are indented and ended as those around it', () => {
    const lines = compile(`<div>\r\n\t ${tag}\r\n</div>\r\n`).split('\r\n');
    const expected = snippet.replace('line 1', 'line 2').split('\n');
    expect(expected.length).toBeGreaterThan(20);
    expect(lines).toEqual(['<div>', ...expected.map((line) => `\t ${line}`), '</div>', '']);
  });

  test('a tag in the middle of a line leaves what is beside it', () => {
    const indented = snippet.split('\n').join('\n  ');
    expect(compile(`  <b>${page}</b>${tag} ${page}`)).toBe(`  <b>${page}</b>${indented} ${page}`);
    expect(compile(`${tag}${tag}`)).toBe(`${snippet}${snippet}`);
  });

  test('leaves a tag without code as one line of HTML', () => {
    expect(compile(`${page} ${LITERAL} ${page}`)).toBe(`${page} ${transform(LITERAL)} ${page}`);
  });

  test('a second run changes nothing', () => {
    for (const once of [snippet, compile(`<div>\r\n  ${tag}${hidden.join('')}</div>`)]) {
      expect(compile(once)).toBe(once);
    }
  });

  test('a source map leads from every line of a snippet to the tag', () => {
    const { html, map } = preprocess(`<div>\n  ${tag}\n</div>\n`, { dialect, file: 'list' });
    const trace = new TraceMap(map as ConstructorParameters<typeof TraceMap>[0]);
    const lines = html.split('\n').slice(1, -2);
    expect(lines).toHaveLength(snippet.split('\n').length);
    lines.forEach((line, index) => {
      const column = line.search(/\S/);
      expect(originalPositionFor(trace, { line: index + 2, column })).toMatchObject({ line: 2, column: 2 });
    });
  });
});

test('a HEEx snippet is one block, because LiveView rerenders what follows a variable', () => {
  const tag = '<pagination path={@path} total_pages={@pages} current_page={@page} {@rest} />';
  const outermost = transform(tag, { dialect: 'heex' })
    .split('\n')
    .filter((line) => !line.startsWith(' '));
  expect(outermost).toEqual([
    expect.stringMatching(/^<%!-- .* --%>$/),
    expect.stringMatching(/^<%= case .* do %><% pagination_integer -> %>$/),
    '<% end %>',
  ]);
});

const IFS: Readonly<Record<'alternatives' | 'together', readonly [string, string][]>> = {
  alternatives: [
    ['@a', '!@a'],
    ['not @a', '@a'],
    ['@a > 1', 'not (@a > 1)'],
    ['(@list.pages > 1)', '!(@list.pages > 1)'],
    ['@a', 'is_nil(@a)'],
    ['@tab == :all', '@tab == :new'],
    ['@tab == "all"', '@tab != "all"'],
    ['@meta[:kind] === 1', '@meta[:kind] == 2'],
  ],
  together: [
    ['@a', '@b'],
    ['@a', '@a'],
    ['!@a', '!@a'],
    ['@a or @b', '!@a or @b'],
    ['@tab != :all', '@tab != :new'],
    ['@tab == :all', '@other == :new'],
    ['@tab == @a', '@tab == @b'],
    ['@a', 'not @a or @b'],
  ],
};

const TAGS = ['a', 'b'].map((path) => `<pagination path="/${path}/:page" total_pages="9"></pagination>`);

describe.each(['alternatives', 'together'] as const)('%s', (kind) => {
  const rows = dialectSamples.flatMap(([name, samples]) =>
    samples[kind].map((texts) => [name, ...texts] as const),
  );
  test.each(rows)('in %s: %s … %s … %s', (dialect, before, between, after) => {
    const { diagnostics } = preprocess(`${before} ${TAGS[0]} ${between} ${TAGS[1]} ${after}`, { dialect });
    const codes = kind === 'alternatives' ? [] : ['landmark-name-clash'];
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});

describe.each(Object.entries(IFS))('%s by :if', (kind, rows) => {
  test.each(rows)('%s … %s', (first, second) => {
    const tags = [first, second].map((condition, index) =>
      TAGS[index]!.replace('<pagination', `<pagination :if={${condition}}`),
    );
    const { diagnostics } = preprocess(tags.join(''), { dialect: 'heex' });
    const codes = kind === 'alternatives' ? [] : ['landmark-name-clash'];
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});

test.each([
  ['twig', '{% for', 'path="/{{ _key }}/:page" total_pages="{{ n }}"'],
  ['twig', '{% for', 'path="/:page" first_path="/{{ _key }}" total_pages="{{ n }}"'],
  ['erb', '.upto(', `path="/<%= _1['a'] %>/:page" total_pages="<%= n %>"`],
  ['erb', '.upto(', 'path="/<%= it.id %>/:page" total_pages="<%= n %>"'],
] as const)('in %s, a snippet has no %s around %s', (dialect, loop, attributes) => {
  expect(transform(`<pagination ${attributes}></pagination>`, { dialect })).not.toContain(loop);
  const others = attributes.replace(/\b(?:_key|_1|it)\b/, 'a_it');
  expect(transform(`<pagination ${others}></pagination>`, { dialect })).toContain(loop);
});

test('a FreeMarker template in square brackets is left as it is, with a warning if it has a tag', () => {
  const header = '[#ftl output_format="HTML"]\n';
  const codesOf = (text: string): string[] => {
    const { html, diagnostics } = preprocess(header + text, { dialect: 'freemarker' });
    expect(html).toBe(header + text);
    return diagnostics.map(({ code, severity }) => `${severity} ${code}`);
  };
  expect(codesOf('[#if a]<pagination total_pages="${n}"></pagination>[/#if]')).toEqual([
    'warning template-not-html',
  ]);
  expect(codesOf('[#if a]<paginations>[/#if]')).toEqual([]);
});

/** Class names of the theme with characters that are special in some language. */
const SPECIAL = /[@[\](){}:$#%/.]/;

const classesIn = (html: string): string[] =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat();

const rows = Object.entries(dialects).flatMap(([dialect, { examples }]) =>
  (['daisyui', 'shadcn', 'tailwind'] as const).map((theme) => ({ dialect, theme, examples })),
);

// Tailwind CSS reads class names in the source of a template, so a language must not write their characters in another
// way: `@max-xs:text-[.8125rem]` as `&#64;max-xs:…` has no styles.
test.each(rows)(
  'in $dialect, the class names of $theme are those of HTML',
  ({ dialect, theme, examples }) => {
    const attributes = 'path="/posts/:page" total_pages="42"';
    const page = examples.value.replace('…', 'page');
    const options = { theme, dialect: dialect as keyof typeof dialects };
    const compiled = transform(
      `<pagination ${attributes} current_page=${quoted(page)}></pagination>`,
      options,
    );
    const html = transform(`<pagination ${attributes} current_page="7"></pagination>`, { theme });
    const names = [...new Set(classesIn(html))].filter((name) => SPECIAL.test(name));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !compiled.includes(name))).toEqual([]);
  },
);

test.each(['a.cshtml', 'Views/a.razor', 'a.scala.html', 'a.rocker.html'])(
  'in %s, the at sign of a class name is no code',
  (file) => {
    const tag = '<pagination path="/posts/:page" total_pages="42" aria-label="a@@b"></pagination>';
    for (const theme of ['daisyui', 'shadcn', 'tailwind'] as const) {
      const html = transform(tag, { theme }).replaceAll('@', '@@').replace('a@@@@b', 'a@@b');
      expect(html).toContain('@@container');
      expect(transform(tag, { theme, file })).toBe(html);
      expect(transform(tag, { theme, file: 'a.jte' })).not.toContain('@@container');
    }
  },
);

/** HEEx has no quotation marks around code. */
function quoted(code: string): string {
  return code.startsWith('{') && !code.startsWith('{{') && !code.startsWith('{$') ? code : `"${code}"`;
}
