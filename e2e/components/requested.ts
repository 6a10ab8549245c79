import type { Job } from '../engines/engine.js';
import { urlOf, type Request } from '../engines/requests.js';

/** What applications without a paginator pass to a template. */

/** The path with the token, the number that the visitor asks for, and how many pages there are. */
export function numbers(request: Request): Job['data'][number] {
  const current = new URLSearchParams(request.query).get('page');
  return { path: urlOf(request, 0).replace('page=0', 'page=:page'), current, pages: request.pages };
}

/** The same, with a function from number to path. */
export function functions(request: Request): Job['data'][number] {
  return { ...numbers(request), path: (page: number) => urlOf(request, page) };
}

/** An object `{ page, pages, href(page) }`. */
export function pager(request: Request): Job['data'][number] {
  const { page, pages } = request;
  return { posts: { page, pages, href: (number: number) => urlOf(request, number) } };
}
