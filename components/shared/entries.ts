/** Reads a sign and digits, and cuts a fraction off. Anything else is 1. */
function toInteger(value: unknown): number {
  if (typeof value !== "number" && typeof value !== "string") return 1;
  const [, digits = 1] = /^([+-]?\d+)(?:\.\d*)?$/.exec(String(value)) ?? [];
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}
// begin with numbers

/** Returns page numbers, and gaps for pages left out: as many entries on every page. */
function getEntries(
  total: number,
  current: number,
  siblings: number,
  boundaries: number,
): (number | `gap-${number}`)[] {
  const outer = boundaries === 0 ? 0 : boundaries + 1;
  if (total <= 2 * (siblings + outer) + 1) return range(1, total);

  const first = Math.min(
    Math.max(current - siblings, outer + 1),
    total - outer - 2 * siblings,
  );
  const last = first + 2 * siblings;
  if (boundaries === 0) return range(first, last);
  return [
    ...range(1, boundaries),
    gap(outer, first - 1),
    ...range(first, last),
    gap(last + 1, total - boundaries),
    ...range(total - boundaries + 1, total),
  ];
}

/** A gap never stands for a single page. Its name tells it from the other gap. */
function gap(first: number, last: number): number | `gap-${number}` {
  return first === last ? first : `gap-${first}`;
}

function range(first: number, last: number): number[] {
  const length = last - first + 1;
  return Array.from({ length }, (_, index) => first + index);
}
// end
