import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTags } from '../src/tags/find-tags.js';
import { transform, type PaginationDialectName } from '../src/index.js';
import { mask } from '../src/regions/mask.js';
import type { Range } from '../src/base/source.js';
import { dialects } from '../src/dialects/index.js';
import { lexers, testWithLexer } from './lexers/lexers.js';
import { placesIn } from '../src/testing/places.js';

/**
 * Real templates as carriers: what installed packages happen to hold, from npm and from Debian. A tag is put into each
 * at places where an author could write one. It alone is found, to the engine it is text, and the file with the control
 * in its place is one that the engine's parser takes.
 */

const MODULES = join(__dirname, 'node_modules');
const PLACES_PER_FILE = 6;
const TAG = '<pagination path="/p/:page" total_pages="9" current_page="4"></pagination>';

/** Where templates are; Debian's folders are read where the packages are installed. */
const CORPORA: readonly Corpus[] = [
  {
    dialect: 'nunjucks',
    output: '{{ pages }}',
    folders: [`${MODULES}/govuk-frontend`],
    files: /\.njk$|template\.html$/,
    atLeast: 20,
  },
  {
    dialect: 'twig',
    output: '{{ pages }}',
    folders: [`${MODULES}/@uswds/uswds`, '/usr/share/phpmyadmin'],
    files: /\.twig$/,
    atLeast: 40,
  },
  {
    dialect: 'ejs',
    output: '<%= pages %>',
    folders: [`${MODULES}/html-webpack-plugin`],
    files: /\.ejs$/,
    atLeast: 1,
  },
  {
    dialect: 'django',
    output: '{{ pages }}',
    folders: ['/usr/lib/python3/dist-packages/django'],
    files: /\/(?:templates|jinja2)\/.*\.html$/,
    atLeast: 40,
  },
  {
    dialect: 'jinja2',
    output: '{{ pages }}',
    folders: ['/usr/lib/python3/dist-packages/django/forms/jinja2', '/usr/share/sphinx/themes'],
    files: /\.html$/,
    atLeast: 1,
  },
  {
    dialect: 'erb',
    output: '<%= pages %>',
    folders: ['/usr/lib/ruby', '/usr/share/redmine/app'],
    files: /\.(?:erb|rhtml)$/,
    atLeast: 10,
  },
  {
    dialect: 'php',
    output: '<?= $pages ?>',
    folders: ['/usr/share/php/Symfony/Component/ErrorHandler/Resources/views', '/usr/share/dokuwiki/lib'],
    files: /\.php$/,
    atLeast: 1,
    package: 'php-symfony-error-handler',
  },
  {
    dialect: 'smarty',
    output: '{$pages}',
    folders: ['/usr/share/php/smarty4'],
    files: /\.tpl$/,
    atLeast: 1,
  },
  {
    dialect: 'hugo',
    output: '{{ .Pages }}',
    folders: ['/usr/share/go-1.19/src', '/usr/share/go-1.19/misc'],
    files: /\.(?:tmpl|html)$/,
    atLeast: 3,
  },
];

interface Corpus {
  readonly dialect: keyof typeof lexers & PaginationDialectName;
  readonly folders: readonly string[];
  readonly files: RegExp;
  /** How its code prints a value. */
  readonly output: string;
  /** The least number of files with a place for a tag. */
  readonly atLeast: number;
  /** The Debian package that brings the first folder, where the engine's own does not. */
  readonly package?: string;
}

interface Injection {
  readonly file: string;
  readonly text: string;
  readonly place: number;
  readonly injected: string;
}

describe.each(CORPORA)('$dialect', ({ dialect, output, folders, files, atLeast, package: name }) => {
  const lexer = lexers[dialect];
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

/** Jinja's lexer is known by its short name. */
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
