/** A sign and digits, such as `7`. A fraction is cut off: `7.9` is 7. */
const NUMBER = /^\s*([+-]?\d+)(?:\.\d*)?\s*$/;

/**
 * Reads a page number as a visitor may have sent it: in `?page=`, `?page=abc`, or twice, as an array.
 *
 * @param value any value, from a query, a path or a form
 * @returns an integer from 1; 1 for anything that is not a number
 * @example
 * readVisitorPage('7.9') // 7
 * readVisitorPage(['2', '3']) // 1
 */
export function readVisitorPage(value: unknown): number {
  const page = typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : readDigits(value);
  return Math.min(Math.max(page, 1), Number.MAX_SAFE_INTEGER);
}

function readDigits(value: unknown): number {
  const text = typeof value === 'string' || typeof value === 'bigint' ? String(value) : '';
  return Number(NUMBER.exec(text)?.[1] ?? 1);
}
