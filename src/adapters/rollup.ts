import type { NamedPlugin, PageOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for Rollup.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} if an option is invalid
 * @example
 * export default { input: 'main.js', plugins: [pagination(), string({ include: '**\/*.html' })] };
 */
const pagination = plugin.rollup as (options?: PageOptions) => NamedPlugin;

export { pagination as default, pagination as 'module.exports', type NamedPlugin, type PageOptions };
