// The gallery: a page for each theme, light and dark, that the page of the gallery shows in frames.

import { renderPagination } from '../dist/index.js';
import { themeNames } from '../dist/themes/index.js';
import { escapeHtml } from './html.js';
import { importTypeScript } from './import-typescript.js';
import { styles } from './theme-styles.js';

const { pageIn, LIGHT_ONLY } = await importTypeScript('playground/page.ts');

/** What is shown of each theme. */
const STATES = [
  { current_page: 1, show_boundary_chevrons: true },
  { current_page: 7, show_labels: true },
  { current_page: 42, show_ends: true },
  { current_page: 7, layout: 'position' },
];

/** The pages for the frames, by URL. */
export function framePages() {
  return Object.fromEntries(
    schemes().map(({ theme, scheme, url }) => {
      const controls = STATES.map((attributes, index) =>
        renderPagination(
          { path: '?page=:page', total_pages: 42, 'aria-label': `Control ${index + 1}`, ...attributes },
          { theme },
        ),
      );
      const head = `<meta charset="utf-8"><title>${theme}, ${scheme}</title><link rel="icon" href="data:,">`;
      const body = `<main><h1 hidden>${theme}</h1>${controls.map((html) => `<div>${html}</div>`).join('')}</main>`;
      const look = { theme, isDark: scheme === 'dark', locale: 'en' };
      return [
        url,
        pageIn(
          `${head}<style>body { overflow-x: clip } div { margin-block: 8px }</style>${body}`,
          styles[theme],
          look,
        ),
      ];
    }),
  );
}

/** The content of the page. */
export function galleryPage() {
  const sections = themeNames.map((theme) => {
    const frames = schemes()
      .filter((one) => one.theme === theme)
      .map(({ scheme, url }) => `<iframe src="${url}" title="${theme}, ${scheme}" loading="lazy"></iframe>`);
    return `<h2 id="${escapeHtml(theme)}">${theme}</h2>\n<div class="frames">${frames.join('')}</div>\n<p><a href="themes.html#${theme}">About ${theme}</a></p>`;
  });
  return `<h1>Gallery of themes</h1>
<p>The first page with Previous disabled, page 7 with words, the last page with links to both ends, and the position instead of page numbers. Each frame is a page with the styles of the theme, so it is as narrow as your window lets it be.</p>
${sections.join('\n')}`;
}

function schemes() {
  return themeNames.flatMap((theme) =>
    (LIGHT_ONLY.includes(theme) ? ['light'] : ['light', 'dark']).map((scheme) => ({
      theme,
      scheme,
      url: `gallery/${theme}-${scheme}.html`,
    })),
  );
}
