import type { PaginationOptions } from '../../index.js';
import type { PaginationMarkdownOptions } from '../../markdown/index.js';
import type { ThemeOption } from '../../reading/theme-file.js';

/**
 * The settings of a project: options of `transform`, and more. Relative paths start at the directory of the
 * configuration file.
 */
export interface PaginationConfig extends Omit<
  PaginationOptions,
  'data' | 'file' | 'invalidPage' | 'markdown' | 'onWarning' | 'pager' | 'theme'
> {
  /** As for `transform`; or the path of an HTML theme file, such as `./pager.html`. */
  readonly theme?: ThemeOption;
  /** Files, directories and globs to read if the command line names none. */
  readonly inputs?: readonly string[];
  /** The directory to write to: `--out-dir`. */
  readonly outDir?: string;
  /** Values for bindings, or a file that contains them: `--data`. */
  readonly data?: object | string;
  /** Template file extensions to search for in directories: `--ext`. */
  readonly ext?: readonly string[];
  /** Globs of files to skip: `--ignore`. */
  readonly ignore?: readonly string[];
  /** How the tool that renders the project's Markdown differs from CommonMark: `{ indentedCode: false }` for Eleventy. */
  readonly markdown?: PaginationMarkdownOptions;
  /** The report format: `--format`. */
  readonly format?: 'pretty' | 'json' | 'github' | 'sarif';
  /** Whether to write a source map next to each page in `outDir`: `--map`. */
  readonly map?: boolean;
  /** Whether to report errors only: `--quiet`. */
  readonly quiet?: boolean;
  /** The number of warnings that a run may have; with more, the exit code is 1: `--max-warnings`. */
  readonly maxWarnings?: number;
}

/**
 * Types a configuration, for completion and checking in an editor. Returns it unchanged.
 *
 * @example
 * // pagination-tag.config.js
 * import { defineConfig } from 'pagination-tag/config';
 *
 * export default defineConfig({ inputs: ['templates'], outDir: 'public' });
 */
export function defineConfig(config: PaginationConfig): PaginationConfig {
  return config;
}
