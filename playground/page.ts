/** A page in the styles of a theme, for the previews of the playground and of the site. */

/** The styles of a theme; those for pages from right to left, where they differ. */
export interface PageStyles {
  readonly ltr: string;
  readonly rtl?: string;
}

/** What is around the page. */
export interface Look {
  readonly theme: string;
  readonly isDark: boolean;
  /** Language of the labels; empty where the page says it itself. */
  readonly locale: string;
}

/** The languages with labels that are written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

/** Themes whose frameworks have no dark styles. */
export const LIGHT_ONLY = ['govuk', 'uswds'];

/** The colors of the page, where the theme's styles leave them to the site. */
const FRAME = `html { color-scheme: light dark } html[data-theme=dark] { color-scheme: dark }
html[data-theme=light] { color-scheme: light }
body { margin: 0; padding: 16px; font-family: system-ui, sans-serif }
@media (width < 20em) { body { padding: 8px } }
html[data-theme=light] body { background: #fff; color: #1f2937 }
html[data-theme=dark] body { background: #161b22; color: #e6edf3 }`;

/**
 * Puts what the theme needs before a page. A page that has `<html>` and `<head>` itself adds them to ours, by the rules of
 * the HTML Standard, "The rules for parsing tokens in HTML content".
 */
export function pageIn(
  page: string,
  styles: PageStyles | undefined,
  { theme, isDark, locale }: Look,
): string {
  const scheme = isDark && !LIGHT_ONLY.includes(theme) ? 'dark' : 'light';
  const direction = RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr';
  const language = locale === '' ? '' : ` lang="${locale}" dir="${direction}"`;
  return `<!doctype html><html${language} data-theme="${scheme}" data-bs-theme="${scheme}"><head>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${FRAME}</style><style>${styles?.[direction] ?? styles?.ltr ?? ''}</style>
${page}`;
}
