import type { Options } from '../../index.js';

/**
 * The settings of a project: options of `transform`, and more. Relative paths start at the directory of the file that they
 * stand in.
 */
export interface Config extends Pick<
  Options,
  'singlePage' | 'locale' | 'labels' | 'dialect' | 'dialects' | 'tag' | 'pagers'
> {
  /** As for `transform`; or the file of a theme in HTML, such as `./pager.html`. */
  readonly theme?: Options['theme'] | `${string}.html`;
  /** Files, directories and globs to read where the command line names none. */
  readonly inputs?: readonly string[];
  /** The directory to write to: `--out-dir`. */
  readonly outDir?: string;
  /** Values for bindings; or the file that has them, as `--data` takes it. */
  readonly data?: object | string;
  /** Extensions of templates, to look for in directories: `--ext`. */
  readonly ext?: readonly string[];
  /** Globs to leave out: `--ignore`. */
  readonly ignore?: readonly string[];
  /** How to report: `--format`. */
  readonly format?: 'pretty' | 'json' | 'github' | 'sarif';
  /** Whether to write a source map beside every page of `outDir`: `--map`. */
  readonly map?: boolean;
  /** Whether to report errors only: `--quiet`. */
  readonly quiet?: boolean;
}

/**
 * Gives a configuration its type, for completion and checking in an editor. Returns it as it is.
 *
 * @example
 * // pagination-tag.config.js
 * import { defineConfig } from 'pagination-tag/config';
 *
 * export default defineConfig({ inputs: ['templates'], outDir: 'public' });
 */
export function defineConfig(config: Config): Config {
  return config;
}
