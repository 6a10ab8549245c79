import type { AstroOptions } from './astro.js';
import type { Pager } from '../index.js';
import { createPages, withoutParagraphs } from './pages.js';

/** What Astro knows of a page. */
interface AstroContext {
  readonly locals: object;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly props: {
    /** What `paginate()` gives to a page. */
    readonly page?: {
      readonly currentPage?: number;
      readonly lastPage?: number;
      readonly url?: { readonly current: string; readonly first?: string; readonly last?: string };
    };
  };
  /** The page's file as a route, such as `/posts/[...page]`. Astro 4 does not tell it. */
  readonly routePattern?: string | undefined;
}

/**
 * The step that Astro runs for every page: it replaces the tags in what was rendered, and looks bindings up in
 * `Astro.locals`. A page is sent whole, not as it is rendered.
 *
 * @throws {PaginationTagError} for any error in the page; Astro shows it, or stops its build
 */
export function createMiddleware(options: AstroOptions) {
  return async (context: AstroContext, next: () => Promise<Response>): Promise<Response> => {
    const { locals, url } = context;
    const response = await next();
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (!isPage || response.body === null) return response;
    const pages = createPages({ ...options, data: locals });
    const page = withoutParagraphs(await response.text(), options.tag);
    const { html } = pages.process(page, url.pathname, undefined, pagerOf(context));
    const replaced = new Response(html, response);
    replaced.headers.delete('content-length');
    return replaced;
  };
}

/** Makes a paginator of the prop `page`. It has no address for every page, so the number in one is replaced. */
function pagerOf({ params, props: { page }, routePattern }: AstroContext): Pager | undefined {
  const { currentPage, lastPage, url } = page ?? {};
  if (currentPage === undefined || lastPage === undefined || url === undefined || routePattern === undefined)
    return undefined;
  const first = url.first ?? url.current;
  // Only the first page may lack a number.
  const numbered = currentPage > 1 ? url.current : (url.last ?? url.current);
  const pattern = routePattern.split('/').filter(Boolean);
  const fromEnd = pattern.findIndex((part) => /\[(?:\.\.\.)?page\]/.test(part)) - pattern.length;
  const segment = pattern.at(fromEnd) ?? '';
  return {
    page: currentPage,
    pages: lastPage,
    href(number) {
      if (number === 1) return first;
      const parts = numbered.split('/');
      const slash = numbered.endsWith('/') ? 1 : 0;
      const wanted = segment.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) =>
        name === 'page' ? String(number) : encodeURIComponent(params[name] ?? ''),
      );
      return parts.with(fromEnd - slash, wanted).join('/');
    },
  };
}
