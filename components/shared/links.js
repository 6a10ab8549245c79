const total = Math.max(toNumber(total_pages), 1); // without summary
const items = Math.max(toNumber(total_items), 0); // with summary
const size = Math.max(toNumber(page_size), 1); // with summary
const total = Math.max(Math.ceil(items / size), 1); // with summary
const current = Math.min(Math.max(toNumber(current_page), 1), total);
const numbers = pageWindow(total, current, sibling_count, boundary_count); // with numbers
const pages = numbers.map((page) => page && toPage(page)); // with numbers
const previous = current > 1 ? toPage(current - 1) : null;
const next = current < total ? toPage(current + 1) : null;
const first = toPage(1); // with ends
const last = toPage(total); // with counted
// begin with position
const position = position_label
  .replace(":pages", total)
  .replace(":page", current);
// end
// begin with summary
const summaryText = summary
  .replace(":total", items)
  .replace(":from", Math.min((current - 1) * size + 1, items))
  .replace(":to", Math.min(current * size, items));
// end
const others = Object.entries(attributes)
  .filter(([, value]) => value !== false && value != null)
  .map(([name, value]) => [name, value === true ? "" : value]);

function toPage(number) {
  const label = page_label.replaceAll(":page", number); // with page-labels
  const url = (number === 1 && first_path) || toPath(number);
  return { number, href: safeUrl(url), label }; // with page-labels
  return { number, href: safeUrl(url) }; // without page-labels
}
