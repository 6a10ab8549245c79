import type { BuildOptions } from 'esbuild';
import { extname } from 'node:path';
import { createUnplugin } from 'unplugin';
import { createHtmlPlugins } from './html-plugins.js';
import { createPages, NAME, PAGE, type PageOptions } from './pages.js';
import { viteHooks } from './vite-hooks.js';

/**
 * The plugin for all build tools. What it does to the text of a page is the same in all of them; what differs is where
 * a tool lets its plugins see pages.
 */
export const plugin = createUnplugin((options: PageOptions | undefined, { framework }) => {
  const pages = createPages(options);
  // Before all others: they are to see plain HTML.
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
      // The others would write a map into the page, or have no use for it.
      return html === code || !wantsMap ? html : { code: html, map };
    },
    webpack: htmlPlugins.apply,
    rspack: htmlPlugins.apply,
    esbuild: {
      // esbuild would read a page as JSX. It knows no lookaround: a pattern of the user is not for it.
      onLoadFilter: options?.include === undefined ? PAGE : /.*/,
      config: ({ loader }) => {
        loaders = loader;
      },
      loader: (_code, path) => loaders?.[extname(path)] ?? 'text',
    },
  };
});
