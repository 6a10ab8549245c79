import { preprocess, type PaginationDialectName } from '../../../src/index.js';
import type { Engine, Rendering } from '../engine.js';

/** Every opening delimiter of a language: `{#` left open is text in Django, until a control has a `#}`. */
const openings: Readonly<Record<PaginationDialectName, readonly string[]>> = {
  nunjucks: [
    '{{',
    '{%',
    '{#',
    '{{-',
    '{%-',
    '{#-',
    '{% raw %}',
    '{% verbatim %}',
    '{{ "',
    '{% set a = (',
    '{',
  ],
  jinja2: ['{{', '{%', '{#', '{{-', '{%-', '{#-', '{{+', '{% raw %}', '{{ "', '{% set a = (', '{'],
  twig: ['{{', '{%', '{#', '{{-', '{%~', '{#-', '{% verbatim %}', '{{ "', '{{ "#{', '{% set a = (', '{'],
  liquid: ['{{', '{%', '{{-', '{%-', '{% raw %}', '{% comment %}', '{% # ', '{% liquid', '{{ "', '{'],
  django: [
    '{{',
    '{%',
    '{#',
    '{{ "',
    '{% verbatim %}',
    '{% comment %}',
    '{{ {% {#',
    'a{#b}',
    '{#}',
    '{# #} {#',
    '{',
  ],
  ejs: ['<%', '<%=', '<%-', '<%#', '<%_', '<%%', '<% /*', '<% "', '<'],
  eta: ['<%', '<%=', '<%~', '<%-', '<%_', '<% /*', '<% "', '<% `', '<%/*', '<'],
  erb: ['<%', '<%=', '<%#', '<%-', '<%%', '<% "', '<%==', '<'],
  php: ['<?php', '<?=', '<?', '<?php /*', '<?php "', '<?php //', '<?php <<<A\n', '<'],
  blade: [
    ...[
      '{{',
      '{!!',
      '{{{',
      '{{--',
      '@{{',
      '@{!!',
      '@php',
      '@verbatim',
      '@if(',
      '@lang("',
      '@include(',
      '@foo(',
      '@wire("',
    ],
    ...['<?php', '<?=', '@php(', '{{ "', '@', '{'],
  ],
  smarty: ['{$a', '{*', '{literal}', '{"', '{if', '{$a["', '{"`', '{a', '{'],
  eex: ['<%', '<%=', '<%#', '<%!--', '<%%', '<%|', '<% "', '<'],
  heex: ['<%', '<%=', '<%#', '<%!--', '<%%', '{', '{"', '\\{', '<script>{</script>'],
  freemarker: [
    '${',
    '#{',
    '<#--',
    '<#if',
    '<@a',
    '<#comment>',
    '<#noparse>',
    '${"',
    '<#if (',
    '</#',
    '[#--',
    '$',
    '<#',
  ],
  hugo: ['{{', '{{-', '{{/*', '{{- /*', '{{ "', '{{ `', "{{ '", '{'],
  go: ['{{', '{{-', '{{/*', '{{- /*', '{{ "', '{{ `', "{{ '", '{'],
  handlebars: [
    '{{',
    '{{{',
    '{{{{',
    '{{!--',
    '{{!',
    '{{#',
    '{{/',
    '{{>',
    '{{~',
    '{{&',
    '{{ "',
    '{{ [',
    '\\{{',
    '\\\\{{',
    '{',
  ],
};

/** In Django, code cannot end on the next line. In PHP, code at the end of a file needs no end. */
const surroundings = (opening: string): string[] =>
  [' ', '\n', '\r\n', ''].map((space) => `<p>A</p>${opening}${space}TAG\n<p>C</p>`);

const MARK = '@MARK@';

/** Describes tests of code that the author has left open before a tag. */
export function describeOpenCode({ dialect, output, render }: Engine): void {
  const value = output('pages');
  const total = dialect === 'heex' ? value : `"${value.replaceAll('"', "'")}"`;
  const tags = [
    `<pagination path="/:page" total_pages=${total}></pagination>`,
    '<pagination path="/:page" total_pages="3"></pagination>',
  ];
  const cases = openings[dialect].flatMap((opening) =>
    surroundings(opening).flatMap((text) => tags.map((tag) => ({ text, tag }))),
  );

  test('a control never ends code that was left open before its tag, and is never hidden by it without an error', async () => {
    const results = cases.map(({ text, tag }) => preprocess(text.replace('TAG', tag), { dialect }));
    const right = cases.flatMap(({ text }, at) => {
      const { html, tags: found, diagnostics } = results[at]!;
      const isRefused = diagnostics.some(({ severity }) => severity === 'error');
      return isRefused ? [] : [{ text, marked: text.replace('TAG', MARK), html, isFound: found.length > 0 }];
    });
    const templates = [...new Set(right.flatMap(({ marked, html }) => [marked, html]))];
    const renderings = await render(templates.map((template) => ({ template, data: [{ pages: 3 }] })));
    const pageOf = new Map(templates.map((template, at) => [template, renderings[at]![0]!]));
    const wrong = right.flatMap((one) => {
      const [before, after] = [pageOf.get(one.marked)!, pageOf.get(one.html)!];
      const fault = faultOf(one, before, after);
      return fault === undefined ? [] : [{ ...one, fault, before, after }];
    });
    expect(wrong).toEqual([]);
    expect(right.length).toBeGreaterThan(0);
  });
}

interface Case {
  readonly text: string;
  readonly isFound: boolean;
}

/** What is wrong with a page, compared with the output of the engine for the same page with a mark instead of the tag. */
function faultOf({ text, isFound }: Case, before: Rendering, after: Rendering): string | undefined {
  // The code of PHP needs no end, and PHP says itself where it is wrong.
  if ('error' in before) return isFound || text.includes('<?') ? undefined : 'hidden, and fails';
  const [head, tail] = before.output.split(MARK);
  if (tail === undefined) return isFound ? 'found, and not shown' : undefined;
  if (!isFound) return 'hidden, and shown';
  if ('error' in after) return 'fails';
  const { output } = after;
  const isWhole = output.startsWith(head!.trimEnd()) && output.endsWith(tail) && output.includes('<nav');
  return isWhole ? undefined : 'changed';
}
