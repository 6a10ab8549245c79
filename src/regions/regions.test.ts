import fc from 'fast-check';
import { dialects } from '../dialects/index.js';
import { dialectNames } from '../dialects/names.js';
import { findRegions as findNunjucksRegions } from '../dialects/nunjucks/regions.js';
import { findRegions as findTwigRegions } from '../dialects/twig/regions.js';
import { preprocess } from '../index.js';
import { markdown } from '../markdown/index.js';
import { findTags } from '../tags/find-tags.js';
import { CODE_PIECES } from '../testing/template-cases.js';
import { areAlternatives, areOpposites } from './branches.js';
import { pageStart } from './front-matter.js';
import { mask } from './mask.js';
import { inPasses, type Region } from './region.js';

test('of regions that begin at the same place, the longest is kept', () => {
  const pass = (end: number) => (): Region[] => [{ start: 0, end, kind: 'code' }];
  expect(inPasses([pass(3), pass(5)])('0123456')).toEqual([{ start: 0, end: 5, kind: 'code' }]);
});

test.each([
  ['{% if a %}1{% else %}2{% endif %}', true],
  ['{% if a %}1{% elseif b %}{% else %}2{% endif %}', true],
  ['{% if a %}1{% if b %}x{% else %}y{% endif %}{% else %}2{% endif %}', true],
  ['{% if a %}1{% endif %}2', false],
  ['1{% if a %}x{% else %}2{% endif %}', false],
  ['{% if a %}1{% endif %}{% if b %}x{% else %}2{% endif %}', false],
  ['{% if a %}1{% else %}x{% endif %}2', false],
])('%s: 1 and 2 are alternatives: %s', (text, expected) => {
  expect(areAlternatives(text, findTwigRegions(text), text.indexOf('1'), text.indexOf('2'))).toBe(expected);
});

test.each([
  ['{@a}', '{!@a}', true],
  ['{not @a}', '{(@a)}', true],
  ['{@tab == :all}', '{@tab == :new}', true],
  ['{@tab == :all}', '{@tab != :all}', true],
  ['{@tab == :all}', '{@tab == :all}', false],
  ['{@tab != :all}', '{@tab != :new}', false],
  ['{@tab == :all}', '{@page == :new}', false],
  ['{@a}', '{@b}', false],
])('%s and %s exclude each other: %s', (first, second, expected) => {
  expect(areOpposites(first, second)).toBe(expected);
  expect(areOpposites(second, first)).toBe(expected);
});

const TAG = '<pagination path="/:page" total_pages="2"></pagination>';

/** Headers of every tool, with what would hide or end a tag if it were read as page. */
const headers = [
  `---\ntitle: What <textarea> is for\n---\n`,
  `---\ndescription: 'Write ${TAG} …'\n---\n`,
  `---\ntitle: "Styling <select> in 2024"\n...\n`,
  `---js\n{\n  // <script>\n  title: "{{",\n}\n---\n`,
  `---json\n{ "title": "<!--" }\n---\n`,
  `--- yaml \r\ntitle: <title>\r\n--- \r\n`,
  `+++\ntitle = "<style>"\n+++\n`,
  `;;;\n"title": "<xmp>"\n;;;\n`,
  `{\n  "title": "<script> } ${TAG.replaceAll('"', '\\"')}",\n  "params": { "a": ["{"] }\n}\n`,
  '---\n---\n',
];

test.each(headers)('the header %j is no part of the page, in any language', (header) => {
  for (const mark of ['', '\uFEFF']) {
    const text = `${mark}${header}\n${TAG}\n`;
    expect(pageStart(text)).toBe(mark.length + header.length);
    for (const options of [
      {},
      { file: 'a.html' },
      { file: 'a.md', markdown: markdown() },
      ...dialectNames.map((dialect) => ({ dialect })),
    ]) {
      const { html, tags, diagnostics } = preprocess(text, options);
      expect({ ...options, diagnostics }).toEqual({ ...options, diagnostics: [] });
      expect(tags.map(({ start }) => start.offset)).toEqual([text.lastIndexOf(TAG)]);
      expect(html.startsWith(`${mark}${header}\n<`)).toBe(true);
    }
  }
});

test.each([
  `---\n${TAG}`,
  `--- a title ---\n${TAG}\n---\n`,
  `----\n${TAG}\n----\n`,
  `\n---\n${TAG}\n---\n`,
  `<p>\n---\n${TAG}\n---\n`,
  `+++\n${TAG}\n---\n`,
  `---\n${TAG}\n ---\n`,
  `{ "a": 1 ${TAG}\n}\n`,
  `{ "a": 1 } ${TAG}\n`,
  `{ a: 1 }\n${TAG}\n`,
])('%j has no header: only one that begins the file, and has an end', (text) => {
  expect(preprocess(text).tags).toHaveLength(1);
  expect(pageStart(text)).toBe(0);
});

test('a header is left as it is when there is code in the page below it', () => {
  const header = `---\ntitle: '{{ a }} {% raw %} ${TAG}'\n---\n`;
  const page = `<p>{{ a }}</p><pagination path="/:page" total_pages="{{ n }}"></pagination>`;
  const { html, diagnostics } = preprocess(header + page, { dialect: 'liquid', file: 'a.html' });
  expect(diagnostics).toEqual([]);
  expect(html.startsWith(`${header}<p>{{ a }}</p>{% comment %}`)).toBe(true);
});

const DIALECTS = Object.entries(dialects).map(([name, { findRegions }]) => [name, findRegions] as const);

describe('filler', () => {
  test.each([
    ['text and code', 'a{{ b }}c', 'a       c'],
    ['a value without quotation marks', '<p class={{ b }}>', '<p class=xxxxxxx>'],
    ['a part of a value', '<p class=a-{{b}}-{{c}}>', '<p class=a-xxxxx-xxxxx>'],
    ['a value in quotation marks', '<p title=\'"{{ ">" }}\'>{{a}}', "<p title='\"xxxxxxxxx'>     "],
    ['a condition between attributes', '<p {% if a %}b{% endif %}>', '<p xxxxxxxxxxbxxxxxxxxxxx>'],
    ['code right behind a name', '<textarea{{a}}{{b}}>{{c}}', '<textarea xxxxxxxxx>     '],
    ['a name', '<{{a}}b {{c}}></{{a}}b>{{d}}', '<xxxxxb xxxxx></xxxxxb>     '],
    ['code right behind a slash', '<br/{{a}}>{{b}}', '<br/xxxxx>     '],
    ['a quotation mark that begins no value', '<p a"b {{c}}>{{d}}', '<p a"b xxxxx>     '],
    ['space around the equals sign', '<p a = "{{b}}>" {{c}}>{{d}}', '<p a = "xxxxx>" xxxxx>     '],
    ['a comment', '<!-- <p {{a}} -->{{b}}', '<!-- <p       -->     '],
    ['a tag after a comment', '<!-- a --><p {{b}}>{{c}}', '<!-- a --><p xxxxx>     '],
    ['a script', '<script>a<b{{c}}"</script>{{d}}', '<script>a<b     "</script>     '],
    ['a comparison', 'a < {{b}}', 'a <      '],
    ['a tag that nothing ends', '<p {{a}}', '<p xxxxx'],
  ])('%s', (_, text, masked) => {
    expect(mask(text, findNunjucksRegions(text))).toBe(masked);
  });
});

test('code that is a whole value is a quoted one, and what follows its tag is text', () => {
  const text = '<p a={b} c={d}>{e}';
  expect(mask(text, dialects.heex.findRegions(text))).toBe('<p a="x" c="x">   ');
});

test.each([
  ['in front of the doctype', '{% extends "a" %}<!doctype html><p><table><tr><td>TAG'],
  ['in the head', '<head>{{ a }}<title>TAG</title></head><p></p>'],
  ['in front of a frameset', '<html><head></head>{{ a }}<frameset>TAG'],
  ['between columns', '<table><colgroup>{{ a }}<col></colgroup><tr><td>TAG'],
])('code %s is read as no code', (_, template) => {
  const text = template.replace('TAG', '<pagination total_pages="3"></pagination>');
  const without = text.replace(/\{.*?[%}]\}/, '');
  expect(codesOf(mask(text, findNunjucksRegions(text)))).toEqual(codesOf(without));
});

function codesOf(html: string): unknown[] {
  const { tags, problems } = findTags(html);
  return [tags.length, ...problems.map(({ code }) => code)];
}

test.each(DIALECTS)('%s: regions are in order, and masking changes nothing else', (_, find) => {
  fc.assert(
    fc.property(soup, (text) => {
      const regions = find(text);
      const masked = mask(text, regions);
      const [outside, outsideMasked] = [withoutRegions(text, regions), withoutRegions(masked, regions)];
      // One question for each text: there are thousands.
      expect({
        outOfOrder: regions.filter((region, index) => !isInOrder(region, regions[index - 1])),
        isInText: (regions.at(-1)?.end ?? 0) <= text.length,
        length: masked.length,
        outside: outsideMasked,
        fillers: masked.replace(/[^x ]/g, '').length,
      }).toEqual({
        outOfOrder: [],
        isInText: true,
        length: text.length,
        outside,
        fillers: outside.replace(/[^x ]/g, '').length + lengthOf(regions),
      });
    }),
    { numRuns: 300 },
  );
});

test.each(DIALECTS)('%s: tags in what is code are not found', (_, find) => {
  fc.assert(
    fc.property(soup, (text) => {
      const regions = find(text);
      const inCode = findTags(mask(text, regions)).tags.filter(({ range }) =>
        regions.some(({ start, end }) => start <= range.start && range.start < end),
      );
      expect(inCode).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

/** What begins, ends and escapes code in any of the languages, and what a search could be slow with. */
const PIECES = [...CODE_PIECES, '%%>', '<pagination total_pages=3>', '\ufffc'] as const;
const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));

/** Returns true if a region is not empty, follows the one before it, and holds its expression. */
function isInOrder({ start, end, expression: inner }: Region, before: Region | undefined): boolean {
  const holds = !inner || (start <= inner.start && inner.start <= inner.end && inner.end <= end);
  return (before?.end ?? 0) <= start && start < end && holds;
}

function withoutRegions(text: string, regions: readonly Region[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of regions) {
    rest += text.slice(from, start);
    from = end;
  }
  return rest + text.slice(from);
}

function lengthOf(regions: readonly Region[]): number {
  return regions.reduce((length, { start, end }) => length + end - start, 0);
}
