/** The layout of `--help`, and the examples that it begins with. */

import type { Command, Help, Option } from 'commander';
import type { Colors } from './base/colors.js';

type Example = readonly [command: string, meaning: string];

/** The examples of each command, by name; those of a build by the name of the program. */
const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'pagination-tag': [
    ['site --out-dir public', 'build the pages of site/ into public/'],
    ['site --out-dir public --watch', 'do so again after every change'],
    ['site --check', 'report mistakes, and write nothing'],
    ['page.html > page.out.html', 'build one page'],
    ["'site/**/*.njk' --in-place", 'change the files themselves'],
    ['site -o public --data pages.json', 'fill in values'],
    ['add rails', 'write a component for a framework'],
  ],
  init: [
    ['init', 'set up the project in this directory'],
    ['init --dry-run', 'show the files first'],
  ],
  add: [
    ['add rails', 'write the component for Rails'],
    ['add ejs --theme bootstrap', 'write it with the classes of a theme'],
    ['add django --locale de', 'write it with German labels'],
    ['add --dry-run', 'what would be written here?'],
    ['add --check', 'in CI: is each component up to date?'],
    ['add --diff', 'what would an update change?'],
    ['add --update', 'update all components'],
  ],
  audit: [
    ['audit public', 'check the built pages in public/'],
    ['audit dist --base /docs/', 'do so for a site served below /docs/'],
  ],
  config: [
    ['config', 'the settings of this directory'],
    ['config site --out-dir public', 'those of a run with these options'],
    ['config --config old.config.js', 'those of another configuration file'],
  ],
  playground: [
    ['playground', 'serve it, and print its URL'],
    ['playground --port 8080', 'always at the same URL'],
  ],
  css: [
    ['css > pagination.css', 'the stylesheet of the default theme'],
    ['css bootstrap > pagination.css', 'what Bootstrap lacks'],
  ],
  helpers: [
    ['helpers handlebars > pagination-helpers.js', 'the helpers of Handlebars'],
    ['helpers go > pagination/pagination.go', 'the functions of Go templates'],
  ],
  help: [['help add', 'the same as add --help']],
};

/** The headings of a build's options, each with the options under it. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Where pages go:': ['out-dir', 'in-place', 'check', 'stdin', 'stdin-filename', 'watch', 'shard', 'map'],
  'Which files are read:': ['ext', 'ignore', 'config', 'no-config'],
  'What the controls are like:': ['theme', 'locale', 'data', 'single-page', 'dialect', 'tag'],
  'What is reported:': ['format', 'quiet', 'max-warnings', 'no-color'],
};

const EXIT_CODES = `
  0  success, possibly with warnings
  1  a template has errors
  2  incorrect usage, a file that cannot be read or written, or an internal
     error

If a directory has the same name as a command, write ./config, for example.
For details, see docs/command-line.md in the package.`;

/**
 * Formats the help of a command: its purpose, examples, and then its options.
 *
 * @param run the command that runs this program
 */
export function formatHelp(command: Command, help: Help, { bold, dim }: Colors, run: string): string {
  const width = help.padWidth(command, help);
  const list = (heading: string, items: readonly (readonly [term: string, meaning: string])[]): string[] =>
    help.formatItemList(
      heading,
      items.map(([term, meaning]) => help.formatItem(term, width, meaning, help)),
      help,
    );
  const groups = help.groupItems([...command.options], help.visibleOptions(command), (option) =>
    headingOf(option, command.name()),
  );
  return [
    help.boxWrap(command.description(), help.helpWidth ?? 80),
    '',
    bold('Examples:'),
    ...examplesOf(command.name(), run, dim),
    '',
    `${bold('Usage:')} ${help.commandUsage(command)}`,
    '',
    ...list(
      'Arguments:',
      help
        .visibleArguments(command)
        .map((one) => [help.styleArgumentTerm(one.name()), help.argumentDescription(one)]),
    ),
    ...list(
      'Commands:',
      help
        .visibleCommands(command)
        .map((one) => [help.styleSubcommandTerm(help.subcommandTerm(one)), help.subcommandDescription(one)]),
    ),
    ...[...groups].flatMap(([heading, options]) =>
      list(
        heading,
        options.map((one) => [help.styleOptionTerm(help.optionTerm(one)), help.optionDescription(one)]),
      ),
    ),
    ...(command.parent === null ? [bold('Exit code:') + EXIT_CODES, ''] : []),
  ].join('\n');
}

function examplesOf(name: string, run: string, dim: Colors['dim']): string[] {
  const examples = EXAMPLES[name] ?? [];
  const width = examples.reduce((most, [command]) => Math.max(most, command.length), 0);
  return examples.map(([command, meaning]) => `  ${run} ${command.padEnd(width)}  ${dim(`# ${meaning}`)}`);
}

/** Commands have few options, but for `config`, which takes those of a build. */
function headingOf({ long }: Option, command: string): string {
  const name = long?.slice(2) ?? '';
  if (!['pagination-tag', 'config'].includes(command)) return 'Options:';
  return Object.keys(GROUPS).find((heading) => GROUPS[heading]?.includes(name)) ?? 'Options:';
}
