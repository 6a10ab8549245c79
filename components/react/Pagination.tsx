// Written by pagination-tag.
import type { ComponentProps, ElementType } from "react";

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
  /** The link component of a router that takes `href`, such as that of Next.js. */
  link?: ElementType | undefined;
}
// begin constants
// end

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
  link: Link = "a",
  className = "",
  ...nav
}: PaginationProps) {
  const current = getCurrent(currentPage, totalPages);
  const hasNext = hasMore || current < totalPages;
  if (current === 1 && !hasNext) return null;

  // begin with numbers
  const pages = getBoundedPages(totalPages || 1, current, siblings, boundaries);
  // end
  return (
    // begin markup
    <nav
      aria-label="Pagination"
      className={`pagination ${className}`.trim()}
      {...nav}
    >
      <ul className="pagination__list">
        {current > 1 ? (
          <li className="pagination__item">
            <Link
              className="pagination__link pagination__link--first"
              href={path(1)}
            >
              <span aria-hidden="true">«</span>{" "}
              <span className="pagination__words">First</span>
            </Link>
          </li>
        ) : (
          <li className="pagination__item">
            <span className="pagination__link pagination__link--first pagination__link--disabled">
              <span aria-hidden="true">«</span>{" "}
              <span className="pagination__words">First</span>
            </span>
          </li>
        )}
        {current > 1 ? (
          <li className="pagination__item">
            <Link
              className="pagination__link pagination__link--previous"
              href={path(current - 1)}
              rel="prev"
            >
              <span aria-hidden="true">‹</span>{" "}
              <span className="pagination__words">Previous</span>
            </Link>
          </li>
        ) : (
          <li className="pagination__item">
            <span className="pagination__link pagination__link--previous pagination__link--disabled">
              <span aria-hidden="true">‹</span>{" "}
              <span className="pagination__words">Previous</span>
            </span>
          </li>
        )}
        {pages.map((page, slot) => (
          <li key={page ?? `gap-${slot}`} className="pagination__item">
            {page === null ? (
              <span className="pagination__ellipsis">…</span>
            ) : (
              <Link
                className={`pagination__link${page === current ? " pagination__link--current" : ""}`}
                href={path(page)}
                aria-current={page === current ? "page" : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        {hasNext ? (
          <li className="pagination__item">
            <Link
              className="pagination__link pagination__link--next"
              href={path(current + 1)}
              rel="next"
            >
              <span className="pagination__words">Next</span>{" "}
              <span aria-hidden="true">›</span>
            </Link>
          </li>
        ) : (
          <li className="pagination__item">
            <span className="pagination__link pagination__link--next pagination__link--disabled">
              <span className="pagination__words">Next</span>{" "}
              <span aria-hidden="true">›</span>
            </span>
          </li>
        )}
        {current < totalPages ? (
          <li className="pagination__item">
            <Link
              className="pagination__link pagination__link--last"
              href={path(totalPages)}
            >
              <span className="pagination__words">Last</span>{" "}
              <span aria-hidden="true">»</span>
            </Link>
          </li>
        ) : (
          <li className="pagination__item">
            <span className="pagination__link pagination__link--last pagination__link--disabled">
              <span className="pagination__words">Last</span>{" "}
              <span aria-hidden="true">»</span>
            </span>
          </li>
        )}
      </ul>
    </nav>
    // end
  );
}

/** A page of the list. Non-numbers count as page 1. */
function getCurrent(page: PaginationProps["currentPage"], total: number) {
  const isNumber = /^\s*[+-]?\d+(\.\d*)?\s*$/.test(String(page));
  return Math.max(Math.min(isNumber ? Math.trunc(Number(page)) : 1, total), 1);
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
// begin with summary

/** Says which items are on a page, such as "21 to 30 of 97". */
export function PaginationSummary({
  totalItems,
  pageSize,
  currentPage,
}: {
  totalItems: number;
  pageSize: number;
  currentPage: PaginationProps["currentPage"];
}) {
  const current = getCurrent(currentPage, Math.ceil(totalItems / pageSize));
  const from = Math.min((current - 1) * pageSize + 1, totalItems);
  const to = Math.min(current * pageSize, totalItems);
  return (
    // begin markup summary
    <p className="pagination__summary">
      {from} to {to} of {totalItems}
    </p>
    // end
  );
}
// end
// begin with position

/** Says which page is shown, such as "Page 7 of 42"; nothing if there is only one. */
export function PaginationPosition({
  totalPages,
  currentPage,
}: {
  totalPages: number;
  currentPage: PaginationProps["currentPage"];
}) {
  if (totalPages <= 1) return null;
  const current = getCurrent(currentPage, totalPages);
  return (
    // begin markup position
    <p className="pagination__position">
      Page {current} of {totalPages}
    </p>
    // end
  );
}
// end
// begin with jump

/** A form that leads to a page; nothing if there is only one. It keeps the query of the path. */
export function PaginationJump({
  path,
  totalPages,
  param = "page",
}: {
  path: (page: number) => string;
  totalPages: number;
  /** The parameter with the page number. */
  param?: string;
}) {
  if (totalPages <= 1) return null;
  const { action, fields } = getForm(path(1), [param]);
  return (
    // begin markup jump
    <form
      className="pagination__form"
      action={action}
      autoComplete="off"
      role="none"
    >
      {fields.map(({ id, name, value }) => (
        <input key={id} type="hidden" name={name} value={value} />
      ))}
      <label>
        Go to page{" "}
        <input
          className="pagination__input"
          type="text"
          inputMode="numeric"
          name={param}
        />
      </label>{" "}
      <button
        className="pagination__submit"
        type="submit"
        aria-label="Go: Go to page"
      >
        Go
      </button>
    </form>
    // end
  );
}
// end
// begin with sizes

/** A form for the number of items on a page. It leads to page 1. */
export function PaginationSizes({
  path,
  pageSize,
  choices = [10, 25, 50, 100],
  param = "per_page",
  pageParam = "page",
}: {
  path: (page: number) => string;
  /** A number that is not among the choices comes first. */
  pageSize: number;
  choices?: number[];
  /** The parameter with this number. */
  param?: string;
  /** The parameter with the page number. */
  pageParam?: string;
}) {
  const { action, fields } = getForm(path(1), [param, pageParam]);
  const sizes = choices.includes(pageSize) ? choices : [pageSize, ...choices];
  return (
    // begin markup sizes
    <form
      className="pagination__form"
      action={action}
      autoComplete="off"
      role="none"
    >
      {fields.map(({ id, name, value }) => (
        <input key={id} type="hidden" name={name} value={value} />
      ))}
      <label>
        Items per page{" "}
        <select
          key={pageSize}
          className="pagination__select"
          name={param}
          defaultValue={pageSize}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>{" "}
      <button
        className="pagination__submit"
        type="submit"
        aria-label="Go: Items per page"
      >
        Go
      </button>
    </form>
    // end
  );
}
// end
// begin with forms

/** Where a form leads, and the query without these parameters. */
function getForm(url: string, names: string[]) {
  const [, path = "", query, hash = ""] =
    /^([^?#]*)\??([^#]*)(.*)/.exec(url) ?? [];
  const fields = Array.from(new URLSearchParams(query));
  return {
    action: path + hash || undefined,
    fields: fields
      .filter(([name]) => !names.includes(name))
      .map(([name, value], id) => ({ id, name, value })),
  };
}
// end
// begin with neighbors

interface PaginationNeighborsProps extends Omit<
  ComponentProps<"nav">,
  "children"
> {
  previousPath?: string | undefined;
  previousTitle?: string | undefined;
  nextPath?: string | undefined;
  nextTitle?: string | undefined;
  link?: ElementType | undefined;
}

/** Links to the previous and the next article. */
export function PaginationNeighbors({
  previousPath,
  previousTitle,
  nextPath,
  nextTitle,
  link: Link = "a",
  className = "",
  ...nav
}: PaginationNeighborsProps) {
  if (!previousPath && !nextPath) return null;
  // begin constants neighbors
  // end
  return (
    // begin markup neighbors
    <nav
      aria-label="Pagination"
      className={`pagination pagination--neighbors ${className}`.trim()}
      {...nav}
    >
      <ul className="pagination__list">
        {previousPath ? (
          <li className="pagination__item">
            <Link
              className="pagination__link pagination__link--previous"
              href={previousPath}
              rel="prev"
            >
              <span aria-hidden="true">‹</span> Previous page: {previousTitle}
            </Link>
          </li>
        ) : (
          <li className="pagination__item">
            <span className="pagination__link pagination__link--previous pagination__link--disabled">
              <span aria-hidden="true">‹</span> Previous page
            </span>
          </li>
        )}
        {nextPath ? (
          <li className="pagination__item">
            <Link
              className="pagination__link pagination__link--next"
              href={nextPath}
              rel="next"
            >
              Next page: {nextTitle} <span aria-hidden="true">›</span>
            </Link>
          </li>
        ) : (
          <li className="pagination__item">
            <span className="pagination__link pagination__link--next pagination__link--disabled">
              Next page <span aria-hidden="true">›</span>
            </span>
          </li>
        )}
      </ul>
    </nav>
    // end
  );
}
// end
// begin with cursor

interface PaginationCursorProps extends Omit<
  ComponentProps<"nav">,
  "children"
> {
  previousPath?: string | undefined;
  nextPath?: string | undefined;
  link?: ElementType | undefined;
}

/** Links to the previous and the next page of a list that uses cursors. */
export function PaginationCursor({
  previousPath,
  nextPath,
  link: Link = "a",
  className = "",
  ...nav
}: PaginationCursorProps) {
  if (!previousPath && !nextPath) return null;
  // begin constants cursor
  // end
  return (
    // begin markup cursor
    <nav
      aria-label="Pagination"
      className={`pagination pagination--neighbors ${className}`.trim()}
      {...nav}
    >
      <ul className="pagination__list">
        {previousPath ? (
          <li className="pagination__item">
            <Link
              className="pagination__link pagination__link--previous"
              href={previousPath}
              rel="prev"
            >
              <span aria-hidden="true">‹</span> Previous page
            </Link>
          </li>
        ) : (
          <li className="pagination__item">
            <span className="pagination__link pagination__link--previous pagination__link--disabled">
              <span aria-hidden="true">‹</span> Previous page
            </span>
          </li>
        )}
        {nextPath ? (
          <li className="pagination__item">
            <Link
              className="pagination__link pagination__link--next"
              href={nextPath}
              rel="next"
            >
              Next page <span aria-hidden="true">›</span>
            </Link>
          </li>
        ) : (
          <li className="pagination__item">
            <span className="pagination__link pagination__link--next pagination__link--disabled">
              Next page <span aria-hidden="true">›</span>
            </span>
          </li>
        )}
      </ul>
    </nav>
    // end
  );
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
