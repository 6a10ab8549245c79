/** Options of other programs, and their names here. */

import { nearest } from '../../base/nearest.js';

/** Words of other programs, separated by spaces, with what they mean here. */
type Meanings = readonly (readonly [meaning: string, words: string])[];

const BUILD = 'pagination-tag <inputs> --out-dir <dir>';
const ADD = 'pagination-tag add <framework>';

/** Commands of other programs, with the command to run instead. */
const COMMANDS: Meanings = [
  [BUILD, 'build compile'],
  ['pagination-tag <inputs> --check', 'check lint validate test'],
  [`${BUILD} --watch`, 'watch dev'],
  ['pagination-tag --version', 'version'],
  [ADD, 'generate create new component install list'],
  ['pagination-tag playground', 'serve start'],
  ['pagination-tag add --update', 'update upgrade'],
  ['pagination-tag add --diff', 'diff'],
  ['pagination-tag css', 'style styles'],
  ['pagination-tag config', 'settings'],
  ['pagination-tag init', 'setup'],
];

/**
 * Returns the command that is meant by a word that names no command and no file.
 *
 * @param commands the names of the commands
 * @param frameworks the names that `add` takes
 */
export function meantCommand(
  word: string,
  commands: readonly string[],
  frameworks: readonly string[],
): string | undefined {
  // Of names that are equally near, the first is meant.
  const known = new Map([
    ...commands.map((name) => [name, `pagination-tag ${name}`] as const),
    ...frameworks.map((name) => [name, `pagination-tag add ${name}`] as const),
    ...byWord(COMMANDS),
  ]);
  const names = [...known.keys()];
  // Two letters that change places, as in "inti", are an edit distance of two.
  const name = nearest(word, names) ?? (word.length > 3 ? nearest(word, names, 2) : undefined);
  return name === undefined ? undefined : known.get(name);
}

function byWord(meanings: Meanings): [word: string, meaning: string][] {
  return meanings.flatMap(([meaning, words]) =>
    words.split(' ').map((word): [string, string] => [word, meaning]),
  );
}

const LOCALE = 'Did you mean --locale, for the labels?';

/** Options of other builds. */
const BUILD_OPTIONS: Meanings = [
  ['Did you mean --check? It writes nothing.', '--dry-run'],
  [
    'A run uses one core. To use several cores, split the files with --shard.',
    '--jobs --parallel --workers --threads',
  ],
  ['Did you mean --out-dir?', '--output --output-dir --out --outdir --dest --dist -d'],
  ['Redirect the output: pagination-tag page.html > page.out.html.', '--outfile'],
  ['Leave it out: a single file goes to standard output.', '--stdout'],
  ['Did you mean --in-place? It overwrites the templates.', '--write --fix --overwrite --replace -i'],
  ['Did you mean --map?', '--source-map --source-maps --sourcemap --sourcemaps'],
  ['Did you mean --ignore?', '--exclude --skip --ignore-pattern --ignore-path'],
  ['Did you mean --ext?', '--extension --extensions -e'],
  [LOCALE, '--lang'],
  [`${LOCALE} For the templates, it is --dialect.`, '--language'],
  ['Did you mean --dialect?', '--engine --template-engine --syntax'],
  ['Did you mean --format?', '--reporter'],
  ['Did you mean --format json?', '--json'],
  ['Did you mean --format sarif?', '--sarif'],
  ['Did you mean --quiet?', '--silent -q -s'],
  [
    'To see the settings that apply, run pagination-tag config.',
    '--verbose --debug --print-config --show-config',
  ],
  ['Did you mean --max-warnings 0?', '--fail-on-warnings --strict --error-on-warnings'],
  ['Directories are always searched at any depth. Leave it out.', '--recursive -r -R'],
  ['Name the inputs without an option: pagination-tag site --out-dir public.', '--input --src --source'],
  ['Did you mean --data?', '--values --context'],
  ['Did you mean --config?', '-c'],
  ['Did you mean pagination-tag playground?', '--serve --open --port --playground'],
  [`Did you mean ${ADD}?`, '--framework'],
];

/** Options of commands, by command. */
const COMMAND_OPTIONS: Readonly<Record<string, Meanings>> = {
  add: [
    ['Did you mean --diff? It writes nothing.', '--dry-run'],
    [
      'Did you mean --update? It leaves out files that were changed by hand.',
      '--force -f --overwrite --write',
    ],
    ['Did you mean --out?', '--out-dir --output --dir -o'],
    [LOCALE, '--lang --language'],
    ['Name the framework without an option: pagination-tag add rails.', '--framework --template'],
    ['The framework decides the template language. Name another framework.', '--dialect'],
  ],
  init: [
    ['It asks no questions. Leave it out.', '-y --yes'],
    ['A configuration that is there is kept. For a new one, delete it first.', '--force'],
    ['Did you mean --dry-run?', '--check'],
  ],
  css: [
    ['Redirect the output: pagination-tag css > pagination.css.', '--out --output --out-dir -o'],
    ['Name the theme without an option: pagination-tag css bootstrap.', '--theme'],
  ],
  helpers: [
    [
      'Redirect the output: pagination-tag helpers go > pagination/pagination.go.',
      '--out --output --out-dir -o',
    ],
    ['Name the language without an option: pagination-tag helpers go.', '--dialect'],
  ],
  playground: [
    ['Open the URL that it prints.', '--open'],
    ['It serves only this machine.', '--host'],
    ['Did you mean --port?', '-p'],
  ],
};

/**
 * Returns advice on an option that does not exist.
 *
 * @param command the command's name; undefined for a build
 */
export function adviceOnOption(option: string, command = 'config'): string | undefined {
  const meanings = command === 'config' ? BUILD_OPTIONS : (COMMAND_OPTIONS[command] ?? []);
  return new Map(byWord(meanings)).get(option);
}
