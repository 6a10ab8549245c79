import fc from 'fast-check';
import { dialects } from '../dialects/index.js';
import type { Region } from './region.js';
import { findTags } from '../tags/find-tags.js';
import { mask } from './mask.js';
import { findRegions as findNunjucksRegions } from '../dialects/nunjucks/regions.js';
import { CODE_PIECES } from '../testing/template-cases.js';

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
