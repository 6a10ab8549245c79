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
const mistakes = JSON.parse(readFileSync(path, 'utf8')) as readonly Mistake[];

function answersTo({ input, file = 'page.html', data }: Mistake): string[] {
  return preprocess(input, { file, data, markdown: markdown() }).diagnostics.map(
    ({ code, hint }) => `${code}: ${hint}`,
  );
}

if (isUpdate()) {
  const updated = mistakes.map((one) => ({ ...one, answers: answersTo(one) }));
  writeFileSync(path, `${JSON.stringify(updated, null, 2)}\n`);
}

test.each(mistakes.map((one) => [one.file ?? 'HTML', one.input, one] as const))(
  '%s: %s',
  (_file, _input, one) => {
    expect(one.answers).not.toEqual([]);
    expect(answersTo(one)).toEqual(one.answers);
  },
);
