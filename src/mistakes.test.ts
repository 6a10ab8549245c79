import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocess, transform, type PaginationDialectName } from './index.js';
import { markdown } from './markdown/index.js';
import { isUpdate } from './testing/fixtures.js';

/** A mistake that authors make, and the answers: codes and hints. */
interface Mistake {
  readonly input: string;
  readonly file?: string;
  readonly data?: object;
  readonly answers: readonly string[];
}

const path = join(__dirname, '../fixtures/mistakes.json');
const written = JSON.parse(readFileSync(path, 'utf8')) as readonly Mistake[];
const mistakes = isUpdate() ? written.map((one) => ({ ...one, answers: answersTo(one) })) : written;
if (isUpdate()) writeFileSync(path, `${JSON.stringify(mistakes, null, 2)}\n`);

function answersTo({ input, file = 'page.html', data }: Mistake): string[] {
  return preprocess(input, { file, data, markdown: markdown() }).diagnostics.map(
    ({ code, hint }) => `${code}: ${hint}`,
  );
}

test.each(mistakes.map((one) => [one.file ?? 'HTML', one.input, one] as const))(
  '%s: %s',
  (_file, _input, one) => {
    expect(one.answers).not.toEqual([]);
    expect(answersTo(one)).toEqual(one.answers);
  },
);

/** The attribute that a hint says to write instead of the one that is marked, if it says so to the letter. */
function correctionOf(text: string, hint = ''): string | undefined {
  const [, name] = /^Did you mean ([\w:-]+)\?(?: If the tag belongs .*)?$/.exec(hint) ?? [];
  if (name !== undefined) return text.replace(/^[^\s=]+/, name);
  return /^(?:Write|Use|Write digits only:|Use straight quotation marks:) ([\w:-]+=(?:"[^"]*"|\{[^}]*\}))\.$/.exec(
    hint,
  )?.[1];
}

const corrections = mistakes.flatMap((one) => {
  const { input, file = 'page.html', data } = one;
  const read = (text: string) =>
    preprocess(text, { file, data, markdown: markdown() }).diagnostics.filter(
      // What a binding is bound to is another matter.
      ({ severity, code }) => severity === 'error' && code !== 'missing-binding',
    );
  const errors = read(input);
  return errors.flatMap(({ code, hint, start, end }) => {
    const text = input.slice(start.offset, end.offset);
    const correction = text.includes('<') ? undefined : correctionOf(text, hint);
    if (correction === undefined) return [];
    const corrected = input.slice(0, start.offset) + correction + input.slice(end.offset);
    return [{ code, corrected, before: errors.length, after: read(corrected).map((next) => next.message) }];
  });
});

test.each(corrections)('$code: a hint that is followed leads to no other error: $corrected', (one) => {
  expect(one.after.length).toBeLessThan(one.before);
});

test('hints say what to write', () => {
  expect(corrections.length).toBeGreaterThan(80);
});

const STATIC = '<pagination path="/:page" total_pages="2"></pagination>';
const DYNAMIC = '<pagination path="/:page" total_pages="{{ pages }}"></pagination>';

const codesIn = (text: string, dialect: PaginationDialectName): string[] =>
  preprocess(text, { dialect }).diagnostics.map(({ code }) => code);

// The engines themselves are asked in `e2e/engines/suites/open-code.ts`.
test.each<[PaginationDialectName, string]>([
  ['erb', '<p>Since <% 1998</p>'],
  ['ejs', '<%_ '],
  ['jinja2', '{{ "}}'],
  ['django', '{% verbatim %}'],
  ['php', '<? a'],
  ['blade', '@lang("'],
  ['heex', '<p>{'],
])('%s: no tag is left alone in silence after %s', (dialect, opening) => {
  const { html, diagnostics } = preprocess(`a\n${opening}\n${STATIC}`, { dialect });
  expect(diagnostics).toMatchObject([{ code: 'unclosed-code', severity: 'error', start: { line: 2 } }]);
  expect(diagnostics[0]?.message).toContain('on line 3');
  expect(html).toBe(`a\n${opening}\n${STATIC}`);
});

test.each<[PaginationDialectName, string]>([
  ['erb', `${STATIC}<% a`],
  ['erb', `<% a <!-- ${STATIC} -->`],
  ['erb', '<% a <paginator>'],
  ['php', `<?php echo '${STATIC}';`],
  ['php', `<? a ?>${STATIC}<? b ?>`],
  ['django', `{{ {% {# ${STATIC}`],
  ['blade', `{{ {!! {{-- @php @verbatim ${STATIC}`],
])('%s: %s is no mistake', (dialect, text) => {
  expect(codesIn(text, dialect)).toEqual([]);
});

describe('Django', () => {
  test.each(['@media print{#nav{}}', '{% a', '{# b #} {#', '{#}', '{# {{ #}'])(
    'a control begins on a new line after %s',
    (before) => {
      expect(transform(`a\n${before} ${DYNAMIC} b`, { dialect: 'django' })).toMatch(
        new RegExp(`^a\n${before.replace(/[{}()]/g, '\\$&')} \n\\{# [^\n]* #\\}\n[^]* b$`),
      );
    },
  );

  test.each(['{{ a }}', '{% a %}', '{# a #}', '{ # %', '#}'])('not after %s', (before) => {
    expect(transform(`a\n${before} ${DYNAMIC}`, { dialect: 'django' })).toContain(`\n${before} {# `);
  });

  test.each(['#}', 'a #} b'])('text with %s cannot end a comment', (label) => {
    const text = `{# <pagination path="/:page" total_pages="2" next_label="{label}"></pagination>`;
    const { html, diagnostics } = preprocess(text, { dialect: 'django', data: { label } });
    expect(diagnostics).toMatchObject([{ code: 'control-in-code', start: { column: 4 } }]);
    expect(html).toBe(text);
    expect(transform(`\n${text.slice(3)}`, { dialect: 'django', data: { label } })).toContain(label);
  });
});
