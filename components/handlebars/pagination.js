// Written by pagination-tag.
// The helper of the partial pagination.hbs: Handlebars.registerHelper({ pagination })

/**
 * Returns what the partial shows: its arguments with their defaults, and the pages.
 * Returns null for a list of one page. // without single-page
 */
export function pagination({
  path,
  first_path,
  total_pages, // without summary
  total_items, // with summary
  page_size, // with summary
  current_page,
  sibling_count = 1, // with numbers
  boundary_count = 1, // with numbers
  show_boundary_chevrons = false,
  first_label = "First page", // with ends
  previous_label = "Previous page",
  next_label = "Next page",
  last_label = "Last page", // with ends
  page_label = "Page :page", // with page-labels
  position_label = "Page :page of :pages", // with position
  summary = ":from to :to of :total", // with summary
  page_sizes = [10, 25, 50, 100], // with sizes
  page_size, // with sizes // without summary
  size_param = "per_page", // with sizes
  jump_label = "Go to page", // with jump
  size_label = "Items per page", // with sizes
  go_label = "Go", // with forms
  aria_label = "Pagination",
  class: classes = "",
  attributes = {},
}) {
  const total = Math.max(toNumber(total_pages), 1); // without summary
  const items = Math.max(toNumber(total_items), 0); // with summary
  const size = Math.max(toNumber(page_size), 1); // with summary
  const total = Math.max(Math.ceil(items / size), 1); // with summary
  if (total === 1) return null; // without single-page
  const current = Math.min(Math.max(toNumber(current_page), 1), total);
  const toPath = pathTo(path);
  const toPage = (number) => ({
    number,
    href: safeUrl((number === 1 && first_path) || toPath(number)),
    label: page_label.replaceAll(":page", number), // with page-labels
    isCurrent: number === current, // with numbers
    isFirst: number === 1, // with numbers
    isLast: number === total, // with numbers
  });
  const pages = pageWindow(total, current, sibling_count, boundary_count); // with numbers
  return {
    pages: pages.map((page) => (page ? toPage(page) : { isGap: true })), // with numbers
    // begin with position
    position: position_label.replace(":pages", total).replace(":page", current),
    // end
    // begin with summary
    summary: summary
      .replace(":total", items)
      .replace(":from", Math.min((current - 1) * size + 1, items))
      .replace(":to", Math.min(current * size, items)),
    // end
    hasPages: total > 1, // with single-page
    previous: current > 1 ? toPage(current - 1) : null,
    next: current < total ? toPage(current + 1) : null,
    first: toPage(1), // with ends
    last: toPage(total), // with counted
    jump: toForm(formOf(toPath)), // with jump
    sizes: toForm(sizesOf(toPath, size_param, page_sizes, page_size)), // with sizes
    jump_label, // with jump
    size_label, // with sizes
    go_label, // with forms
    show_boundary_chevrons,
    first_label, // with ends
    previous_label,
    next_label,
    last_label, // with ends
    attributes: (themeClasses) =>
      toMarkup({
        class: [themeClasses, classes].filter(Boolean).join(" ") || null,
        "aria-label": aria_label,
        ...attributes,
      }),
  };
}

# include shared/handlebars.js
// begin with forms

/** Names what the partial shows of a form. */
function toForm(form) {
  return {
    ...form,
    fields: form.fields.map(([name, value]) => ({ name, value })),
    // begin with sizes
    choices: form.choices?.map((size) => ({
      size,
      isChosen: size === form.chosen,
    })),
    // end
  };
}
// end

# include shared/pages.js

# include shared/url.js
// begin with forms

# include shared/forms.js
// end
// begin with sizes

# include shared/sizes.js
// end
