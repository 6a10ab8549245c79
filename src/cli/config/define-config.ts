import type { PaginationOptions } from '../../index.js';
import type { PaginationMarkdownOptions } from '../../markdown/index.js';
import type { ThemeOption } from '../../reading/theme-file.js';

/**
 * The settings of a project: options of `transform`, and more. Relative paths start at the directory of the
 * configuration file. `settingRows` says what they mean, and scripts/types.js tells editors.
 */
export interface PaginationConfig extends Omit<
  PaginationOptions,
  'data' | 'file' | 'invalidPage' | 'markdown' | 'onWarning' | 'pager' | 'theme'
> {
  readonly theme?: ThemeOption;
  readonly inputs?: readonly string[];
  readonly outDir?: string;
  readonly data?: object | string;
  readonly ext?: readonly string[];
  readonly ignore?: readonly string[];
  readonly markdown?: PaginationMarkdownOptions;
  readonly format?: 'pretty' | 'json' | 'github' | 'sarif';
  readonly map?: boolean;
  readonly quiet?: boolean;
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
