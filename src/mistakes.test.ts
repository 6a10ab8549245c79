import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocess } from './index.js';
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
