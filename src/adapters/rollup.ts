import type { PageOptions } from './pages.js';
import { plugin, type NamedPlugin } from './unplugin.js';

/**
 * The plugin for Rollup.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * export default { input: 'main.js', plugins: [pagination(), string({ include: '**\/*.html' })] };
 */
export default function pagination(options?: PageOptions): NamedPlugin {
  return plugin.rollup(options) as NamedPlugin;
}

export { pagination as 'module.exports', type NamedPlugin, type PageOptions };
