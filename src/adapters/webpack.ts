import type { Compiler } from './html-plugins.js';
import type { PageOptions } from './pages.js';
import { plugin } from './unplugin.js';

/** What webpack asks of a plugin. */
export interface WebpackPlugin {
  readonly apply: (compiler: Compiler) => void;
}

/**
 * The plugin for webpack.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * export default { plugins: [pagination(), new HtmlWebpackPlugin({ template: 'src/index.html' })] };
 */
export default function pagination(options?: PageOptions): WebpackPlugin {
  return plugin.webpack(options) as WebpackPlugin;
}

// What `require` gives.
export { pagination as 'module.exports' };
export type { PageOptions };
