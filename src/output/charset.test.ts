import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { dialectNames } from '../dialects/names.js';
import { compile, preprocess, transform } from '../index.js';
import { anyText } from '../testing/any-text.js';
import { samplesOf } from '../testing/dialect-samples.js';

const TAG =
  '<pagination path="/größe/:page" total_pages="42" current_page="7" next_label="次へ 😀" show_boundary_chevrons></pagination>';

/** A page in which the declaration is at a place of an HTML file. */
const page = (declaration: string, tag = TAG): string => `${declaration}\n<title>List</title>\n${tag}`;

const isAscii = (text: string): boolean => /^[\0-\x7F]*$/.test(text);

test.each([
  '<meta charset=windows-1252>',
  '<META CHARSET = "Shift_JIS" />',
  "<meta name=a charset='gbk'>",
  '<meta charset="koi8-r">',
  '<meta charset="iso-8859-1">',
  '<meta http-equiv="Content-Type" content="text/html; charset=EUC-JP">',
  '<meta content="text/html;charset = big5" http-equiv=content-type>',
  '<?xml version="1.0" encoding="ISO-8859-2"?>',
  "<?xml version='1.0' standalone='no' encoding='windows-1251' ?>",
  '---\ntitle: List\n---\n<meta charset=latin1>',
  '<!-- <meta charset=utf-8> --><meta charset=us-ascii>',
  '<meta name=viewport content="charset=utf-8"><meta charset=windows-1250>',
])('a control is ASCII after %s', (declaration) => {
  const html = transform(page(declaration));
  expect(isAscii(html)).toBe(true);
  expect(html).toContain('href="/gr&#246;&#223;e/6"');
  expect(html).toContain('&#27425;&#12408; &#128512;');
  expect(compile(page(declaration))({})).toBe(html);
});

test.each([
  '',
  '<meta charset=utf-8>',
  '<meta charset="UTF8">',
  '<meta charset=utf-8><meta charset=windows-1252>',
  '<meta http-equiv=content-type content="text/html; charset=UTF-8">',
  // HTML reads it as UTF-8.
  '<meta charset=utf-16le>',
  '<?xml version="1.0" encoding="utf-8"?>',
  '<?xml version="1.0"?>',
  '<?xml encoding="windows-1252"?><meta charset=utf-8>',
  '<!-- <meta charset=windows-1252> -->',
  '<meta name=charset content=windows-1252>',
  '<meta http-equiv=refresh content="9; charset=windows-1252">',
  '\uFEFF<meta charset=windows-1252>',
  '<!-- <meta charset=windows-1252>',
])('nothing changes after %j', (declaration) => {
  const html = transform(`<div>${TAG}</div>`).slice('<div>'.length, -'</div>'.length);
  const result = preprocess(page(declaration)).html;
  if (result !== page(declaration)) expect(result).toBe(page(declaration, html));
});

test('every text is read back as it is in a page in UTF-8', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const of = (charset: string) =>
        transform(
          `<meta charset=${charset}><pagination path="/:page" total_pages="3" next_label="{text}"/>`,
          {
            data: { text },
          },
        ).replace(charset, '');
      expect(isAscii(of('gbk'))).toBe(true);
      // No character reference stands for these.
      const expected = of('utf-8').replace(/[\x80-\x9F]/g, '\uFFFD');
      expect(serialize(parseFragment(of('gbk')))).toBe(serialize(parseFragment(expected)));
    }),
    { numRuns: 40, examples: [['a\x85b\x9F']] },
  );
});

describe('what we write in a template language is ASCII', () => {
  test.each(dialectNames)('%s', (dialect) => {
    const { page: code } = samplesOf(dialect);
    const value = quoted(code);
    const tag = `<pagination path="/größe?p=:page&größe=:page_size" total_items=${value} page_size=${value} current_page=${value} jump page_sizes="10,20"
      summary="数 :from – :to / :total" next_label="次へ" page_label="数 :page" show_labels show_ends></pagination>`;
    const { html, diagnostics } = preprocess(page('<meta charset=gbk>', tag), {
      dialect,
      labels: { position: 'ü :page ö :pages' },
    });
    // HEEx has code in attributes, where a character reference would be text.
    const isLeft = dialect === 'heex';
    expect(diagnostics.map(({ code }) => code)).toEqual(isLeft ? ['other-charset'] : []);
    expect(html).not.toContain('<pagination');
    expect(isAscii(html)).toBe(!isLeft);
  });
});

function quoted(code: string): string {
  return code.startsWith('{@') ? code : code.includes('"') ? `'${code}'` : `"${code}"`;
}

test('code with other characters is a warning', () => {
  const tag = `<pagination path="/:page" total_pages="9" next_label="{{ 'ü'|upper }}"></pagination>`;
  const of = (charset: string) =>
    preprocess(page(`<meta charset=${charset}>`, tag), { dialect: 'twig' }).diagnostics.map(
      ({ code }) => code,
    );
  expect(of('windows-1252')).toEqual(['other-charset']);
  expect(of('utf-8')).toEqual([]);
  expect(of('{{ charset }}')).toEqual([]);
});
