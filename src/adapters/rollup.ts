import type { PaginationPlugin, PaginationPluginOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for Rollup.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} if an option is invalid
 * @example
 * export default { input: 'main.js', plugins: [pagination(), string({ include: '**\/*.html' })] };
 */
const pagination = plugin.rollup as (options?: PaginationPluginOptions) => PaginationPlugin;

export {
  pagination as default,
  pagination as 'module.exports',
  type PaginationPlugin,
  type PaginationPluginOptions,
};
