/** What people write who know other programs, and what it is called here. */

import { nearest } from '../../base/nearest.js';

const BUILD = 'pagination-tag <inputs> --out-dir <dir>';
const CHECK = 'pagination-tag <inputs> --check';
const ADD = 'pagination-tag add <framework>';

/** Commands of other programs, with the command to run instead. */
const COMMANDS: Readonly<Record<string, string>> = {
  ...{ build: BUILD, compile: BUILD, check: CHECK, lint: CHECK, validate: CHECK, test: CHECK },
  ...{ watch: `${BUILD} --watch`, dev: `${BUILD} --watch`, version: 'pagination-tag --version' },
  ...{ generate: ADD, create: ADD, new: ADD, component: ADD, install: ADD, list: ADD },
  ...{ serve: 'pagination-tag playground', start: 'pagination-tag playground' },
  ...{ update: 'pagination-tag add --update', upgrade: 'pagination-tag add --update' },
  ...{ diff: 'pagination-tag add --diff', style: 'pagination-tag css', styles: 'pagination-tag css' },
  ...{ settings: 'pagination-tag config', setup: 'pagination-tag init' },
};

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
  const known: Readonly<Record<string, string>> = {
    ...Object.fromEntries(commands.map((name) => [name, `pagination-tag ${name}`])),
    ...Object.fromEntries(frameworks.map((name) => [name, `pagination-tag add ${name}`])),
    ...COMMANDS,
  };
  const names = Object.keys(known);
  // Two letters that change places, as in "inti", are an edit distance of two.
  const name = nearest(word, names) ?? (word.length > 3 ? nearest(word, names, 2) : undefined);
  return name === undefined ? undefined : known[name];
}

const NO_DIALECT = 'The framework decides the template language. Name another framework.';
const OUT_DIR = 'Did you mean --out-dir?';
const IN_PLACE = 'Did you mean --in-place? It overwrites the templates.';
const MAP = 'Did you mean --map?';
const EXT = 'Did you mean --ext?';
const IGNORE = 'Did you mean --ignore?';
const LOCALE = 'Did you mean --locale, for the labels?';
const CORES = 'A run uses one core. To use several cores, split the files with --shard.';
const WARNINGS = 'Did you mean --max-warnings 0?';
const DEPTH = 'Directories are always searched at any depth. Leave it out.';
const INPUTS = 'Name the inputs without an option: pagination-tag site --out-dir public.';
const PLAYGROUND = 'Did you mean pagination-tag playground?';
const CONFIG = 'To see the settings that apply, run pagination-tag config.';
const DIALECT = 'Did you mean --dialect?';

/** Options of other builds. */
const BUILD_OPTIONS: Readonly<Record<string, string>> = {
  '--dry-run': 'Did you mean --check? It writes nothing.',
  ...{ '--jobs': CORES, '--parallel': CORES, '--workers': CORES, '--threads': CORES },
  ...{
    '--output': OUT_DIR,
    '--output-dir': OUT_DIR,
    '--out': OUT_DIR,
    '--outdir': OUT_DIR,
    '--dest': OUT_DIR,
  },
  ...{ '--dist': OUT_DIR, '-d': OUT_DIR },
  '--outfile': 'Redirect the output: pagination-tag page.html > page.out.html.',
  '--stdout': 'Leave it out: a single file goes to standard output.',
  ...{
    '--write': IN_PLACE,
    '--fix': IN_PLACE,
    '--overwrite': IN_PLACE,
    '--replace': IN_PLACE,
    '-i': IN_PLACE,
  },
  ...{ '--source-map': MAP, '--source-maps': MAP, '--sourcemap': MAP, '--sourcemaps': MAP },
  ...{ '--exclude': IGNORE, '--skip': IGNORE, '--ignore-pattern': IGNORE, '--ignore-path': IGNORE },
  ...{ '--extension': EXT, '--extensions': EXT, '-e': EXT },
  ...{ '--lang': LOCALE, '--language': `${LOCALE} For the templates, it is --dialect.` },
  ...{ '--engine': DIALECT, '--template-engine': DIALECT, '--syntax': DIALECT },
  '--reporter': 'Did you mean --format?',
  '--json': 'Did you mean --format json?',
  '--sarif': 'Did you mean --format sarif?',
  ...{ '--silent': 'Did you mean --quiet?', '-q': 'Did you mean --quiet?', '-s': 'Did you mean --quiet?' },
  ...{ '--verbose': CONFIG, '--debug': CONFIG, '--print-config': CONFIG, '--show-config': CONFIG },
  ...{ '--fail-on-warnings': WARNINGS, '--strict': WARNINGS, '--error-on-warnings': WARNINGS },
  ...{ '--recursive': DEPTH, '-r': DEPTH, '-R': DEPTH },
  ...{ '--input': INPUTS, '--src': INPUTS, '--source': INPUTS },
  ...{ '--values': 'Did you mean --data?', '--context': 'Did you mean --data?' },
  '-c': 'Did you mean --config?',
  ...{ '--serve': PLAYGROUND, '--open': PLAYGROUND, '--port': PLAYGROUND, '--playground': PLAYGROUND },
  '--framework': `Did you mean ${ADD}?`,
};

const UPDATE = 'Did you mean --update? It leaves out files that were changed by hand.';
const OUT = 'Did you mean --out?';
const NAME_IT = 'Name the framework without an option: pagination-tag add rails.';
const CSS = 'Redirect the output: pagination-tag css > pagination.css.';
const HELPERS = 'Redirect the output: pagination-tag helpers go > pagination/pagination.go.';

/** Options of commands, by command. */
const COMMAND_OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  add: {
    '--dry-run': 'Did you mean --diff? It writes nothing.',
    ...{ '--force': UPDATE, '-f': UPDATE, '--overwrite': UPDATE, '--write': UPDATE },
    ...{ '--out-dir': OUT, '--output': OUT, '--dir': OUT, '-o': OUT },
    ...{ '--lang': LOCALE, '--language': LOCALE },
    ...{ '--framework': NAME_IT, '--template': NAME_IT },
    '--dialect': NO_DIALECT,
  },
  init: {
    ...{ '-y': 'It asks no questions. Leave it out.', '--yes': 'It asks no questions. Leave it out.' },
    '--force': 'A configuration that is there is kept. For a new one, delete it first.',
    '--check': 'Did you mean --dry-run?',
  },
  css: {
    ...{ '--out': CSS, '--output': CSS, '--out-dir': CSS, '-o': CSS },
    '--theme': 'Name the theme without an option: pagination-tag css bootstrap.',
  },
  helpers: {
    ...{ '--out': HELPERS, '--output': HELPERS, '--out-dir': HELPERS, '-o': HELPERS },
    '--dialect': 'Name the language without an option: pagination-tag helpers go.',
  },
  playground: {
    '--open': 'Open the URL that it prints.',
    '--host': 'It serves only this machine.',
    '-p': 'Did you mean --port?',
  },
};

/**
 * Returns advice on an option that does not exist.
 *
 * @param command the command's name; undefined for a build
 */
export function adviceOnOption(option: string, command: string | undefined): string | undefined {
  const options = command === undefined || command === 'config' ? BUILD_OPTIONS : COMMAND_OPTIONS[command];
  return options !== undefined && Object.hasOwn(options, option) ? options[option] : undefined;
}
