import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocess, renderPagination, transform } from '../src/index.js';
import { fixtureNames, readFixture } from '../src/testing/fixtures.js';
import { placesIn } from '../src/testing/places.js';

/**
 * Real pages as carriers: every HTML file that the installed packages and the fixtures happen to hold. A tag is put
 * into each at places where an author could write one; nothing else may change.
 */

const root = join(__dirname, '..');
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const TAG = '<pagination path="/p/:page" total_pages="9" current_page="4"></pagination>';
const SELF_CLOSED = '<pagination path="/p/:page" total_pages="9" current_page="4"/>';
const CONTROL = renderPagination({ path: '/p/:page', total_pages: 9, current_page: 4 });
/** The control in a page that declares an encoding other than UTF-8 (HTML Standard, "Determining the character encoding"). */
const ASCII_CONTROL = CONTROL.replace(/[^\0-\x7F]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
const PLACES_PER_FILE = 12;

function readPage(file: string): string | undefined {
  try {
    return fixtures.get(file) ?? decoder.decode(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** The pages of the fixtures, by names that say so. */
const fixtures = new Map<string, string>(
  fixtureNames
    .map((name) => readFixture(name))
    .flatMap(({ name, input, expected }) => [
      [`${name}: input`, input] as const,
      [`${name}: output`, expected.output ?? ''] as const,
    ]),
);

const files = ['node_modules', 'e2e/node_modules', 'fixtures/templates', 'fixtures/warned']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.x?html?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .sort();

test('a tag put into real pages is all that changes', () => {
  let count = 0;
  let injections = 0;
  for (const file of [...files, ...fixtures.keys()]) {
    const html = readPage(file);
    // Other tests have the pages that contain tags.
    if (html === undefined || /<\/?pagination/i.test(html)) continue;
    count++;
    expect(transform(html)).toBe(html);
    const control = /<meta charset="(?!utf-8)/i.test(html) ? ASCII_CONTROL : CONTROL;
    for (const [index, place] of placesIn(html, PLACES_PER_FILE).entries()) {
      const tag = index % 2 === 0 ? TAG : SELF_CLOSED;
      const injected = html.slice(0, place) + tag + html.slice(place);
      const { html: output, diagnostics } = preprocess(injected, { file, locale: 'en' });
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      // One comparison of booleans: a difference of two large pages takes jest minutes to print.
      expect([file, place, output === html.slice(0, place) + control + html.slice(place)]).toEqual([
        file,
        place,
        true,
      ]);
      expect([file, place, transform(output) === output]).toEqual([file, place, true]);
      injections++;
    }
  }
  expect(count).toBeGreaterThan(25);
  expect(injections).toBeGreaterThan(150);
});

test('the site of the fixtures keeps every byte outside its tags, and settles at once', () => {
  const site = files.filter((file) =>
    ['templates', 'warned'].some((name) => file.startsWith(join(root, 'fixtures', name))),
  );
  expect(site.length).toBeGreaterThanOrEqual(15);
  for (const file of site) {
    const html = readPage(file) ?? '';
    const { html: output, tags } = preprocess(html, { file });
    const kept = tags.reduceRight(
      (text, { start, end }) => text.slice(0, start.offset) + '\uE000' + text.slice(end.offset),
      html,
    );
    expect(output.split(/<nav class="pagination(?:"| [^"]*").*?<\/nav>/s).join('\uE000')).toBe(kept);
    expect(transform(output)).toBe(output);
  }
});
