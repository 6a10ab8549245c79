import type { PageOptions } from './pages.js';
import { plugin, type NamedPlugin } from './unplugin.js';

/**
 * The plugin for Rolldown.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * export default { input: 'main.js', moduleTypes: { '.html': 'text' }, plugins: [pagination()] };
 */
export default function pagination(options?: PageOptions): NamedPlugin {
  return plugin.rolldown(options) as NamedPlugin;
}

export { pagination as 'module.exports', type NamedPlugin, type PageOptions };
