import type { BuildOptions } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { createUnplugin } from 'unplugin';
import { PAGE_FILE } from '../reading/page-file.js';
import { COMPONENT } from './component-tags.js';
import { replaceInOutput } from './esbuild-output.js';
import { keepHtmlModules, type HtmlCompiler } from './html-modules.js';
import { createHtmlPlugins, type Compiler } from './html-plugins.js';
import { lateHook } from './late-tags.js';
import { createPages, NAME, type SiteOptions } from './pages.js';
import { viteHooks } from './vite-hooks.js';

/**
 * The plugin for all build tools. It processes pages in the same way everywhere, but each tool exposes them to plugins
 * at a different point.
 */
export const plugin = createUnplugin((options: SiteOptions | undefined, { framework }) => {
  const pages = createPages(options, framework === 'vite' ? [] : undefined);
  // Run first, so that other plugins see plain HTML.
  const base = { name: NAME, enforce: 'pre' as const };
  if (framework === 'vite') {
    const { first, last } = viteHooks(pages);
    return [
      { ...base, vite: first },
      { name: `${NAME}:late`, enforce: 'post', vite: last },
    ];
  }

  const htmlPlugins = createHtmlPlugins(pages);
  // Whoever transforms a file for esbuild also loads it, and another plugin may load a component.
  const isLoadedComponent = (id: string): boolean => framework !== 'esbuild' && pages.isComponent(id);
  let loaders: BuildOptions['loader'];
  const wantsMap = framework === 'rollup' || framework === 'rolldown';
  return {
    ...base,
    transformInclude: (id) => (pages.accepts(id) && !htmlPlugins.isTemplate(id)) || isLoadedComponent(id),
    transform(code, id) {
      const warn = (text: string): void => {
        this.warn(text);
      };
      if (isLoadedComponent(id)) {
        pages.checkComponent(code, id, warn);
        return undefined;
      }
      const { html, map } = pages.process(code, id, warn);
      // Other tools would write the map into the page or ignore it.
      return html === code || !wantsMap ? html : { code: html, map };
    },
    rollup: { generateBundle: lateHook(pages) },
    rolldown: { generateBundle: lateHook(pages) },
    webpack: (compiler: Compiler & HtmlCompiler) => {
      htmlPlugins.apply(compiler);
      keepHtmlModules(compiler);
    },
    rspack: htmlPlugins.apply,
    esbuild: {
      // By default, esbuild would parse a page as JSX. Its filters cannot have lookaround, which `include` may.
      onLoadFilter: options?.include === undefined ? PAGE_FILE : /.*/,
      config: ({ loader }) => {
        loaders = loader;
      },
      loader: (_code, path) => loaders?.[extname(path)] ?? 'text',
      setup: (build) => {
        replaceInOutput(pages, build);
        build.onLoad({ filter: COMPONENT }, async ({ path }) => {
          const warnings: { text: string }[] = [];
          if (pages.isComponent(path))
            pages.checkComponent(await readFile(path, 'utf8'), path, (text) => warnings.push({ text }));
          return { warnings };
        });
      },
    },
  };
});
