import type { Plugin } from 'vite';
import type { PageOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for Vite.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * export default { plugins: [pagination()] };
 */
export default function pagination(options?: PageOptions): Plugin {
  return plugin.vite(options) as Plugin;
}

export type { PageOptions };
