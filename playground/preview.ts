import frameworkStyles from './frameworks/styles.json' with { type: 'json' };

/** By theme: the part of its framework's styles that controls need, as `e2e/scripts/theme-styles.js` cuts it out. */
const styles: Readonly<Record<string, { readonly ltr: string; readonly rtl?: string }>> = frameworkStyles;

/** What is around the page. */
export interface Look {
  readonly theme: string;
  readonly isDark: boolean;
  /** Language of the labels; empty where the page says it itself. */
  readonly locale: string;
}

/**
 * What a page may do that came with a link from anywhere: nothing but look. The frame's sandbox forbids scripts and
 * forms as well; each of the two is enough.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The languages with labels that are written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

/** Themes whose frameworks have no dark styles. */
const LIGHT_ONLY = ['govuk', 'uswds'];

/** A link would leave the page. In a sandbox without windows, one that opens a window does nothing. */
const LINKS_STAY = '<base target="_blank">';

/** The colours of the page, where the theme's styles leave them to the site. */
const FRAME = `html { color-scheme: light dark } html[data-theme=dark] { color-scheme: dark }
html[data-theme=light] { color-scheme: light }
body { margin: 0; padding: 16px; font-family: system-ui, sans-serif }
@media (width < 20em) { body { padding: 8px } }
html[data-theme=light] body { background: #fff; color: #1f2937 }
html[data-theme=dark] body { background: #161b22; color: #e6edf3 }`;

/** Tells whether there are styles for a theme. */
export function hasStyles(theme: string): boolean {
  return Object.hasOwn(styles, theme);
}

/**
 * Puts what the theme needs before a page. A page that has `<html>` and `<head>` itself adds them to ours, by the rules of
 * the HTML Standard, "The rules for parsing tokens in HTML content".
 */
export function previewOf(page: string, { theme, isDark, locale }: Look): string {
  const scheme = isDark && !LIGHT_ONLY.includes(theme) ? 'dark' : 'light';
  const direction = RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr';
  const language = locale === '' ? '' : ` lang="${locale}" dir="${direction}"`;
  const sheets = styles[theme];
  return `<!doctype html><html${language} data-theme="${scheme}" data-bs-theme="${scheme}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">${LINKS_STAY}
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${FRAME}</style><style>${sheets?.[direction] ?? sheets?.ltr ?? ''}</style>
${page}`;
}

/**
 * Makes what writes pages into a frame. Our own policy lets nothing but this write HTML (Trusted Types, "Enforcement"), and
 * the frame is what makes the page harmless.
 */
export function createFrameWriter(frame: HTMLIFrameElement): (page: string) => void {
  const policy = window.trustedTypes?.createPolicy('pagination-tag-result', {
    createHTML: (text: string) => text,
  });
  const trust = (page: string): string => (policy ? (policy.createHTML(page) as unknown as string) : page);
  let shown: string | undefined;
  return (page) => {
    // The same page once more would only flicker.
    if (page === shown) return;
    shown = page;
    const parsed = new DOMParser().parseFromString(trust(page), 'text/html');
    keepInside(parsed);
    frame.srcdoc = trust(`<!doctype html>${parsed.documentElement.outerHTML}`);
  };
}

/**
 * Takes away what has a browser connect to another host before it asks the policies, which then forbid the request: the
 * addresses of inner frames, and the targets by which a link would replace the page.
 */
function keepInside(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof HTMLTemplateElement) keepInside(element.content);
    element.removeAttribute('srcdoc');
    if (/^i?frame$/.test(element.localName)) element.removeAttribute('src');
    // The first <base> is ours, and no other counts (HTML, "The base element").
    if (element.localName !== 'base') element.removeAttribute('target');
  }
}
