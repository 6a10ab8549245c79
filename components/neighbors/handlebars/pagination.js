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
    previous_label, // without short-labels
    next_label, // without short-labels
    previous_label: toLabel(previous_label), // with short-labels
    next_label: toLabel(next_label), // with short-labels
    attributes: (themeClasses) =>
      toMarkup({
        class: [themeClasses, classes].filter(Boolean).join(" ") || null,
        "aria-label": aria_label,
        ...attributes,
      }),
  };
}

/** Splits a label into what is shown and what is hidden. */ // with short-labels
function toLabel(label) { // with short-labels
  const [beginning, end] = [label].flat(); // with short-labels
  return { all: [label].flat().join(""), beginning, end }; // with short-labels
} // with short-labels
 // with short-labels
/** Writes attributes, without those that are off. */
function toMarkup(attributes) {
  const references = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
  const all = Object.entries(attributes)
    .filter(([, value]) => value !== false && value != null)
    .map(([name, value]) => {
      const text = value === true ? "" : String(value);
      return `${name}="${text.replace(/[&<"]/g, (sign) => references[sign])}"`;
    });
  // Handlebars does not escape what has this method.
  return { toHTML: () => all.join(" ") };
}

# include shared/url.js
