import express from 'express';
import { transform } from '../../../src/index.js';
import type { Engine, Rendering } from '../engine.js';
import { languageOf } from '../engines.js';
import { PYTHON } from '../odd-values.js';
import { htmlOf, literal, squeeze } from '../rendered.js';

/** What a visitor may send. The framework of the language, or its library, parses it. */
const QUERIES = [
  ...[
    '3',
    '',
    '0',
    '-3',
    '+4',
    '%204',
    '007',
    '08',
    '0x1F',
    '1_0',
    '3.7',
    '1e5',
    'abc',
    '12abc',
    'true',
    'null',
  ],
  ...['inf', '-inf', 'Infinity', '-Infinity', 'nan', 'NaN', '1e999', '-1e999', '1E400', 'INF', '+Inf'],
  ...[
    '99999999999999999999',
    '9'.repeat(400),
    '9'.repeat(5000),
    '%D9%A3',
    '%00',
    '3%00',
    '%FF',
    '%F0%9F%98%80',
  ],
  ...["'", '"', '<b>', '{{7*7}}', '%', '3&page=4'],
]
  .map((value) => `page=${value}`)
  .concat('page', 'other=3', 'page[]=3', 'page[]=3&page[]=4', 'page[a]=3', 'page[a][b]=3')
  .concat(['toString', 'valueOf', 'constructor', '__proto__', 'length'].map((name) => `page[${name}]=1`));

const JSON_VALUES = [
  ...[
    null,
    true,
    false,
    0,
    3,
    -3,
    3.7,
    -3.7,
    1000.0,
    1e6,
    1e9,
    1e15,
    1e16,
    1e21,
    1e22,
    1e300,
    -1e300,
    2 ** 53,
    0.1,
  ],
  ...['1000.0', '1e999', 'inf', [], [3], [3, 4], ['3'], [[]], {}, { a: 3 }, { a: { b: [] } }],
];

class Throwing {
  toString(): string {
    throw new Error('no conversion');
  }
  valueOf(): number {
    throw new Error('no conversion');
  }
}

const JAVASCRIPT_VALUES: readonly unknown[] = [
  ...[undefined, Infinity, -Infinity, NaN, (): number => 3, new Date(3), new String('3'), new Map()],
  ...[{ toString: '1' }, { valueOf: 1 }, Object.assign(Object.create(null) as object, { a: 3 })],
];
/** Values for which LiquidJS's filters raise an error. */
const NO_LIQUID_VALUES: readonly unknown[] = [
  12n,
  10n ** 400n,
  Symbol('page'),
  new Throwing(),
  Object.create(null),
];

/** As Express reads queries with brackets in them. */
const parseQuery = express().set('query parser', 'extended').get('query parser fn') as (
  query: string,
) => Record<string, unknown>;

/** Describes tests of values that are no numbers: whatever comes in, a valid control comes out, the one that literals give for some total and some current page. */
export function describeOddValues({ name, dialect, packages, render, output }: Engine): void {
  const { odd: names = [], exact = [] } = languageOf(dialect);
  // It runs in this process, so values need no encoding.
  const isHere = packages.length === 0;
  const queries = isHere
    ? QUERIES.map((query) => parseQuery(query)['page'])
    : name === 'hugo'
      ? []
      : QUERIES.map((query) => ({ $query: query }));
  const common = [
    ...queries,
    ...JSON_VALUES,
    ...(isHere ? JAVASCRIPT_VALUES : []),
    ...(isHere && name !== 'liquid' ? NO_LIQUID_VALUES : []),
  ];
  const odd = (isHere ? [] : names).map(($odd) => ({ $odd }));
  const values = [...common, ...odd];
  // A Python object whose `__bool__` raises is the caller's mistake.
  const conditions = [...common, ...odd.filter(({ $odd }) => names !== PYTHON || $odd !== 'throwing')];
  const numbers = { total: attribute('total_pages', 'pages'), current: attribute('current_page', 'page') };
  const items = { total: attribute('total_items', 'items'), size: attribute('page_size', 'size') };
  function attribute(of: string, variable: string): string {
    return dialect === 'heex' ? `${of}=${output(variable)}` : `${of}="${output(variable)}"`;
  }
  const compile = (attributes: string): string =>
    transform(`<div>\n<pagination path="/:page" ${attributes}></pagination>\n</div>`, {
      dialect,
    });

  /** The attributes of a tag, and the variables in them. */
  const places: readonly [attributes: string, ...variables: string[]][] = [
    [`${numbers.total} current_page="2"`, 'pages'],
    [`total_pages="9" ${numbers.current}`, 'page'],
    [`${numbers.total} ${numbers.current}`, 'pages', 'page'],
    [`${items.total} page_size="10" current_page="2"`, 'items'],
    [`total_items="95" ${items.size} current_page="2"`, 'size'],
    [`${items.total} ${items.size} current_page="2"`, 'items', 'size'],
    [numbers.current, 'page'],
  ];

  test(`${values.length} values in ${places.length} places`, async () => {
    const rendered = await render(
      places.map(([attributes, ...variables]) => ({
        template: compile(attributes),
        data: values.map((value) => Object.fromEntries(variables.map((variable) => [variable, value]))),
      })),
    );
    const wrong = rendered.flatMap((renderings, place) =>
      renderings.flatMap((rendering, index) => {
        const [attributes] = places[place]!;
        const fault = faultOf(rendering, attributes === numbers.current);
        return fault === undefined ? [] : [{ attributes, value: values[index], fault }];
      }),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(wrong).toHaveLength(0);
  });

  test(`${conditions.length} values for has_next`, async () => {
    const template = compile(`current_page="2" ${attribute('has_next', 'more')}`);
    const [renderings] = await render([{ template, data: conditions.map((more) => ({ more })) }]);
    const either = [true, false].map((has_next) => literal({ path: '/:page', current_page: 2, has_next }));
    const wrong = renderings!.flatMap((rendering, index) => {
      const html = htmlOf(rendering);
      return either.includes(html) ? [] : [{ value: conditions[index], html }];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(wrong).toHaveLength(0);
  });

  test('integers of every type are accepted', async () => {
    const own = exact.flatMap((one): unknown[] => {
      if (typeof one === 'string') return isHere ? [] : [{ $odd: one }];
      return [one];
    });
    // A plus sign in a query is a space: `?page=+1000`.
    const integers = [1000, '1000', ' 1000', '+1000', 1000.0, ...own];
    const template = compile(`${numbers.total} ${numbers.current}`);
    const [rendered] = await render([
      { template, data: integers.map((value) => ({ pages: value, page: value })) },
    ]);
    const expected = literal({ path: '/:page', total_pages: 1000, current_page: 1000 });
    expect(rendered!.map(htmlOf)).toEqual(integers.map(() => expected));
  });
}

/** What is wrong with a control, if anything is: its numbers are read from it, and give the control that literals give. */
function faultOf(rendering: Rendering, isOpen: boolean): string | undefined {
  if ('error' in rendering) return rendering.error;
  const html = squeeze(rendering.output);
  const current = /aria-current="page">(\d{1,16})</.exec(html)?.[1];
  const last = [...html.matchAll(/>(\d{1,16})<\/a>/g)].at(-1)?.[1];
  if (current === undefined || last === undefined) return html;
  const expected = literal({
    path: '/:page',
    total_pages: isOpen ? undefined : Number(last),
    current_page: Number(current),
  });
  return html === expected ? undefined : html;
}
