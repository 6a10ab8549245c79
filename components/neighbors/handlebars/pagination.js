// Written by pagination-tag.
// The helper of the partial pagination.hbs: Handlebars.registerHelper({ pagination })

/**
 * Returns what the partial shows: its arguments with their defaults.
 * Returns null if there is neither page.
 */
export function pagination({
  previous_path,
  next_path,
  previous_title,
  next_title,
  show_boundary_chevrons = false,
  previous_label = "Previous page",
  next_label = "Next page",
  aria_label = "Pagination",
  class: classes = "",
  attributes = {},
}) {
  if (!previous_path && !next_path) return null;
  return {
    previous_path: previous_path && safeUrl(previous_path),
    next_path: next_path && safeUrl(next_path),
    previous_title,
    next_title,
    show_boundary_chevrons,
    previous_label,
    next_label,
    attributes: (themeClasses) =>
      toMarkup({
        class: [themeClasses, classes].filter(Boolean).join(" ") || null,
        "aria-label": aria_label,
        ...attributes,
      }),
  };
}

# include shared/handlebars.js

# include shared/url.js
