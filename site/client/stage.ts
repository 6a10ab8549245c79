import { pageIn, type Look, type PageStyles } from '../../playground/page.js';
import { readVisitorPage } from '../../src/base/visitor-page.js';
import { fitFrame } from './fit.js';
import { load } from './load.js';

/** What `site/build.js` writes for each theme. */
export interface ThemeFile {
  /** The styles of a page with the theme. */
  readonly styles: PageStyles;
  /** What the command `css` prints. */
  readonly sheet: string;
}

declare global {
  interface Window {
    /** The themes whose scripts are loaded, by name. */
    paginationThemes?: Record<string, ThemeFile>;
  }
}

/** Loads the styles of a theme. */
export async function loadTheme(theme: string): Promise<ThemeFile> {
  if (window.paginationThemes?.[theme] === undefined) await load(`themes/${theme}`);
  return window.paginationThemes?.[theme] ?? { styles: { ltr: '' }, sheet: '' };
}

/** A frame in which a control has the styles of its theme, and no others. */
export interface Stage {
  show(html: string, look: Look): Promise<void>;
}

/**
 * Makes a stage in place of what an element contains, when something is first shown.
 *
 * @param onPage called with the page, and the size of a page, that a link or a form asks for
 */
export function makeStage(place: Element, onPage: (page: number, size?: number) => void): Stage {
  const frame = document.createElement('iframe');
  frame.title = 'Preview';
  // Without scripts, forms and windows.
  frame.sandbox.add('allow-same-origin');
  let wanted: string | undefined;
  fitFrame(frame);
  frame.addEventListener('load', () => {
    const { contentDocument: inner } = frame;
    inner?.addEventListener('click', (event) => {
      // The sandbox sends no form, and has no event for it but the click, which Enter makes as well.
      const pressed = (event.target as Element).closest('a[href], [type=submit]');
      if (pressed === null) return;
      event.preventDefault();
      wanted = pressed.textContent;
      const form = pressed.closest('form');
      const query = form ? new FormData(form) : new URLSearchParams(pressed.getAttribute('href') ?? '');
      const size = query.get('size');
      onPage(readVisitorPage(query.get('page')), size === null ? undefined : readVisitorPage(size));
    });
    // Who follows links with the keyboard stays on the one that was followed.
    const links = [...(inner?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    if (wanted !== undefined) links.find(({ textContent }) => textContent === wanted)?.focus();
    wanted = undefined;
  });
  return {
    async show(html, look) {
      const { styles } = await loadTheme(look.theme);
      if (!frame.isConnected) place.replaceChildren(frame);
      frame.srcdoc = pageIn(html, styles, look);
    },
  };
}

/** Whether the page of the site is dark. */
export function isDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
