/**
 * The table of settings. The checks of a configuration file, the defaults, the flags of the command line, the JSON
 * Schema and the table in docs/configuration.md are derived from it.
 */

import { InvalidArgumentError, Option } from 'commander';
import {
  boolean,
  createCheck,
  expect,
  EXTENSION,
  fields,
  isObject,
  listOf,
  matching,
  oneOf,
} from '../../base/validate.js';
import { preprocess, dialects, themeNames, type PaginationOptions } from '../../index.js';
import {
  defaultsOf,
  optionDefaults,
  optionRows,
  type Defaults,
  type OptionRow,
} from '../../options/options.js';
import { isThemeFile } from '../../reading/theme-file.js';
import { messageOf } from '../base/file-error.js';
import type { PaginationConfig } from './define-config.js';
import { addName, limit, notAnOption, parseExtensions, upTo } from './parse-option.js';

interface SettingRow<Value> extends OptionRow<Value> {
  /** Its option on the command line, if it has one. */
  readonly flag?: () => Option;
  /** Whether a value is a path, relative to the configuration file. */
  readonly isPath?: (value: unknown) => value is string;
}

const filledText = { type: 'string', minLength: 1 };
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const formats = ['pretty', 'json', 'github', 'sarif'] as const;

/** The rows, in print order. */
const rows = {
  inputs: {
    check: listOf(
      expect('the name of a file or a directory, or a glob', (value) => isText(value) && value !== '-', {
        ...filledText,
        not: { const: '-' },
      }),
      '["templates"]',
    ),
    default: [],
    meaning: 'a list of files, directories and globs to read if the command line names none',
  },
  outDir: {
    check: expect('the name of a directory', isText, filledText),
    meaning: 'the directory to write to',
    flag: () =>
      new Option('-o, --out-dir <dir>', 'write the pages to this directory, with their relative paths')
        .argParser(notAnOption)
        .conflicts(['inPlace', 'check']),
    isPath: isText,
  },
  data: {
    check: expect(
      'an object with the values, or the name of the file that has them',
      (value) => isText(value) || isObject(value),
      { anyOf: [{ type: 'object' }, filledText] },
    ),
    meaning: 'values for bindings: an object, or the name of a JSON file or a JavaScript module',
    flag: () =>
      new Option('--data <file>', 'values for bindings, from a JSON file or a JavaScript module').argParser(
        notAnOption,
      ),
    isPath: isText,
  },
  bindings: optionRows.bindings,
  singlePage: {
    ...optionRows.singlePage,
    flag: () =>
      limit(new Option('--single-page <choice>', 'for a list of one page: show by default, or hide'), [
        'show',
        'hide',
      ]),
  },
  theme: {
    check: createCheck(
      (value, path) => {
        if (isThemeFile(value)) return [];
        if (typeof value !== 'string' || !/[./\\]/.test(value)) return optionRows.theme.check(value, path);
        return [{ path, message: 'must be the name of a theme, or of a file that ends in .html.' }];
      },
      () => {
        const file = { type: 'string', pattern: '\\.[Hh][Tt][Mm][Ll]$' };
        return { anyOf: [optionRows.theme.check.schema(), file] };
      },
    ),
    default: optionDefaults.theme,
    meaning: "the name of a [theme](themes.md), changes to one, or a file such as `'./pager.html'`",
    flag: themeFlag,
    isPath: isThemeFile,
  },
  locale: {
    ...optionRows.locale,
    flag: localeFlag,
  },
  labels: optionRows.labels,
  dialect: {
    ...optionRows.dialect,
    flag: () =>
      limit(new Option('--dialect <name>', 'template language; detected from the file name by default'), [
        'html',
        ...dialects.map(({ name }) => name),
      ]),
  },
  dialects: optionRows.dialects,
  tag: {
    ...optionRows.tag,
    flag: () =>
      new Option('--tag <name>', 'name of the tags to replace, such as x-pagination').argParser(
        checked('tag'),
      ),
  },
  pagers: optionRows.pagers,
  pathAttributes: optionRows.pathAttributes,
  schemes: optionRows.schemes,
  ext: {
    check: listOf(matching('an extension, such as "html"', EXTENSION), '["html"]'),
    meaning: 'a list of file name extensions to search for in directories',
    flag: () =>
      new Option(
        '--ext <list>',
        'file name extensions to search for in directories (default: html,htm,xhtml and those of template languages)',
      ).argParser(parseExtensions),
  },
  ignore: {
    check: listOf(expect('a glob', isText, filledText), '["drafts/**"]'),
    default: [],
    meaning: 'a list of globs of files to skip',
    flag: () => new Option('--ignore <glob>', 'skip matching files; may be repeated').argParser(addName),
  },
  markdown: {
    check: fields({ indentedCode: boolean }, '{ indentedCode: false }'),
    meaning:
      '`{ indentedCode: false }` if indented lines of [Markdown](command-line.md#markdown) are not code, as in Eleventy',
  },
  format: {
    check: oneOf(formats),
    default: 'pretty',
    meaning: 'how to report problems',
    flag: () => limit(new Option('--format <name>', 'report format; pretty by default'), formats),
  },
  map: {
    check: boolean,
    default: false,
    meaning: '`true` for a source map next to each page in `outDir`',
    flag: () => new Option('--map', 'write a source map next to each page in --out-dir'),
  },
  quiet: {
    check: boolean,
    default: false,
    meaning: '`true` to report errors only',
    flag: () => new Option('--quiet', 'report errors only'),
  },
  maxWarnings: {
    check: expect('a whole number, such as 0', (value) => Number.isSafeInteger(value) && Number(value) >= 0, {
      type: 'integer',
      minimum: 0,
    }),
    meaning: 'the number of warnings that a run may have; with more, the exit code is 1',
    flag: () =>
      new Option('--max-warnings <n>', 'exit with code 1 if there are more warnings than this').argParser(
        upTo(Infinity, 'Write a number, such as 0.'),
      ),
  },
} satisfies { readonly [Name in keyof PaginationConfig]-?: SettingRow<PaginationConfig[Name]> };

export const settingRows: Readonly<Record<keyof PaginationConfig, SettingRow<unknown>>> = rows;

export const settingNames = Object.keys(rows) as (keyof PaginationConfig)[];

export const settingDefaults = defaultsOf(rows) as Defaults<typeof rows, PaginationConfig>;

/** Returns the settings that are also options of the core, but for those that become options when files are read. */
export function plainOptions(
  config: PaginationConfig,
): Omit<PaginationOptions, 'data' | 'theme' | 'markdown'> {
  const names = settingNames.filter(
    (name) => name in optionRows && !['data', 'theme', 'markdown'].includes(name),
  );
  return Object.fromEntries(names.map((name) => [name, config[name]]));
}

export function themeFlag(): Option {
  const option = new Option('--theme <name>', 'theme of the controls, or a file such as ./pager.html');
  return limit(option, themeNames, { pattern: /\.html$/i, advice: ' The name of a file must end in .html.' });
}

export function localeFlag(): Option {
  return new Option('--locale <tag>', 'language of the labels, such as de or pt-BR').argParser(
    checked('locale'),
  );
}

/**
 * Names options of the core as the command line does, or says where those stand that it lacks.
 *
 * @example
 * nameFlags('Use the option "theme".') // 'Use --theme.'
 */
export function nameFlags(text: string): string {
  return text.replace(/the option "(\w+)"/gi, (words, name: string) => {
    const setting = settingNames.find((one) => one === name && name in optionRows);
    if (setting === undefined) return words;
    return settingRows[setting].flag?.().long ?? `${words} of the configuration file`;
  });
}

/** Returns a parser that lets the core validate the value. */
function checked(option: 'locale' | 'tag'): (value: string) => string {
  return (value) => {
    try {
      preprocess('', { [option]: value });
    } catch (error) {
      throw new InvalidArgumentError(nameFlags(messageOf(error)));
    }
    return value;
  };
}
