import { InvalidArgumentError, Option, type Argument, type Command } from 'commander';
import { nearest } from '../base/nearest.js';
import { MAX_COUNT } from '../base/window.js';
import { preprocess, templateLanguages, themes } from '../index.js';
import { messageOf } from './base/usage-error.js';
import { FORMATS } from './config/config.js';
import { parseExtensions, type GivenOptions } from './config/settings.js';

/** Adds the inputs and options of a build. */
export function addSettings(command: Command): Command {
  const dialects = ['html', ...templateLanguages.map(({ name }) => name)];
  return command
    .argument('[inputs...]', 'files, directories, quoted globs, or - for standard input')
    .addOption(
      new Option('-o, --out-dir <dir>', 'write the pages to this directory, with their relative paths')
        .argParser(notAnOption)
        .conflicts(['inPlace', 'check']),
    )
    .addOption(new Option('--in-place', 'overwrite the input files').conflicts('check'))
    .option('--check', 'report problems without writing any files')
    .option('--stdin', 'read standard input and write to standard output')
    .option('--stdin-filename <name>', 'file name of standard input, for messages', notAnOption)
    .option('--data <file>', 'values for bindings, from a JSON file or a JavaScript module', notAnOption)
    .addOption(themeOption())
    .option('--locale <tag>', 'language of the labels, such as de or pt-BR', checked('locale'))
    .addOption(
      limit(
        new Option('--dialect <name>', 'template language; detected from the file name by default'),
        dialects,
      ),
    )
    .option('--tag <name>', 'name of the tags to replace, such as x-pagination', checked('tag'))
    .option(
      '--ext <list>',
      'file name extensions to search for in directories (default: html,htm,xhtml and those of template languages)',
      parseExtensions,
    )
    .option('--ignore <glob>', 'skip matching files; may be repeated', addGlob)
    .addOption(limit(new Option('--format <name>', 'report format; pretty by default'), FORMATS))
    .option('-w, --watch', 'keep running, and rebuild files when they change')
    .option(
      '--config <file>',
      'configuration file; by default, the nearest pagination-tag.config.*',
      notAnOption,
    )
    .option('--no-config', 'use no configuration file')
    .option('--map', 'write a source map next to each page in --out-dir')
    .option('--shard <part>', 'build only one part of the files, such as 2/3', parseShard)
    .option('--quiet', 'report errors only')
    .option(
      '--max-warnings <n>',
      'exit with code 1 if there are more warnings than this',
      upTo(Infinity, 'Write a number, such as 0.'),
    )
    .addOption(new Option('--no-map', 'for what a configuration turns on').hideHelp())
    .addOption(new Option('--no-quiet', 'likewise').hideHelp())
    .option('--no-color', 'turn off colors');
}

/** Adds the options of `add`. */
export function addComponentOptions(command: Command): Command {
  return command
    .addOption(themeOption())
    .option('--locale <tag>', 'language of the labels, such as de or pt-BR', checked('locale'))
    .option('--siblings <n>', 'pages on each side of the current page; 1 by default', upTo(MAX_COUNT))
    .option('--boundaries <n>', 'pages at each end; 1 by default', upTo(MAX_COUNT))
    .option('--pager <name>', 'take this paginator of the framework instead of numbers and a path')
    .option(
      '--attribute <name=value>',
      'attribute to add to the tag, such as link:hx-get=:path; may be repeated',
      addAttribute,
    )
    .option('--out <dir>', 'write to this directory instead of the usual one of the framework', notAnOption)
    .option('--stdout', 'print the component without writing any files')
    .option('--check', 'write nothing; exit with code 1 if a component is out of date')
    .option('--update', 'write all components of the project again');
}

function themeOption(): Option {
  const option = new Option('--theme <name>', 'theme of the controls, or a file such as ./pager.html');
  return limit(option, Object.keys(themes), /\.html$/i);
}

/** Rejects a value that starts with a hyphen: Commander would take the next option as a missing value. */
function notAnOption(value: string): string {
  if (value === '') throw new InvalidArgumentError('It is empty.');
  if (value.startsWith('-'))
    throw new InvalidArgumentError(`If the name starts with a hyphen, write ./${value}.`);
  return value;
}

function addGlob(value: string, others: readonly string[] = []): string[] {
  return [...others, notAnOption(value)];
}

function addAttribute(value: string, others: readonly string[] = []): string[] {
  if (!/^[^\s"'<>/=]+(?:=|$)/.test(value))
    throw new InvalidArgumentError('Write a name, or a name and a value, such as link:hx-get=:path.');
  return [...others, value];
}

/** Limits an option or argument to some values, or a pattern, and suggests the nearest value. */
export function limit<Item extends Option | Argument>(
  item: Item,
  values: readonly string[],
  others?: RegExp,
): Item {
  item.choices(values);
  item.argParser((value: string) => {
    if (values.includes(value) || others?.test(value)) return value;
    const meant = nearest(value, values);
    const guess = meant === undefined ? '' : `\n(Did you mean ${meant}?)`;
    throw new InvalidArgumentError(`Allowed choices are ${values.join(', ')}.${guess}`);
  });
  return item;
}

/** Returns a parser for whole numbers. */
export function upTo(
  limit: number,
  advice = `Write a number from 0 to ${limit}.`,
): (value: string) => number {
  return (value) => {
    if (/^\d{1,9}$/.test(value) && Number(value) <= limit) return Number(value);
    throw new InvalidArgumentError(advice);
  };
}

function parseShard(value: string): GivenOptions['shard'] {
  const [, index, count] = (/^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? []).map(Number);
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new InvalidArgumentError('For three parts, write 1/3, 2/3 and 3/3.');
  return { index, count };
}

/** Returns a parser that lets the core validate the value. */
function checked(option: 'locale' | 'tag'): (value: string) => string {
  return (value) => {
    try {
      preprocess('', { [option]: value });
    } catch (error) {
      throw new InvalidArgumentError(messageOf(error));
    }
    return value;
  };
}
