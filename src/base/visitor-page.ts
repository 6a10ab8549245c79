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
  const isRead = ['string', 'number', 'bigint'].includes(typeof value);
  // Large numbers are written with an exponent: String(2 ** 70) is "1.1805916207174113e+21".
  const text = typeof value === 'number' && Number.isFinite(value) ? BigInt(Math.trunc(value)) : value;
  const [, digits = '1'] = (isRead && NUMBER.exec(String(text))) || [];
  return Math.min(Math.max(Number(digits), 1), Number.MAX_SAFE_INTEGER);
}
