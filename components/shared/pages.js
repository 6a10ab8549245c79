// begin with numbers
/**
 * Returns the numbers of the pages to show, with null where some are left out.
 * There are as many on every page of a list, so that no link moves under the
 * pointer. A gap never hides a single page.
 */
function pageWindow(total, current, siblings, boundaries) {
  const half = siblings + boundaries + (boundaries > 0 ? 1 : 0);
  const hidden = Math.max(total - 2 * half - 1, 0);
  const shift = Math.min(Math.max(current - half - 1, 0), hidden);
  const left = boundaries + 1;
  const right = total - hidden - boundaries;
  const pages = [];
  for (let slot = 1; slot <= total - hidden; slot++) {
    const isGap = slot === left ? shift > 0 : slot === right && shift < hidden;
    if (slot < left) pages.push(slot);
    else if (slot > right) pages.push(slot + hidden);
    else pages.push(isGap && boundaries > 0 ? null : slot + shift);
  }
  return pages;
}

// end
/** Reads the sign and the digits of a number from a visitor. Anything else is 1. */
function toNumber(value) {
  if (Number.isSafeInteger(value)) return value;
  const text = ["string", "number"].includes(typeof value) ? String(value) : "";
  const [, digits = "1"] = /^\s*([+-]?\d+)(?:\.\d*)?\s*$/.exec(text) ?? [];
  return Number(digits);
}

/** Returns a function from the number of a page to its path. */
function pathTo(path) {
  if (typeof path === "function") return path;
  const parts = String(path).split(/(?::|%3A)page(?!\w)/i);
  if (parts.length === 1) {
    throw new TypeError(`path has no :page for the number: ${path}`);
  }
  return (page) => parts.join(page);
}
