import type { Plugin } from 'rollup';
import type { PageOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for Rollup.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * export default { input: 'main.js', plugins: [pagination(), string({ include: '**\/*.html' })] };
 */
export default function pagination(options?: PageOptions): Plugin {
  return plugin.rollup(options) as Plugin;
}

export type { PageOptions };
