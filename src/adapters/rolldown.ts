import type { PaginationPlugin, PaginationPluginOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for Rolldown.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} if an option is invalid
 * @example
 * export default { input: 'main.js', moduleTypes: { '.html': 'text' }, plugins: [pagination()] };
 */
const pagination = plugin.rolldown as (options?: PaginationPluginOptions) => PaginationPlugin;

export {
  pagination as default,
  pagination as 'module.exports',
  type PaginationPlugin,
  type PaginationPluginOptions,
};
