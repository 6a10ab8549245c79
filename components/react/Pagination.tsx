// Written by pagination-tag.
import type { ComponentProps, ElementType } from "react";

interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** A function from page number to path, or a path with `:page`. */
  path: string | ((page: number) => string);
  /** The path of page 1, if it has no number. */
  firstPath?: string | undefined;
  // begin without summary
  /** The number of pages; if unknown, `hasMore` says whether there is a next page. */
  totalPages?: number | string | undefined;
  hasMore?: boolean | undefined;
  // end
  // begin with summary
  /** The number of items, and how many are on a page. */
  totalItems: number | string;
  pageSize: number | string;
  // end
  /** The current page, from 1, as it comes from the URL. */
  currentPage?: unknown;
  // begin with numbers
  siblingCount?: number | undefined;
  /** Pages at each end. With 0, there are no gaps. */
  boundaryCount?: number | undefined;
  // end
  /** Keeps Previous and Next on the first and the last page, disabled. */
  showBoundaryChevrons?: boolean | undefined;
  firstLabel?: string | undefined; // with ends // without short-labels
  previousLabel?: string | undefined; // without short-labels
  nextLabel?: string | undefined; // without short-labels
  lastLabel?: string | undefined; // with ends // without short-labels
  firstLabel?: string | string[] | undefined; // with ends // with short-labels
  previousLabel?: string | string[] | undefined; // with short-labels
  nextLabel?: string | string[] | undefined; // with short-labels
  lastLabel?: string | string[] | undefined; // with ends // with short-labels
  /** The name of a page, with `:page` for its number. */ // with page-labels
  pageLabel?: string | undefined; // with page-labels
  // begin with position
  /** The current page, with `:page` and `:pages` for the numbers. */
  positionLabel?: string | undefined;
  // end
  // begin with summary
  /** The items on the page, with `:from`, `:to` and `:total` for the numbers. */
  summary?: string | undefined;
  // end
  /** The numbers of items on a page to choose from. */ // with sizes
  pageSizes?: readonly number[] | undefined; // with sizes
  /** The number of items on a page, as it comes from the URL. */ // with sizes // without summary
  pageSize?: unknown; // with sizes // without summary
  /** The parameter with this number. */ // with sizes
  sizeParam?: string | undefined; // with sizes
  jumpLabel?: string | undefined; // with jump
  sizeLabel?: string | undefined; // with sizes
  goLabel?: string | undefined; // with forms
  /** The link component of a router that takes `href`; by default, a plain link. */
  link?: ElementType | undefined;
}

/**
 * The links to the pages of a list; nothing if it has only one page. // without single-page
 * The links to the pages of a list. // with single-page
 *
 * @example
 * <Pagination // without summary
 *   path={(page) => `/posts?page=${page}`} // without summary
 *   totalPages={42} // without summary
 *   currentPage={searchParams.get("page")} // without summary
 * /> // without summary
 * <Pagination path="/posts?page=:page" totalItems={420} pageSize={10} currentPage={page} /> // with summary
 */
export function Pagination({
  path,
  firstPath,
  totalPages, // without summary
  hasMore = false, // without summary
  totalItems, // with summary
  pageSize, // with summary
  currentPage,
  siblingCount = 1, // with numbers
  boundaryCount = 1, // with numbers
  showBoundaryChevrons = false,
  firstLabel = "First page", // with ends
  previousLabel = "Previous page",
  nextLabel = "Next page",
  lastLabel = "Last page", // with ends
  pageLabel = "Page :page", // with page-labels
  positionLabel = "Page :page of :pages", // with position
  summary = ":from–:to of :total", // with summary
  pageSizes = [10, 25, 50, 100], // with sizes
  pageSize = pageSizes[0], // with sizes // without summary
  sizeParam = "per_page", // with sizes
  jumpLabel = "Go to page", // with jump
  sizeLabel = "Items per page", // with sizes
  goLabel = "Go", // with forms
  link: Link = "a",
  className = "", // with nav-class
  className, // without nav-class
  "aria-label": ariaLabel = "Pagination",
  ...nav
}: PaginationProps) {
  const wanted = Math.max(toInteger(currentPage), 1);
  // begin without summary
  const total =
    totalPages === undefined ? wanted : Math.max(toInteger(totalPages), 1);
  // end
  // begin with summary
  const items = Math.max(toInteger(totalItems), 0);
  const size = Math.max(toInteger(pageSize), 1);
  const total = Math.max(Math.ceil(items / size), 1);
  // end
  const current = Math.min(wanted, total);
  const hasNext = totalPages === undefined ? hasMore : current < total; // without summary
  const hasNext = current < total; // with summary
  const isCounted = current < total || !hasNext; // with counted // without summary
  const hasPages = current > 1 || hasNext; // with single-page
  if (current === 1 && !hasNext) return null; // without single-page

  const [first, firstEnd] = [firstLabel].flat(); // with ends // with short-labels
  const [previous, previousEnd] = [previousLabel].flat(); // with short-labels
  const [next, nextEnd] = [nextLabel].flat(); // with short-labels
  const [last, lastEnd] = [lastLabel].flat(); // with ends // with short-labels
  const entries = getEntries(total, current, siblingCount, boundaryCount); // with numbers
  // begin with position
  const position = (hasNext && current === total ? pageLabel : positionLabel) // without summary
  const position = positionLabel // with summary
    .replace(":pages", String(total))
    .replace(":page", String(current));
  // end
  // begin with summary
  const summaryText = summary
    .replace(":total", String(items))
    .replace(":from", String(Math.min((current - 1) * size + 1, items)))
    .replace(":to", String(Math.min(current * size, items)));
  // end
  const href = (page: number) => {
    if (page === 1 && firstPath !== undefined) return checkUrl(firstPath);
    return getUrl(path, page);
  };
  const jump = getForm(href); // with jump
  const sizes = getSizes(href, sizeParam, pageSizes, pageSize); // with sizes

  return (
    {/* markup */}
  );
}

// include shared/entries.ts

// include shared/page-url.ts

// include shared/url.ts
// begin with forms

// include shared/form.ts
// end
// begin with sizes

// include shared/sizes.ts
// end
