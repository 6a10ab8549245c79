// Written by pagination-tag.
import type { ComponentPropsWithoutRef, ElementType } from "react";

interface PaginationProps extends Omit<
  ComponentPropsWithoutRef<"nav">,
  "children"
> {
  /** A function from page number to path, or a path with `:page`. */
  path: string | ((page: number) => string);
  /** The path of page 1, if it has no number. */
  firstPath?: string | undefined;
  /** The number of pages; if unknown, `hasMore` says whether there is a next page. */
  totalPages?: unknown;
  hasMore?: boolean | undefined;
  /** The current page, from 1, as it comes from the URL. */
  currentPage?: unknown;
  siblingCount?: number | undefined;
  /** Pages at each end. With 0, there are no gaps. */
  boundaryCount?: number | undefined;
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
  /** The link component of a router that takes `href`; by default, a plain link. */
  link?: ElementType | undefined;
}

/**
 * The links to the pages of a list; nothing if it has only one page. // without single-page
 * The links to the pages of a list. // with single-page
 *
 * @example
 * <Pagination path={(page) => `/posts?page=${page}`} totalPages={42} currentPage={searchParams.get("page")} />
 */
export function Pagination({
  path,
  firstPath,
  totalPages,
  hasMore = false,
  currentPage,
  siblingCount = 1,
  boundaryCount = 1,
  showBoundaryChevrons = false,
  firstLabel = "First page", // with ends
  previousLabel = "Previous page",
  nextLabel = "Next page",
  lastLabel = "Last page", // with ends
  pageLabel = "Page :page", // with page-labels
  link: Link = "a",
  className = "", // with nav-class
  className, // without nav-class
  "aria-label": ariaLabel = "Pagination",
  ...nav
}: PaginationProps) {
  const wanted = Math.max(toInteger(currentPage), 1);
  const total =
    totalPages === undefined ? wanted : Math.max(toInteger(totalPages), 1);
  const current = Math.min(wanted, total);
  const hasNext = totalPages === undefined ? hasMore : current < total;
  const isCounted = current < total || !hasNext; // with ends
  if (current === 1 && !hasNext) return null; // without single-page

  const [first, firstEnd] = [firstLabel].flat(); // with ends // with short-labels
  const [previous, previousEnd] = [previousLabel].flat(); // with short-labels
  const [next, nextEnd] = [nextLabel].flat(); // with short-labels
  const [last, lastEnd] = [lastLabel].flat(); // with ends // with short-labels
  const entries = getEntries(total, current, siblingCount, boundaryCount);
  const href = (page: number) => {
    if (page === 1 && firstPath !== undefined) return checkUrl(firstPath);
    if (typeof path === "function") return checkUrl(path(page));
    return checkUrl(path.replace(/(?::|%3A)page(?!\w)/gi, String(page)));
  };

  return (
    {/* markup */}
  );
}

// include shared/entries.ts
