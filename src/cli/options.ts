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
    .argument('[inputs...]', 'files, directories, globs in quotation marks, or - for standard input')
    .addOption(
      new Option('-o, --out-dir <dir>', 'write to this directory, in the tree of the inputs')
        .argParser(notAnOption)
        .conflicts(['inPlace', 'check']),
    )
    .addOption(new Option('--in-place', 'rewrite the files themselves').conflicts('check'))
    .option('--check', 'write nothing; report what is wrong')
    .option('--stdin', 'read standard input, write to standard output')
    .option('--stdin-filename <name>', 'name of standard input in messages', notAnOption)
    .option('--data <file>', 'values for bindings: JSON, or a JavaScript module', notAnOption)
    .addOption(themeOption())
    .option('--locale <tag>', 'language of the labels, such as de or pt-BR', checked('locale'))
    .addOption(
      limit(new Option('--dialect <name>', 'template language; else the name of a file tells'), dialects),
    )
    .option('--tag <name>', 'name of the tags, such as x-pagination', checked('tag'))
    .option(
      '--ext <list>',
      'extensions to look for in directories (default: html,htm,xhtml and those of template languages)',
      parseExtensions,
    )
    .option('--ignore <glob>', 'leave these out; may be repeated', addGlob)
    .addOption(limit(new Option('--format <name>', 'how to report; pretty if not given'), FORMATS))
    .option('-w, --watch', 'go on, and rebuild what changes')
    .option('--config <file>', 'settings; else pagination-tag.config.* is looked for', notAnOption)
    .option('--no-config', 'no configuration file')
    .option('--map', 'write a source map beside every page of --out-dir')
    .option('--shard <part>', 'build one part of the files, such as 2/3', parseShard)
    .option('--quiet', 'report errors only')
    .option(
      '--max-warnings <n>',
      'end with 1 if there are more warnings',
      upTo(Infinity, 'Write a number, such as 0.'),
    )
    .addOption(new Option('--no-map', 'for what a configuration turns on').hideHelp())
    .addOption(new Option('--no-quiet', 'likewise').hideHelp())
    .option('--no-color', 'no colours');
}

/** Adds the options of `add`. */
export function addComponentOptions(command: Command): Command {
  return command
    .addOption(themeOption())
    .option('--locale <tag>', 'language of the labels, such as de or pt-BR', checked('locale'))
    .option('--siblings <n>', 'pages on each side of the current one; 1 if not given', upTo(MAX_COUNT))
    .option('--boundaries <n>', 'pages at each end; 1 if not given', upTo(MAX_COUNT))
    .option('--pager <name>', 'take this paginator of the framework, instead of numbers and a path')
    .option(
      '--attribute <name=value>',
      'one more attribute of the tag, such as link:hx-get=:path; may be repeated',
      addAttribute,
    )
    .option('--out <dir>', 'write into this directory; else where the framework has such files', notAnOption)
    .option('--stdout', 'print the component, and write nothing')
    .option('--check', 'write nothing; end with 1 if a component is not what this version writes')
    .option('--update', 'write the components of the project anew');
}

function themeOption(): Option {
  const option = new Option('--theme <name>', 'how controls look, or a file such as ./pager.html');
  return limit(option, Object.keys(themes), /\.html$/i);
}

/** Commander takes any word after an option for its value, the next option too if the value was forgotten. */
function notAnOption(value: string): string {
  if (value === '') throw new InvalidArgumentError('It is empty.');
  if (value.startsWith('-')) throw new InvalidArgumentError(`Write ./${value} if that is its name.`);
  return value;
}

function addGlob(value: string, others: readonly string[] = []): string[] {
  return [...others, notAnOption(value)];
}

function addAttribute(value: string, others: readonly string[] = []): string[] {
  if (!/^[^\s"'<>/=]+(?:=|$)/.test(value))
    throw new InvalidArgumentError('Write a name, or a name with a value: link:hx-get=:path.');
  return [...others, value];
}

/** Lets an option or argument have one of some values, or one like others, and guesses which one was meant. */
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

/** Makes a reader of whole numbers. */
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
    throw new InvalidArgumentError('Write 1/3, 2/3 and 3/3 for the parts of three.');
  return { index, count };
}

/** Leaves it to the core to know what an option may be. */
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
