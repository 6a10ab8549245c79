import type { Plugin } from 'rolldown';
import type { PageOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for Rolldown.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * export default { input: 'main.js', moduleTypes: { '.html': 'text' }, plugins: [pagination()] };
 */
export default function pagination(options?: PageOptions): Plugin {
  return plugin.rolldown(options) as Plugin;
}

export type { PageOptions };
