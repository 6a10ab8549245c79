const total = Math.max(toNumber(total_pages), 1);
const current = Math.min(Math.max(toNumber(current_page), 1), total);
const numbers = pageWindow(total, current, sibling_count, boundary_count);
const pages = numbers.map((page) => page && toPage(page));
const previous = current > 1 ? toPage(current - 1) : null;
const next = current < total ? toPage(current + 1) : null;
const first = toPage(1); // with ends
const last = toPage(total); // with ends
const firstLabel = [first_label].flat(); // with ends // with short-labels
const lastLabel = [last_label].flat(); // with ends // with short-labels
const previousLabel = [previous_label].flat(); // with short-labels
const nextLabel = [next_label].flat(); // with short-labels
const others = Object.entries(attributes)
  .filter(([, value]) => value !== false && value != null)
  .map(([name, value]) => [name, value === true ? "" : value]);

function toPage(number) {
  const label = page_label.replaceAll(":page", number); // with page-labels
  const url = (number === 1 && first_path) || pathTo(path)(number);
  return { number, href: safeUrl(url), label }; // with page-labels
  return { number, href: safeUrl(url) }; // without page-labels
}
