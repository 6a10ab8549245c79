import type { PaginationPlugin, SiteOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for Vite. It has two parts: one runs before other plugins, and one replaces the tags that they bring in.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} if an option is invalid
 * @example
 * export default { plugins: [pagination()] };
 */
const pagination = plugin.vite as (options?: SiteOptions) => PaginationPlugin[];

export {
  pagination as default,
  pagination as 'module.exports',
  type PaginationPlugin,
  type SiteOptions as PaginationPluginOptions,
};
