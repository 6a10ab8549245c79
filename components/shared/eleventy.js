// The filter of the include. In the configuration: eleventyConfig.addPlugin(pagination);

export default function pagination(eleventyConfig) {
  // It adds the path prefix.
  const url = (path) => eleventyConfig.getFilter("url")(path);
  eleventyConfig.addFilter("pagination_links", (list, ...named) => {
    // Nunjucks gives named arguments as an object, and Liquid as pairs.
    const pairs = named.flatMap((one) =>
      Array.isArray(one) ? [one] : Object.entries(one),
    );
    return toLinks(list, Object.fromEntries(pairs), url);
  });
}

/**
 * Returns the pages to show, with null where some are left out, and those
 * before and after the current one.
 */
function toLinks(list, options, url) {
  if (list && !list.hrefs) {
    throw new TypeError("eleventyPagination is not that of the front matter.");
  }
  // begin without summary
  const total = list
    ? list.hrefs.length
    : Math.max(toNumber(options.total_pages), 1);
  // end
  // begin with summary
  const items = list
    ? lengthOf(list)
    : Math.max(toNumber(options.total_items), 0);
  const size = list ? list.size : Math.max(toNumber(options.page_size), 1);
  const total = Math.max(Math.ceil(items / size), 1);
  // end
  const asked = list ? list.pageNumber + 1 : toNumber(options.current_page);
  const current = Math.min(Math.max(asked, 1), total);
  const toPath = (number) =>
    list
      ? url(list.hrefs[number - 1])
      : (number === 1 && options.first_path) || pathTo(options.path)(number);
  const toPage = (number) => ({
    number,
    href: safeUrl(toPath(number)),
    label: options.page_label.replaceAll(":page", number), // with page-labels
  });
  // begin with numbers
  const { sibling_count, boundary_count } = options;
  const numbers = pageWindow(total, current, sibling_count, boundary_count);
  // end
  return {
    total,
    current, // with numbers
    pages: numbers.map((number) => number && toPage(number)), // with numbers
    // begin with position
    position: options.position_label
      .replace(":pages", total)
      .replace(":page", current),
    // end
    // begin with summary
    summary: options.summary
      .replace(":total", items)
      .replace(":from", Math.min((current - 1) * size + 1, items))
      .replace(":to", Math.min(current * size, items)),
    // end
    previous: current > 1 ? toPage(current - 1) : null,
    next: current < total ? toPage(current + 1) : null,
    first: toPage(1), // with ends
    last: toPage(total), // with ends
  };
}
// begin with summary

/** Returns the number of items. With one on each page, Eleventy has no lists of them. */
function lengthOf({ pages, size }) {
  return size === 1 ? pages.length : pages.flat().length;
}
// end
