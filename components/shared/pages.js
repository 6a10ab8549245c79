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
  const [left, right] = [boundaries + 1, total - hidden - boundaries];
  return Array.from({ length: total - hidden }, (_, index) => {
    const slot = index + 1;
    if (slot < left) return slot;
    if (slot > right) return slot + hidden;
    const isGap = slot === left ? shift > 0 : slot === right && shift < hidden;
    return isGap && boundaries > 0 ? null : slot + shift;
  });
}

// end
/** Reads the sign and the digits of a number from a visitor. Anything else is 1. */
function toNumber(value) {
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
