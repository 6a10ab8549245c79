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

/** The document in the frame, whose elements change. */
const EMPTY = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">`;

/** The languages with labels that are written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

/** Themes whose frameworks have no dark styles. */
const LIGHT_ONLY = ['govuk', 'uswds'];

/** The colors of the page, where the theme's styles leave them to the site. */
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
  return `<!doctype html><html${language} data-theme="${scheme}" data-bs-theme="${scheme}"><head>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${FRAME}</style><style>${sheets?.[direction] ?? sheets?.ltr ?? ''}</style>
${page}`;
}

/**
 * Makes what shows pages in a frame. Our own policy lets nothing but this read HTML (Trusted Types, "Enforcement"), and the
 * frame is what makes the page harmless. What is shown are the elements that have been looked at: to write them as HTML and
 * read that once more could give others.
 *
 * @param onLink called with the URL of a followed link, which leads nowhere
 */
export function createFrameWriter(
  frame: HTMLIFrameElement,
  onLink: (href: string) => void,
): (page: string) => void {
  const policy = window.trustedTypes?.createPolicy('pagination-tag-result', {
    createHTML: (text: string) => text,
  });
  const trust = (html: string): string => (policy ? (policy.createHTML(html) as unknown as string) : html);
  let shown: string | undefined;
  const show = (): void => {
    const { contentDocument } = frame;
    if (contentDocument?.URL !== 'about:srcdoc' || shown === undefined) return;
    const parsed = new DOMParser().parseFromString(trust(shown), 'text/html');
    keepInside(parsed);
    // Whoever followed a link with the keyboard stays where it led to.
    const focused = contentDocument.hasFocus() ? hrefOf(contentDocument.activeElement) : undefined;
    contentDocument.documentElement.replaceWith(contentDocument.adoptNode(parsed.documentElement));
    if (focused !== undefined)
      contentDocument.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus();
  };
  frame.addEventListener('load', () => {
    show();
    const { contentDocument } = frame;
    contentDocument?.addEventListener('click', (event) => {
      const href = hrefOf(event.target as Element | null);
      if (href === undefined) return;
      event.preventDefault();
      onLink(href);
    });
    // The middle button opens a link in a new tab, outside the sandbox.
    contentDocument?.addEventListener('auxclick', (event) => {
      if (hrefOf(event.target as Element | null) !== undefined) event.preventDefault();
    });
  });
  frame.srcdoc = trust(EMPTY);
  return (page) => {
    // The same page once more would only flicker.
    if (page === shown) return;
    shown = page;
    show();
  };
}

/** Returns the URL of the link, or of the area of an image map, that an element is or is in. */
function hrefOf(element: Element | null): string | undefined {
  return element?.closest('a[href], area[href]')?.getAttribute('href') ?? undefined;
}

/**
 * Takes away what has a browser connect to another host before it asks the policies, which then forbid the request: inner
 * frames, links that would leave the page, and animations, which can give a link another URL and target later. In a sandbox without windows, one that opens a window does nothing. The
 * policies are ours, and stay.
 */
function keepInside(parsed: Document): void {
  for (const element of parsed.querySelectorAll(
    'iframe, frame, fencedframe, meta[http-equiv], [attributeName]',
  ))
    element.remove();
  for (const element of parsed.querySelectorAll('[*|href], [target]'))
    element.setAttribute('target', '_blank');
}
