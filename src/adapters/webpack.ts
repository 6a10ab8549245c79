import type { CompilerPlugin } from './html-plugins.js';
import type { PageOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for webpack.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * export default { plugins: [pagination(), new HtmlWebpackPlugin({ template: 'src/index.html' })] };
 */
export default function pagination(options?: PageOptions): CompilerPlugin {
  return plugin.webpack(options) as CompilerPlugin;
}

export { pagination as 'module.exports', type CompilerPlugin, type PageOptions };
