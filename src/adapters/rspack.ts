import type { CompilerPlugin } from './html-plugins.js';
import type { PaginationPluginOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for Rspack.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} if an option is invalid
 * @example
 * export default { plugins: [pagination(), new rspack.HtmlRspackPlugin({ template: 'src/index.html' })] };
 */
const pagination = plugin.rspack as (options?: PaginationPluginOptions) => CompilerPlugin;

export {
  pagination as default,
  pagination as 'module.exports',
  type CompilerPlugin as PaginationPlugin,
  type PaginationPluginOptions,
};
