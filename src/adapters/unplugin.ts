import type { BuildOptions } from 'esbuild';
import { extname } from 'node:path';
import { createUnplugin } from 'unplugin';
import { createHtmlPlugins } from './html-plugins.js';
import { createPages, NAME, PAGE, type PageOptions } from './pages.js';
import { viteHooks } from './vite-hooks.js';

/**
 * The plugin for all build tools. It processes pages in the same way everywhere, but each tool exposes them to plugins
 * at a different point.
 */
export const plugin = createUnplugin((options: PageOptions | undefined, { framework }) => {
  const pages = createPages(options);
  // Run first, so that other plugins see plain HTML.
  const base = { name: NAME, enforce: 'pre' as const };
  if (framework === 'vite') return { ...base, vite: viteHooks(pages) };

  const htmlPlugins = createHtmlPlugins(pages);
  let loaders: BuildOptions['loader'];
  const wantsMap = framework === 'rollup' || framework === 'rolldown';
  return {
    ...base,
    transformInclude: (id) => pages.accepts(id) && !htmlPlugins.isTemplate(id),
    transform(code, id) {
      const { html, map } = pages.process(code, id, (text) => {
        this.warn(text);
      });
      // Other tools would write the map into the page or ignore it.
      return html === code || !wantsMap ? html : { code: html, map };
    },
    webpack: htmlPlugins.apply,
    rspack: htmlPlugins.apply,
    esbuild: {
      // By default, esbuild would parse a page as JSX. Its filters cannot have lookaround, which `include` may.
      onLoadFilter: options?.include === undefined ? PAGE : /.*/,
      config: ({ loader }) => {
        loaders = loader;
      },
      loader: (_code, path) => loaders?.[extname(path)] ?? 'text',
    },
  };
});
