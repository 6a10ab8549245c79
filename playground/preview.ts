import { pageIn, type Look, type PageStyles } from './page.js';

/** By theme: the part of its framework's styles that controls need. `scripts/playground.js` puts it in. */
declare const THEME_STYLES: Readonly<Record<string, PageStyles>>;

/**
 * What a page may do that came with a link from anywhere: nothing but look. The frame's sandbox forbids scripts and
 * forms as well; each of the two is enough.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The document in the frame, whose elements change. */
const EMPTY = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">`;

/** Puts what the theme needs before a page. */
export function previewOf(page: string, look: Look): string {
  return pageIn(page, THEME_STYLES[look.theme], look);
}

/**
 * Makes what shows pages in a frame. Our own policy lets nothing but this read HTML (Trusted Types, "Enforcement"), and the
 * frame is what makes the page harmless. What is shown are the elements that have been looked at: to write them as HTML and
 * read that once more could give others.
 *
 * @param onLink called with the URL of a followed link, which leads nowhere
 * @param onForm called with the fields of a form whose button is pressed, also with Enter. The sandbox sends no form, and
 *   has no event for it
 */
export function createFrameWriter(
  frame: HTMLIFrameElement,
  onLink: (href: string) => void,
  onForm: (form: FormData) => void,
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
      contentDocument.querySelector<HTMLElement>(`a[href="${CSS.escape(WITHIN + focused)}"]`)?.focus();
  };
  frame.addEventListener('load', () => {
    show();
    const { contentDocument } = frame;
    contentDocument?.addEventListener('click', (event) => {
      const target = event.target as Element | null;
      const href = hrefOf(target);
      const form = target?.closest('[type=submit]')?.closest('form');
      if (href === undefined && !form) return;
      event.preventDefault();
      if (href !== undefined) onLink(href);
      else if (form) onForm(new FormData(form));
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

/** What stands before the URL of each link of the preview, so that it leads to a place in the preview itself. */
const WITHIN = '#';

/** Returns the URL of the link, or of the area of an image map, that an element is or is in. */
function hrefOf(element: Element | null): string | undefined {
  return element?.closest('a[href], area[href]')?.getAttribute('href')?.slice(WITHIN.length);
}

const XLINK = 'http://www.w3.org/1999/xlink';

/**
 * Takes away what has a browser connect to another host before it asks the policies, which then forbid the request: inner
 * frames, `<link>`, which may connect beforehand, and animations, which can give a link another URL later. Links
 * become fragments: a browser may connect as soon as one is pressed, and opens it in a new tab without asking the sandbox. The policies
 * are ours, and stay.
 */
function keepInside(parsed: Document): void {
  for (const element of parsed.querySelectorAll(
    'iframe, frame, fencedframe, object, embed, link, base, meta[http-equiv], [attributeName]',
  ))
    element.remove();
  for (const element of parsed.querySelectorAll('[*|href], [target], [ping], [attributionsrc]')) {
    const href = element.getAttribute('href') ?? element.getAttributeNS(XLINK, 'href');
    for (const name of ['href', 'ping', 'attributionsrc']) element.removeAttribute(name);
    element.removeAttributeNS(XLINK, 'href');
    element.setAttribute('target', '_blank');
    if (href === null) continue;
    if (element.matches('a, area')) element.setAttribute('href', `${WITHIN}${href}`);
    else if (href.startsWith('#')) element.setAttribute('href', href);
  }
}
