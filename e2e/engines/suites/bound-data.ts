import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { cleanUrl } from '../../../src/base/path.js';
import { preprocess, renderPagination, transform } from '../../../src/index.js';
import type { Engine } from '../engine.js';

/** What a language, its escaping or HTML might read as something else. */
const CHARACTERS = [
  ...[
    '\u0001',
    '\b',
    '\v',
    '\u001b',
    '\u007f',
    '\u0080',
    '\u0085',
    '\u009f',
    '\ufffe',
    '\uffff',
    '\u{1ffff}',
  ],
  ...['\r', '\r\n', '\n', '\u2028', '\u00a0', '\ufeff', '\u202e', '\u2066', '😀', '\0', '\ud800'],
  ...[
    '\\',
    '\\\\',
    '{',
    '{{',
    '}',
    '}}',
    '@',
    '@@',
    '#',
    '%',
    '$',
    '`',
    "'",
    '"',
    '<',
    '>',
    '&',
    '&lt;',
    '&#13;',
  ],
  ...['{%', '{#', '<%', '#{', '${', '{!!', '%}', '#}', '%>', '-->', '{{!--', '\\{{', '\\u{41}', '\\n'],
];
const VALUES = CHARACTERS.flatMap((one) => [`a${one}b`, `a${one}`, `${one}b`]);

/** A value right before and, unless the token would go on, right after the page number. */
const around = (value: string): string => `/${value}:page${/^[a\r\n]/.test(value) ? '/' : ''}${value}`;

/** HTML cannot hold these. HEEx writes the values of attributes by itself, without references to carriage returns. */
const held = (text: string, dialect: string): string =>
  text.replace(/\0|\p{Surrogate}/gu, '\ufffd').replace(dialect === 'heex' ? /\r\n?/g : /^$/, '\n');

/** Describes tests of data that are bound at compile time: their text stays text. */
export function describeBoundData({ dialect, render, output }: Engine): void {
  const total = `total_pages=${dialect === 'heex' ? output('pages') : `"${output('pages')}"`} current_page="2"`;

  // In Smarty and HEEx, a value in braces is code, and no binding.
  const hasBindings = !['smarty', 'heex'].includes(dialect);
  (hasBindings ? test : test.skip)(
    `${VALUES.length} values come back in URLs, attributes and texts as they were bound`,
    async () => {
      const jobs = VALUES.map((value) => ({
        // This theme shows labels as text and spells out the pages.
        template: transform(
          `<pagination path="{path}" next_label="{label}" page_label="{path}" ${total}></pagination>`,
          {
            dialect,
            theme: 'govuk',
            data: { path: around(value), label: value },
          },
        ),
        data: [{ pages: 3 }],
      }));
      const rendered = await render(jobs);
      const wrong = VALUES.flatMap((value, index) => {
        const [rendering] = rendered[index]!;
        const expected = {
          href: held(cleanUrl(around(value)).replace(':page', '3'), dialect),
          label: held(around(value).replace(':page', '3'), dialect),
          text: held(value, 'html').trim(),
        };
        const actual = rendering && 'output' in rendering ? nextOf(rendering.output) : rendering;
        return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [{ value, expected, actual }];
      });
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(wrong).toHaveLength(0);
    },
  );

  test('a control can be next to any character that the language allows there', async () => {
    const places = ['\\', '{', '}', '@', '<', '#', '%', '$', '!', '-', '>', '"'].flatMap((one) => [
      [one, ''],
      ['', one],
      [one, one],
    ]);
    const found = places.map(([before, after]) =>
      preprocess(`<p>${before}<pagination path="/:page" ${total}></pagination>${after}</p>`, { dialect }),
    );
    // There, a brace begins code, which then has no end.
    const isOpen = (before?: string): boolean => before === '{' && ['heex', 'smarty'].includes(dialect);
    const errors = found.map(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error'));
    expect(errors.map((all) => all.map(({ code }) => code))).toEqual(
      places.map(([before]) => (isOpen(before) ? ['unclosed-code'] : [])),
    );
    const jobs = places.flatMap(([before, after], index) => [
      { template: `<p>${before} ${after}</p>`, data: [{}] },
      { template: found[index]!.html, data: [{ pages: 3 }] },
    ]);
    const rendered = await render(jobs);
    const literal = renderPagination({ path: '/:page', total_pages: 3, current_page: 2 });
    const wrong = places.flatMap(([before, after], index) => {
      const [plain, compiled] = [rendered[2 * index]![0]!, rendered[2 * index + 1]![0]!];
      // What the language refuses there or reads as its own is the author's mistake.
      if (!('output' in plain) || plain.output.trim() !== `<p>${before} ${after}</p>`) return [];
      if (isOpen(before)) return [];
      const expected = `<p>${before}${literal}${after}</p>`.replace(/\s/g, '');
      const actual = 'output' in compiled ? compiled.output.replace(/\s/g, '') : compiled.error;
      return actual === expected ? [] : [{ before, after, actual }];
    });
    expect(wrong).toEqual([]);
  });
}

/** What a reader of HTML finds in a control: the URL and the label of page 3, and the text of the next page's link. */
function nextOf(html: string): { href: string; label: string; text: string } {
  const links = elementsOf(parseFragment(html)).filter(({ tagName }) => tagName === 'a');
  const attributeOf = (link: DefaultTreeAdapterTypes.Element | undefined, name: string): string =>
    link?.attrs.find((attribute) => attribute.name === name)?.value ?? '';
  const next = links.find((link) => attributeOf(link, 'rel') === 'next');
  const third = links.find((link) => textOf(link) === '3');
  return {
    href: attributeOf(next, 'href'),
    label: attributeOf(third, 'aria-label'),
    text: next === undefined ? '' : textOf(next),
  };
}

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((child) => [child, ...elementsOf(child)]);
}

function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  return node.childNodes
    .map((child) =>
      defaultTreeAdapter.isTextNode(child) ? child.value : 'childNodes' in child ? textOf(child) : '',
    )
    .join('')
    .trim();
}
