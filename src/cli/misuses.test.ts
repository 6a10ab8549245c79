import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAll, makeDirectory, PAGE, runIn } from '../testing/command-line.js';
import { isUpdate } from '../testing/fixtures.js';

/** Arguments that are wrong in a small project, or do not mean what they seem to, and what is printed. */
interface Misuse {
  readonly args: readonly string[];
  /** Files that the project has beside its two pages. */
  readonly files?: Readonly<Record<string, string>>;
  readonly code: number;
  /** The lines of standard error. */
  readonly answer: readonly string[];
}

const path = join(__dirname, '../../fixtures/misuses.json');
const misuses = JSON.parse(readFileSync(path, 'utf8')) as readonly Misuse[];

/** Shortens lists, which grow with every theme, framework and command. */
const shorten = (text: string): string => text.replace(/((?:[\w-]+, ){2})(?:[\w-]+, ){2,}[\w-]+/g, '$1…');

async function tryOut({ args, files }: Misuse) {
  const cwd = await makeDirectory({ 'site/a.html': PAGE, 'site/b.html': PAGE, ...files });
  const before = await listAll(cwd);
  const { code, stderr } = await runIn(cwd, args);
  return { code, answer: shorten(stderr).trimEnd().split('\n'), before, after: await listAll(cwd) };
}

if (isUpdate())
  afterAll(async () => {
    const updated = [];
    for (const { args, files, ...old } of misuses) {
      const { code, answer } = await tryOut({ args, files, ...old } as Misuse);
      updated.push({ args, files, code, answer });
    }
    writeFileSync(path, `${JSON.stringify(updated, null, 2)}\n`);
  });

test.each(misuses.map((one) => [one.args.join(' '), one] as const))('pagination-tag %s', async (_, one) => {
  const { code, answer, before, after } = await tryOut(one);
  expect({ code, answer }).toEqual({ code: one.code, answer: one.answer });
  // It says what is wrong, and what to do.
  expect(answer.length).toBeGreaterThanOrEqual(code === 0 ? 1 : 2);
  if (code !== 0) expect(after).toEqual(before);
});
