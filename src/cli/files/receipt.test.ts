import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasError } from '../../diagnostics/diagnostic.js';
import { preprocess } from '../../index.js';
import { fixtureNames, readFixture } from '../../testing/fixtures.js';
import { makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';
import type { JsonReport } from '../report/print-report.js';
import { checkPage, issueReceipt } from './receipt.js';

/** One fixture in ten: what a receipt depends on is around the tags. */
const some = fixtureNames.filter((_, index) => index % 10 === 0);

test.each(some)('it holds for %s, in whatever surroundings', (name) => {
  const { input, options } = readFixture(name);
  for (const text of [`\uFEFF${input}é😀`, `<p title="ä">${input}<!--ö-->`]) {
    const { html, tags, diagnostics } = preprocess(text, options);
    if (hasError(diagnostics)) continue;
    checkPage(text, html, tags);
    const { ranges } = issueReceipt(text, html, tags);
    const [template, page] = (['input', 'output'] as const).map((side) => {
      let rest = Buffer.from(side === 'input' ? text : html);
      for (const { [side]: cut } of ranges.toReversed())
        rest = Buffer.concat([rest.subarray(0, cut.start), rest.subarray(cut.end)]);
      return rest.toString();
    });
    expect(page).toBe(template);
  }
});

const SITE = { 'a.html': `é${PAGE}😀`, 'b/c.html': PAGE, 'b/plain.html': '<p>', 'b/z.html': PAGE };

test.each<[string, (html: string) => string]>([
  ['a character before the first control', (html) => html.replace('é<main>', 'é<Main>')],
  ['a character after the last control', (html) => html.replace('😀', '😁')],
  ['a byte of a character', (html) => html.replace('é', 'è')],
  ['a character that is lost', (html) => html.replace('</main>', '/main>')],
  ['a character that is put in', (html) => `${html} `],
])('a page is refused that differs in %s', (_, spoil) => {
  const text = SITE['a.html'];
  const { html, tags } = preprocess(text);
  expect(() => {
    checkPage(text, spoil(html), tags);
  }).toThrow('differ from its template outside the tags');
});

test('the report of --format json says what was checked', async () => {
  const fixture = join(__dirname, '../../../fixtures/receipts.json');
  const cwd = await makeDirectory(SITE);
  for (const mode of [['--check'], ['-o', 'out'], ['--in-place']]) {
    const { stdout } = await runIn(cwd, ['.', '--ignore', 'out', ...mode, '--format', 'json']);
    const { files } = JSON.parse(stdout) as JsonReport;
    const receipts = files.map(({ file, receipt }) => ({ file, receipt }));
    if (process.env['UPDATE']) await writeFile(fixture, `${JSON.stringify(receipts, null, 2)}\n`);
    expect(receipts).toEqual(JSON.parse(await read(fixture)));
  }
});
