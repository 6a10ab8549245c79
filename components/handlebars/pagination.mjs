// Written by pagination-tag.
// The helpers of the partials: engine({ helpers: { ...pagination } })

/** Returns what the partial shows of a list; null if it has only one page. */
export function pagination({
  path, // a function that returns the URL of a page
  // begin with paths
  firstPath, // the URL of page 1, if `path` is a text and page 1 has no number
  // end
  totalPages,
  currentPage, // as the visitor sent it
  // begin with paths
  hasMore, // whether a page follows the last known one
  // end
  // begin with numbers
  siblingCount = 1, // pages on each side of the current one
  // end
  // begin with boundaries
  boundaryCount = 1, // pages at each end; with 0, there are no gaps
  // end
  navAttributes, // such as { class: "mt-4", "aria-label": "Posts" }
}) {
  // begin with paths
  totalPages = Math.max(totalPages, 1);
  // end
  const current = readPage(currentPage, totalPages);
  const hasNext = hasMore || current < totalPages;
  if (current === 1 && !hasNext) return null;

  const linkTo = (number) => ({
    number,
    href: toUrl(path, number, firstPath),
    // begin with numbers
    isCurrent: number === current,
    // begin with edges
    isFirst: number === 1,
    isLast: number === totalPages,
    // end
    // end
  });
  // begin with numbers
  const pages = boundedWindow(totalPages, current, siblingCount, boundaryCount);
  // end
  return {
    // begin with ends
    first: linkTo(1),
    // end
    previous: current > 1 && linkTo(current - 1),
    // begin with numbers
    pages: pages.map((number) =>
      number === null ? { isGap: true } : linkTo(number),
    ),
    // end
    next: hasNext && linkTo(current + 1),
    // begin with ends
    last: current < totalPages && linkTo(totalPages),
    // end
    navAttributes,
    // begin constants
    // end
  };
}

/** Writes attributes: those in the template, and then those given, whose classes are added. */
export function pagination_attributes(given, { hash }) {
  const classes = [hash.class, given?.class].filter(Boolean).join(" ");
  const html = Object.entries({ ...hash, ...given, class: classes || null })
    .filter(([, value]) => value != null && value !== false)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(" ");
  // Handlebars does not escape an object with this method.
  return { toHTML: () => html };
}

function escapeHtml(value) {
  return String(value).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt()};`);
}

/** Returns a page of the list. Visitors can send anything: non-numbers count as page 1. */
function readPage(currentPage, totalPages) {
  const isNumber =
    typeof currentPage !== "object" &&
    /^\s*[+-]?\d+(\.\d*)?\s*$/.test(currentPage);
  const wanted = isNumber ? Math.trunc(currentPage) : 1;
  return Math.max(Math.min(wanted, totalPages), 1);
}
// begin with numbers

/** The same number of entries on every page keeps Next in place. Null is a gap of two or more. */
function pageWindow(total, current, siblings) {
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
function boundedWindow(total, current, siblings, boundaries) {
  if (boundaries === 0) {
    const length = Math.min(total, 2 * siblings + 1);
    const first = Math.min(Math.max(current - siblings, 1), total - length + 1);
    return Array.from({ length }, (_, index) => first + index);
  }
  const outer = Math.min(boundaries - 1, Math.floor((total - 1) / 2));
  const ends = Array.from({ length: outer }, (_, index) => index + 1);
  const inner = pageWindow(total - 2 * outer, current - outer, siblings);
  return [
    ...ends,
    ...inner.map((page) => page && page + outer),
    ...ends.map((page) => total - outer + page),
  ];
}
// end
// begin with paths

/** Returns the URL of a page. The path is a function, or text with `:page`. */
function toUrl(path, page, firstPath) {
  if (typeof path === "function") return path(page);
  const isFirst = page === 1 && firstPath !== undefined;
  const url = isFirst ? firstPath : path.replace(/(?::|%3A)page(?!\w)/gi, page);
  // Other schemes, such as javascript, could run code. Browsers skip these characters.
  if (/^(?!https?:)[^/?#]*:/i.test(url.replace(/^[\0- ]+|[\t\n\r]/g, ""))) {
    throw new Error(`A path has an unsafe scheme: ${url}`);
  }
  return url;
}
// end
// begin with summary

/** Says which items are on a page, such as "21 to 30 of 97". */
export function pagination_summary({ totalItems, pageSize, currentPage }) {
  const current = readPage(currentPage, Math.ceil(totalItems / pageSize));
  return {
    from: Math.min((current - 1) * pageSize + 1, totalItems),
    to: Math.min(current * pageSize, totalItems),
    totalItems,
  };
}
// end
// begin with position

/** Says which page is shown, such as "Page 7 of 42"; null if there is only one. */
export function pagination_position({ totalPages, currentPage }) {
  if (totalPages <= 1) return null;
  return { current: readPage(currentPage, totalPages), totalPages };
}
// end
// begin with jump

/** A form that leads to a page; null if there is only one. */
export function pagination_jump({
  path, // a function that returns the URL of a page, whose query the form keeps
  totalPages,
  pageParam = "page", // the parameter with the page number
}) {
  if (totalPages <= 1) return null;
  return { ...getForm(toUrl(path, 1), [pageParam]), pageParam };
}
// end
// begin with sizes

/** A form for the number of items on a page. It leads to page 1. */
export function pagination_sizes({
  path, // a function that returns the URL of a page, whose query the form keeps
  pageSize, // a number that is not among the choices comes first
  sizeChoices = [10, 25, 50, 100],
  sizeParam = "per_page", // the parameter with this number
  pageParam = "page", // the parameter with the page number
}) {
  const sizes = sizeChoices.includes(pageSize)
    ? sizeChoices
    : [pageSize, ...sizeChoices];
  return {
    ...getForm(toUrl(path, 1), [sizeParam, pageParam]),
    sizes: sizes.map((size) => ({
      size,
      selected: size === pageSize ? "selected" : "",
    })),
    sizeParam,
  };
}
// end
// begin with forms

/** Returns where a form leads, and the query without these parameters. */
function getForm(url, names) {
  const [, action, query] = /^([^?#]*)\??([^#]*)/.exec(url);
  const pairs = [...new URLSearchParams(query)];
  const kept = pairs.filter(([name]) => !names.includes(name));
  return {
    action: action || "?",
    fields: kept.map(([name, value]) => ({ name, value })),
  };
}
// end
// begin with neighbors

/** The previous and the next article; null if there is neither. */
export function pagination_neighbors({
  previousPath,
  previousTitle,
  nextPath,
  nextTitle,
  navAttributes,
}) {
  if (!previousPath && !nextPath) return null;
  return {
    previousPath,
    previousTitle,
    nextPath,
    nextTitle,
    navAttributes,
    // begin constants neighbors
    // end
  };
}
// end
// begin with cursor

/** The previous and the next page of a list that uses cursors. */
export function pagination_cursor({ previousPath, nextPath, navAttributes }) {
  if (!previousPath && !nextPath) return null;
  return {
    previousPath,
    nextPath,
    navAttributes,
    // begin constants cursor
    // end
  };
}
// end
