import { decode } from '../base/path.js';
import type { ReadPage } from './read-page.js';
import { encodeParts, redirect, type Redirect } from './redirects.js';

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
  /** The path of the base, decoded. */
  readonly #root: string;
  readonly #pages: ReadonlyMap<string, ReadPage>;
  /** What pages name as the host of the site: those with a control, which are parsed anyway, by their own URL. */
  readonly #ownHosts: ReadonlySet<string>;

  constructor(
    readonly options: SiteFiles,
    pages: readonly ReadPage[],
  ) {
    this.#base = new URL(options.base.replace(/\/?$/, '/'), UNKNOWN_HOST);
    this.#root = decode(this.#base.pathname);
    this.#pages = new Map(pages.map((page) => [page.path, page]));
    this.#ownHosts = new Set(
      pages.flatMap((page) => {
        const own = page.controls.length > 0 ? this.#urlIn(page, 'canonical') : undefined;
        return own !== undefined && this.#fileAtUrl(own) === page.path ? own.host : [];
      }),
    );
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
    return this.base + encodeParts(path.replace(/(^|\/)index\.html?$/, '$1').split('/'));
  }

  /** Resolves a URL in a page, and finds the file that it leads to. */
  follow(href: string, from: ReadPage): Destination {
    const url = this.#resolve(href, from);
    if (url !== null && !['http:', 'https:'].includes(url.protocol)) return { kind: 'elsewhere' };
    return this.#find(url, 0);
  }

  /**
   * Returns a base path below which a missing file exists, if there is one.
   *
   * @param known base paths of other links: without them, any directory that is missing might be one, and lead to the home page
   */
  otherBase(href: string, from: ReadPage, known: readonly string[] = []): string | undefined {
    const path = this.#resolve(href, from)?.pathname ?? '';
    if (this.base !== '/') return undefined;
    if (known.includes(path)) return path;
    const parts = path.split('/').slice(1);
    const after = (count: number): string => decode(parts.slice(count).join('/'));
    const count = parts.findIndex((_, index) => index > 0 && this.#fileAt(after(index)));
    // A page there is one of this site, such as that of a tag, whose list lacks a page that another list has.
    const isDirectory = this.#fileAt(`${decode(parts.slice(0, count).join('/'))}/`) !== undefined;
    return count > 0 && after(count) !== '' && !isDirectory
      ? `/${parts.slice(0, count).join('/')}/`
      : undefined;
  }

  /** Whether the base path is in a URL twice, as if two steps of a build had added it. */
  hasBaseTwice(href: string, from: ReadPage): boolean {
    const path = this.#resolve(href, from)?.pathname ?? '';
    return this.base !== '/' && path.startsWith(this.base + this.base.slice(1));
  }

  /** Returns the URL that a page names as its canonical one, on whatever host, and its file; undefined if there is none. */
  canonicalOf(path: string): { readonly file: string; readonly url: URL } | undefined {
    const url = this.#urlIn(this.page(path), 'canonical');
    const file = url && this.#fileAtUrl(url);
    return url && file !== undefined ? { file, url } : undefined;
  }

  /** Resolves a URL that is written in a page. */
  #resolve(href: string, { path, links }: ReadPage): URL | null {
    const pageUrl = new URL(this.urlOf(path), this.#base);
    return parseUrl(href.trim(), parseUrl(links().baseUrl ?? '', pageUrl) ?? pageUrl);
  }

  #urlIn(page: ReadPage | undefined, name: 'canonical' | 'refresh'): URL | undefined {
    const href = page?.links()[name];
    return page && href !== undefined ? (this.#resolve(href, page) ?? undefined) : undefined;
  }

  #find(url: URL | null, hops: number): Destination {
    if (url === null) return { kind: 'invalid' };
    if (url.host !== this.#base.host && !this.#ownHosts.has(url.host)) return { kind: 'elsewhere' };
    const path = this.#fileAtUrl(url);
    const next = hops === MOST_REDIRECTS ? undefined : this.#redirectOf(url, path);
    if (next === undefined) {
      if (path !== undefined) return { kind: 'file', path, url, isRedirected: false };
      return { kind: decode(url.pathname).startsWith(this.#root) ? 'missing' : 'outside-base' };
    }
    const found = this.#find(next.url, hops + 1);
    if (found.kind !== 'file') return found;
    const isRewritten = next.isRewrite && !found.isRedirected;
    return { ...found, url: isRewritten ? url : found.url, isRedirected: !isRewritten };
  }

  #fileAtUrl({ pathname }: URL): string | undefined {
    const whole = decode(pathname);
    // The base path itself leads to the site, with or without the slash.
    const path = `${whole}/` === this.#root ? this.#root : whole;
    return path.startsWith(this.#root) ? this.#fileAt(path.slice(this.#root.length)) : undefined;
  }

  /**
   * Finds a file as static servers do: the file itself, the index page of a directory, and with clean URLs a file
   * without its extension.
   */
  #fileAt(path: string): string | undefined {
    const names = /(?:^|\/)$/.test(path)
      ? [`${path}index.html`, `${path}index.htm`]
      : [path, `${path}/index.html`, `${path}.html`, `${path}/index.htm`];
    return names.find((name) => this.options.files.has(name));
  }

  /** Returns where a page redirects to, or a rule for a URL without a file. A page that reloads itself is no redirect. */
  #redirectOf(url: URL, file: string | undefined) {
    if (file !== undefined) {
      const to = this.#urlIn(this.page(file), 'refresh');
      return to === undefined || this.#fileAtUrl(to) === file ? undefined : { url: to, isRewrite: false };
    }
    const path = decode(url.pathname);
    for (const rule of this.options.redirects) {
      const to = redirect(rule, path);
      if (to !== undefined) return { url: keepFragment(parseUrl(to, url), url), isRewrite: rule.isRewrite };
    }
    return undefined;
  }
}

/** Browsers keep the fragment of a link, unless the redirect has its own. Source: Fetch Living Standard, "HTTP-redirect fetch". */
function keepFragment(to: URL | null, { hash }: URL): URL | null {
  if (to !== null && to.hash === '') to.hash = hash;
  return to;
}

function parseUrl(url: string, base: URL): URL | null {
  return URL.canParse(url, base.href) ? new URL(url, base) : null;
}
