import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTags } from '../../src/tags/find-tags.js';
import { transform } from '../../src/index.js';
import { mask } from '../../src/regions/mask.js';
import type { Range } from '../../src/base/source.js';
import { dialects } from '../../src/dialects/index.js';
import { languages } from './engines.js';
import { testWithLexer } from '../lexers/lexer.js';
import { placesIn } from '../../src/testing/places.js';

/**
 * Real templates as carriers: what installed packages happen to hold, from npm and from Debian. A tag is put into each
 * at places where an author could write one. It alone is found, to the engine it is text, and the file with the control
 * in its place is one that the engine's parser takes.
 */

const PLACES_PER_FILE = 2;
const TAG = '<pagination path="/p/:page" total_pages="9" current_page="4"></pagination>';

interface Injection {
  readonly file: string;
  readonly text: string;
  readonly place: number;
  readonly injected: string;
}

const CORPORA = languages.flatMap(([dialect, { engines, lexers = {}, corpus }]) => {
  const [first] = Object.values(lexers);
  if (corpus === undefined || first === undefined) return [];
  return [{ ...corpus, dialect, lexer: first.lexer, output: engines[0].output('pages') }];
});

describe.each(CORPORA)('$dialect', ({ dialect, lexer, output, folders, files, atLeast, package: name }) => {
  const find = dialects[dialect].findRegions;
  const tagsIn = (text: string): Range[] => findTags(mask(text, find(text))).tags.map(({ range }) => range);

  const lack = name && !existsSync(folders[0] ?? '') ? `${name} is not installed` : undefined;
  testWithLexer(
    lexer,
    `a tag put into real templates is all that is found (${dialect})`,
    () => {
      const injections: Injection[] = folders.flatMap((folder) =>
        filesIn(folder, files).flatMap((file) => {
          const text = readFileSync(file, 'utf8');
          return placesIn(mask(text, find(text)), PLACES_PER_FILE).map((place) => ({
            file,
            text,
            place,
            injected: text.slice(0, place) + TAG + text.slice(place),
          }));
        }),
      );

      const before = lexer.read(injections.map(({ text }) => text));
      const after = lexer.read(injections.map(({ injected }) => injected));
      const failures = injections.filter(({ text, place, injected }, index) => {
        const end = place + TAG.length;
        const others = tagsIn(text).map((range) => (range.start < place ? range : moved(range)));
        const expected = [...others, { start: place, end }].sort((a, b) => a.start - b.start);
        const isFound = JSON.stringify(tagsIn(injected)) === JSON.stringify(expected);
        return !isFound || after[index]?.replace(TAG, '') !== before[index] || after[index] === before[index];
      });

      const accepted = injections.filter((_, index) => typeof before[index] === 'string');
      expect(
        failures.filter((failure) => accepted.includes(failure)).map(({ file, place }) => [file, place]),
      ).toEqual([]);
      expect(new Set(accepted.map(({ file }) => file)).size).toBeGreaterThanOrEqual(atLeast);

      // What the engine's parser takes, it takes with the control, or its code, in the place of the tag as well.
      const parsed = lexer.parses(injections.map(({ text }) => text));
      for (const total of ['9', output]) {
        const controls = injections.map(({ injected, place }) =>
          transform(withTotal(injected, place, total), { dialect: dialect }),
        );
        expect(lexer.parses(controls)).toEqual(parsed);
      }
      const taken = injections.filter((_, index) => parsed[index]);
      expect(new Set(taken.map(({ file }) => file)).size).toBeGreaterThanOrEqual(atLeast);
    },
    lack,
  );
});

/** Changes the total of the tag at a place. */
function withTotal(injected: string, place: number, total: string): string {
  return injected.slice(0, place) + TAG.replace('"9"', `"${total}"`) + injected.slice(place + TAG.length);
}

function moved({ start, end }: Range): Range {
  return { start: start + TAG.length, end: end + TAG.length };
}

function filesIn(folder: string, names: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => names.test(file))
    .sort();
}
