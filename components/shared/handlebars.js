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
