import { Environment } from 'minijinja-js';
import { transform } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import type { Engine, Job } from './engine.js';
import { jinja2Engine } from './jinja2.js';
import { createNpmEngine } from './npm-engine.js';
import { htmlOf, literal } from './rendered.js';

/** Templates in Jinja, run by MiniJinja: what is the same, and what docs/dialects.md says is not. */

const environment = new Environment();
const miniJinja = createNpmEngine({
  dialect: 'jinja2',
  package: 'minijinja-js',
  output: (name) => `{{ ${name} }}`,
  // The extension makes it escape.
  compile: (template) => (data) => environment.renderNamedStr('list.html', template, data),
});

const compile = (attributes: string): string =>
  transform(`<div><pagination ${attributes}></pagination></div>`, { dialect: 'jinja2' });

const NUMBERED = compile('path="/posts?page=:page" total_pages="{{ pages }}" current_page="{{ page }}"');

/** The engines write different references of the same characters. */
const decoded = (html: string): string =>
  html
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/&(?:quot|#34);/g, '"')
    .replaceAll('&#x2f;', '/');

describeEngine(miniJinja, () => {
  const render = async (engine: Engine, jobs: readonly Job[]): Promise<string[]> =>
    (await engine.render(jobs)).flat().map((rendering) => decoded(htmlOf(rendering)));

  test('a compiled control is the one that literals give', async () => {
    const data = [0, 1, 2, 5, 7, 8, 9, 42, 1_000_000].flatMap((pages) =>
      Array.from({ length: Math.min(pages, 50) + 2 }, (_, page) => ({ pages, page })),
    );
    const expected = data.map(({ pages, page }) =>
      literal({ path: '/posts?page=:page', total_pages: pages, current_page: page }),
    );
    expect(await render(miniJinja, [{ template: NUMBERED, data }])).toEqual(expected);
  });

  test('other controls, odd numbers and hostile texts give what they give in Jinja', async () => {
    const controls: readonly [attributes: string, data: Job['data'][number]][] = [
      ['total_items="{{ n }}" page_size="10" path="/:page" current_page="{{ p }}"', { n: 97, p: 3 }],
      ['total_pages="{{ n }}" path="/:page" show_boundary_chevrons="{{ p }}"', { n: 9, p: false }],
      ['total_pages="{{ n }}" path="/{{ p }}/:page" previous_label="{{ l }}"', { n: 9, p: '"', l: "<b> '&" }],
      ['has_next="{{ n }}" path="/:page" current_page="{{ p }}"', { n: true, p: '4' }],
      [
        'total_pages="{{ n }}" path="/:page" current_page="{{ p }}" number_format="1,000"',
        { n: 1e6, p: 999 },
      ],
      ['previous_path="{{ p }}" next_path="{{ n }}"', { p: '/?a&b', n: '' }],
    ];
    const pages = ['7', '7.9', 7.9, '1e9', '-3', null, true, [3], {}];
    const jobs = [
      ...controls.map(([attributes, data]) => ({ template: compile(attributes), data: [data] })),
      { template: NUMBERED, data: pages.map((page) => ({ pages: 42, page })) },
    ];
    expect(await render(miniJinja, jobs)).toEqual(await render(jinja2Engine, jobs));
  });

  test('a string that is not a number is an error', async () => {
    const data = ['', ' 7', 'abc', '٣', '<b>'].map((page) => ({ pages: 42, page }));
    for (const page of await render(miniJinja, [{ template: NUMBERED, data }]))
      expect(page).toMatch(/^failed: .*float/);
  });
});
