// Written by pagination-tag.
import type { ComponentProps } from "react";
import {
  UiPagination,
  UiPaginationContent,
  // begin with numbers
  UiPaginationEllipsis,
  // end
  UiPaginationItem,
  // begin with numbers ends
  UiPaginationLink,
  // end
  UiPaginationNext,
  UiPaginationPrevious,
} from "@/components/ui/parts";

interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  path: (page: number) => string;
  totalPages: number;
  // begin with paths
  /** Whether a page follows the last known one. */
  hasMore?: boolean | undefined;
  // end
  /** As it comes from the URL. An invalid page becomes page 1 or the last one. */
  currentPage: number | string | string[] | null | undefined;
  // begin with numbers
  siblings?: number | undefined;
  // end
  // begin with boundaries
  /** Pages at each end. With 0, there are no gaps. */
  boundaries?: number | undefined;
  // end
}

/** Links to the pages of a list; nothing if it has only one. */
export function Pagination({
  path,
  totalPages,
  // begin with paths
  hasMore,
  // end
  currentPage,
  // begin with numbers
  siblings = 1,
  // end
  // begin with boundaries
  boundaries = 1,
  // end
  ...nav
}: PaginationProps) {
  const isNumber = /^\s*[+-]?\d+(\.\d*)?\s*$/.test(String(currentPage));
  const wanted = isNumber ? Math.trunc(Number(currentPage)) : 1;
  const current = Math.max(Math.min(wanted, totalPages), 1);
  const hasNext = hasMore || current < totalPages;
  if (current === 1 && !hasNext) return null;

  // begin with numbers
  const pages = getBoundedPages(totalPages || 1, current, siblings, boundaries);
  // end
  return (
    <UiPagination aria-label="Pagination" {...nav}>
      <UiPaginationContent>
        {/* begin with ends */}
        {current > 1 && (
          <UiPaginationItem>
            <UiPaginationLink
              href={path(1)}
              size="default"
              aria-label="First page"
            >
              «
            </UiPaginationLink>
          </UiPaginationItem>
        )}
        {/* end */}
        {current > 1 && (
          <UiPaginationItem>
            <UiPaginationPrevious
              href={path(current - 1)}
              rel="prev"
              aria-label="Previous page"
            />
          </UiPaginationItem>
        )}
        {/* begin with numbers */}
        {pages.map((page, slot) => (
          <UiPaginationItem key={page ?? `gap-${slot}`}>
            {page === null ? (
              <UiPaginationEllipsis />
            ) : (
              <UiPaginationLink href={path(page)} isActive={page === current}>
                {page}
              </UiPaginationLink>
            )}
          </UiPaginationItem>
        ))}
        {/* end */}
        {hasNext && (
          <UiPaginationItem>
            <UiPaginationNext
              href={path(current + 1)}
              rel="next"
              aria-label="Next page"
            />
          </UiPaginationItem>
        )}
        {/* begin with ends */}
        {current < totalPages && (
          <UiPaginationItem>
            <UiPaginationLink
              href={path(totalPages)}
              size="default"
              aria-label="Last page"
            >
              »
            </UiPaginationLink>
          </UiPaginationItem>
        )}
        {/* end */}
      </UiPaginationContent>
    </UiPagination>
  );
}
// begin with numbers

/** The same number of entries on every page keeps Next in place. Null is a gap of two or more. */
function getPages(total: number, current: number, siblings: number) {
  const slots = Math.min(total, 2 * siblings + 5);
  const hidden = total - slots;
  const shift = Math.min(Math.max(current - siblings - 3, 0), hidden);
  return Array.from({ length: slots }, (_, index) => {
    if (index === 0) return 1;
    if (index === slots - 1) return total;
    if (index === 1 && shift > 0) return null;
    if (index === slots - 2 && shift < hidden) return null;
    return index + 1 + shift;
  });
}
// end
// begin with boundaries

/** The same, with more pages at both ends. With 0, there are no gaps. */
function getBoundedPages(
  total: number,
  current: number,
  siblings: number,
  boundaries: number,
) {
  if (boundaries === 0) {
    const length = Math.min(total, 2 * siblings + 1);
    const first = Math.min(Math.max(current - siblings, 1), total - length + 1);
    return Array.from({ length }, (_, index) => first + index);
  }
  const outer = Math.min(boundaries - 1, Math.floor((total - 1) / 2));
  const ends = Array.from({ length: outer }, (_, index) => index + 1);
  const inner = getPages(total - 2 * outer, current - outer, siblings);
  return [
    ...ends,
    ...inner.map((page) => page && page + outer),
    ...ends.map((page) => total - outer + page),
  ];
}
// end
// begin with paths

/**
 * Turns a path with `:page` into a function from page to path.
 *
 * @example
 * <Pagination path={toPath("/posts/page/:page", "/posts")} totalPages={42} currentPage={page} />
 */
export function toPath(path: string, firstPath?: string) {
  return (page: number) => {
    const url =
      page === 1 && firstPath !== undefined
        ? firstPath
        : path.replace(/(?::|%3A)page(?!\w)/gi, String(page));
    // Other schemes, such as javascript, could run code. Browsers skip these characters.
    if (/^(?!https?:)[^/?#]*:/i.test(url.replace(/^[\0- ]+|[\t\n\r]/g, ""))) {
      throw new Error(`A path has an unsafe scheme: ${url}`);
    }
    return url;
  };
}
// end
