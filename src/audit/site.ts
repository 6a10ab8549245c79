import type { ReadPage } from './read-page.js';
import type { Redirect } from './redirects.js';

/** Stands for the host of a site that is not known. Source: RFC 2606, section 2. */
const UNKNOWN_HOST = 'http://site.invalid';

/** How many redirects browsers follow. Source: Fetch Living Standard, "HTTP-redirect fetch". */
const MOST_REDIRECTS = 20;

/** What a site consists of, and where it is served. */
export interface SiteFiles {
  /** The places of all files, with "/". */
  readonly files: ReadonlySet<string>;
  /** The URL that the site is served at: a path such as `/docs/`, or a URL with a host. */
  readonly base: string;
  readonly redirects: readonly Redirect[];
}

export type Destination =
  /** A file of the site. Redirects have been followed. */
  | { readonly kind: 'file'; readonly path: string; readonly url: URL; readonly isRedirected: boolean }
  /** Another site, or no page at all, such as `mailto:`. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'missing' | 'outside-base' | 'invalid' };

/** Finds the files that URLs lead to. */
export class Site {
  readonly #base: URL;
  readonly #pages: ReadonlyMap<string, ReadPage>;

  constructor(
    readonly options: SiteFiles,
    pages: readonly ReadPage[],
  ) {
    this.#base = new URL(options.base.replace(/\/?$/, '/'), UNKNOWN_HOST);
    this.#pages = new Map(pages.map((page) => [page.path, page]));
  }

  /** The path that all URLs of the site start with. */
  get base(): string {
    return this.#base.pathname;
  }

  page(path: string): ReadPage | undefined {
    return this.#pages.get(path);
  }

  /** Returns the usual URL of a file: that of the directory for an index page. */
  urlOf(path: string): string {
    const encoded = path
      .replace(/(^|\/)index\.html?$/, '$1')
      .split('/')
      .map(encodeURIComponent)
      .join('/');
    return this.base + encoded;
  }

  /** Resolves a URL in a page, and finds the file that it leads to. */
  follow(href: string, from: ReadPage): Destination {
    const pageUrl = new URL(this.urlOf(from.path), this.#base);
    const base = parseUrl(from.links().baseUrl ?? '', pageUrl) ?? pageUrl;
    const url = parseUrl(href.trim(), base);
    if (url !== null && !['http:', 'https:'].includes(url.protocol)) return { kind: 'elsewhere' };
    return this.#find(url, from, 0);
  }

  /** Returns a base path below which a missing file exists, if there is one. */
  otherBase(href: string, from: ReadPage): string | undefined {
    if (this.base !== '/') return undefined;
    const url = parseUrl(href, new URL(this.urlOf(from.path), this.#base));
    const parts = url?.pathname.split('/').slice(1) ?? [];
    const count = parts.findIndex((_, index) => index > 0 && this.#fileAt(parts.slice(index).join('/')));
    return count > 0 && parts.slice(count).join('') !== ''
      ? `/${parts.slice(0, count).join('/')}/`
      : undefined;
  }

  /** Returns the file that a page names as its canonical one, on whatever host; undefined if there is none. */
  canonicalOf(path: string): string | undefined {
    const canonical = this.page(path)?.links().canonical;
    const url = canonical === undefined ? null : parseUrl(canonical, new URL(this.urlOf(path), this.#base));
    return url === null ? undefined : this.#fileAtUrl(url);
  }

  /** A page that states its own URL says which host is that of the site. */
  #isOwnHost(url: URL, { links, path }: ReadPage): boolean {
    const own = parseUrl(links().canonical ?? '');
    return own?.host === url.host && this.#fileAtUrl(own) === path;
  }

  #find(url: URL | null, from: ReadPage, hops: number): Destination {
    if (url === null) return { kind: 'invalid' };
    if (url.host !== this.#base.host && !this.#isOwnHost(url, from)) return { kind: 'elsewhere' };
    const path = this.#fileAtUrl(url);
    const to = path === undefined ? this.#redirectOf(url) : this.page(path)?.links().refresh;
    if (to !== undefined && hops < MOST_REDIRECTS) return this.#find(parseUrl(to, url), from, hops + 1);
    if (path !== undefined) return { kind: 'file', path, url, isRedirected: hops > 0 };
    return { kind: url.pathname.startsWith(this.base) ? 'missing' : 'outside-base' };
  }

  #fileAtUrl({ pathname }: URL): string | undefined {
    // The base path itself leads to the site, with or without the slash.
    const path = `${pathname}/` === this.base ? this.base : pathname;
    return path.startsWith(this.base) ? this.#fileAt(path.slice(this.base.length)) : undefined;
  }

  /**
   * Finds a file as static servers do: the file itself, the index page of a directory, and with clean URLs a file
   * without its extension.
   */
  #fileAt(place: string): string | undefined {
    const path = decode(place);
    const names = /(?:^|\/)$/.test(path)
      ? [`${path}index.html`, `${path}index.htm`]
      : [path, `${path}/index.html`, `${path}.html`, `${path}/index.htm`];
    return names.find((name) => this.options.files.has(name));
  }

  #redirectOf({ pathname }: URL): string | undefined {
    const place = decode(pathname);
    for (const { from, to } of this.options.redirects) {
      if (!from.endsWith('/*')) {
        if (place.replace(/\/$/, '') === from.replace(/\/$/, '')) return to;
      } else if (`${place}/`.startsWith(from.slice(0, -1))) {
        return to.replace(':splat', () => place.slice(from.length - 1));
      }
    }
    return undefined;
  }
}

function parseUrl(url: string, base?: URL): URL | null {
  return URL.canParse(url, base?.href) ? new URL(url, base) : null;
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
