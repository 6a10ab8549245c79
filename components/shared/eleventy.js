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
    throw new TypeError("pagination is not that of the front matter.");
  }
  const total = list
    ? list.hrefs.length
    : Math.max(toNumber(options.total_pages), 1);
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
  const { sibling_count, boundary_count } = options;
  const numbers = pageWindow(total, current, sibling_count, boundary_count);
  return {
    total,
    current,
    pages: numbers.map((number) => number && toPage(number)),
    previous: current > 1 ? toPage(current - 1) : null,
    next: current < total ? toPage(current + 1) : null,
    first: toPage(1), // with ends
    last: toPage(total), // with ends
  };
}
