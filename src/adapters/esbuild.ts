import type { PaginationPluginOptions } from './pages.js';
import { plugin } from './unplugin.js';

/**
 * The plugin for esbuild.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} if an option is invalid
 * @example
 * await esbuild.build({ entryPoints: ['main.js'], bundle: true, outdir: 'dist', plugins: [pagination()] });
 */
const pagination = plugin.esbuild;

export { pagination as default, pagination as 'module.exports', type PaginationPluginOptions };
