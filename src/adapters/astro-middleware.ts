import type { AstroOptions } from './astro.js';
import { createPages, withoutParagraphs } from './pages.js';

/** A step of Astro's middleware, with as much of what it is given as is needed. */
export type Middleware = (
  context: { readonly locals: object; readonly url: URL },
  next: () => Promise<Response>,
) => Promise<Response>;

/**
 * The step that Astro runs for every page: it replaces the tags in what was rendered, and looks bindings up in
 * `Astro.locals`. A page is sent whole, not as it is rendered.
 *
 * @throws {PaginationTagError} for any error in the page; Astro shows it, or stops its build
 */
export function createMiddleware(options: AstroOptions): Middleware {
  return async ({ locals, url }, next) => {
    const response = await next();
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (!isPage || response.body === null) return response;
    const pages = createPages({ ...options, data: locals });
    const { html } = pages.process(withoutParagraphs(await response.text()), url.pathname, (text) => {
      console.warn(text);
    });
    const replaced = new Response(html, response);
    replaced.headers.delete('content-length');
    return replaced;
  };
}
