import { Option, type Command } from 'commander';
import { collectLinks, parseDomain, parseLanguages, parseName, parseParts } from './add/arguments.js';
import { PARTS } from '../components/draw/host.js';
import { addName, notAnOption, parseShard } from './config/parse-option.js';
import { localeFlag, settingNames, settingRows, themeFlag } from './config/table.js';

/** Adds the inputs and options of a build: the modes of a run, and the settings that have a flag. */
export function addSettings(command: Command): Command {
  command.argument('[inputs...]', 'files, directories, quoted globs, or - for standard input');
  for (const name of settingNames) {
    const flag = settingRows[name].flag?.();
    if (flag !== undefined) command.addOption(flag);
    // It turns off what a configuration turns on.
    if (flag?.isBoolean())
      command.addOption(new Option(`--no-${flag.name()}`, `no ${flag.name()}`).hideHelp());
    if (name === 'outDir') addModes(command);
  }
  return command
    .option('-w, --watch', 'keep running, and rebuild files when they change')
    .option(
      '--config <file>',
      'configuration file; by default, the nearest pagination-tag.config.*',
      notAnOption,
    )
    .option('--no-config', 'use no configuration file')
    .option('--shard <part>', 'build only one part of the files, such as 2/3', parseShard)
    .option('--no-color', 'turn off colors');
}

/** Adds what can be chosen instead of a directory to write to. */
function addModes(command: Command): void {
  command
    .addOption(new Option('--in-place', 'overwrite the input files').conflicts('check'))
    .option('--check', 'report problems without writing any files')
    .option('--stdin', 'read standard input and write to standard output')
    .option('--stdin-filename <name>', 'file name of standard input, for messages', notAnOption);
}

export function addComponentOptions(command: Command): Command {
  return command
    .option('--name <name>', 'name of a second component next to the first, such as comment_pages', parseName)
    .addOption(themeFlag())
    .addOption(localeFlag())
    .addOption(
      new Option('--translate [languages]', "write the framework's own calls for labels, and catalogs: de,fr")
        .preset('en')
        .argParser(parseLanguages),
    )
    .option('--with <parts>', `optional parts of the control: ${PARTS.join(', ')}`, parseParts)
    .option(
      '--pager <name>',
      'paginator that the component takes, such as pagy; may be repeated',
      collectLinks,
    )
    .option('--domain <name>', 'WordPress: text domain of the theme, if it is not in style.css', parseDomain)
    .option(
      '--link <attribute>',
      'attribute of every link, such as hx-get=:path; may be repeated',
      collectLinks,
    )
    .option('--out <dir>', 'write to this directory instead of the usual one of the framework', notAnOption)
    .option('--list', 'list the frameworks and the files of their components, and write nothing')
    .addOption(
      new Option('--json', 'the same as JSON, with the usage of each component').implies({ list: true }),
    )
    .option('--stdout', 'print the component without writing any files')
    .option('--check', 'write nothing; exit with code 1 if a component is out of date')
    .option('--dry-run', 'say which files would be written, and write nothing')
    .option('--diff', 'show what --update would change, and write nothing')
    .option('--update', 'write what is out of date, and merge files that you have edited');
}

/** Adds the options of `audit`. Those of reports are the same as for a build. */
export function addAuditOptions(command: Command): Command {
  command.option('--base <url>', 'URL or path that the site is served at, such as /docs/', notAnOption);
  command.option(
    '--receipt <file>',
    'report of the build (--format json), which lists the tags; may be repeated',
    addName,
  );
  for (const name of ['ignore', 'tag', 'format', 'quiet', 'maxWarnings'] as const)
    command.addOption(settingRows[name].flag?.() as Option);
  return command;
}
