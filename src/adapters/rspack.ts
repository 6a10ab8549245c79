import type { RspackPluginInstance } from '@rspack/core';
import type { PageOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for Rspack.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * export default { plugins: [pagination(), new rspack.HtmlRspackPlugin({ template: 'src/index.html' })] };
 */
export default function pagination(options?: PageOptions): RspackPluginInstance {
  return plugin.rspack(options);
}

export type { PageOptions };
