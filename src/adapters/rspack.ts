import type { Compiler } from './html-plugins.js';
import type { PageOptions } from './pages.js';
import { plugin } from './unplugin.js';

/** What Rspack asks of a plugin. */
export interface RspackPlugin {
  readonly apply: (compiler: Compiler) => void;
}

/**
 * The plugin for Rspack.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * export default { plugins: [pagination(), new rspack.HtmlRspackPlugin({ template: 'src/index.html' })] };
 */
export default function pagination(options?: PageOptions): RspackPlugin {
  return plugin.rspack(options) as RspackPlugin;
}

// What `require` gives.
export { pagination as 'module.exports' };
export type { PageOptions };
