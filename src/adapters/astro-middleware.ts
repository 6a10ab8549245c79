import type { PaginationAstroOptions } from './astro.js';
import type { PaginationPager } from '../index.js';
import { createPages, withoutParagraphs } from './pages.js';

/** The part of Astro's middleware context that we use. */
interface AstroContext {
  readonly locals: object;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly props: {
    /** The prop that `paginate()` passes to a page. */
    readonly page?: {
      readonly currentPage?: number;
      readonly lastPage?: number;
      readonly url?: { readonly current: string; readonly first?: string; readonly last?: string };
    };
  };
  /** The page's route, such as `/posts/[...page]`. Missing in Astro 4. */
  readonly routePattern?: string | undefined;
}

/**
 * Creates Astro middleware that replaces the tags in each rendered page, with values from `Astro.locals` for the bindings
 * that the option `bindings` lists.
 * A page is sent whole, without streaming.
 *
 * @throws {PaginationTagError} if the page has errors; Astro shows it, or stops the build
 */
export function createMiddleware(options: PaginationAstroOptions) {
  return async (context: AstroContext, next: () => Promise<Response>): Promise<Response> => {
    const { locals, url } = context;
    const response = await next();
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (!isPage || response.body === null) return response;
    const pages = createPages({ invalidPage: 'first', ...options, data: locals });
    const page = withoutParagraphs(await response.text(), options.tag);
    const { html } = pages.process(page, url.pathname, undefined, {
      pager: pagerOf(context),
      isPrinted: true,
    });
    const replaced = new Response(html, response);
    replaced.headers.delete('content-length');
    return replaced;
  };
}

/** Creates a paginator from the `page` prop. To get the URLs that the prop lacks, it replaces the number in one. */
function pagerOf({ params, props: { page }, routePattern }: AstroContext): PaginationPager | undefined {
  const { currentPage, lastPage, url } = page ?? {};
  if (currentPage === undefined || lastPage === undefined || url === undefined || routePattern === undefined)
    return undefined;
  const first = url.first ?? url.current;
  // Only the first page's URL may have no number.
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
