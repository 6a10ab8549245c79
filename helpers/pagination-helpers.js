// Written by pagination-tag.
// Helpers for controls in Handlebars, to be registered with Handlebars.registerHelper(helpers).

/** Converts any value to an integer, even an object that cannot be converted to a number. */
function toInteger(value) {
  try {
    return Math.min(Math.trunc(Number(value)) || 0, 999999999999999);
  } catch {
    return 0;
  }
}

export const helpers = {
  /** Adds two values, within optional bounds. Non-numbers count as 0, and fractions are truncated. */
  paginationAdd(a, b, min, max) {
    const sum = toInteger(a) + toInteger(b);
    const atLeast = typeof min === 'number' ? Math.max(sum, min) : sum;
    return typeof max === 'number' ? Math.min(atLeast, max) : atLeast;
  },

  /** Says how many pages of a size some items fill, at least one. */
  paginationPages(items, size) {
    return Math.max(Math.ceil(items / size), 1);
  },

  /** Says how many items are on the pages before one. */
  paginationBefore(page, size) {
    return (page - 1) * size;
  },

  /** Compares two integers by "<", "<=" or "==", and returns one of two values. */
  paginationChoose(a, operator, b, then, otherwise) {
    const holds = operator === '<' ? a < b : operator === '<=' ? a <= b : a === b;
    return holds ? then : otherwise;
  },

  /** Gives one value or another, by what {{#if}} says of a value. It takes includeZero=true, too. */
  paginationIf(value, then, otherwise, { hash }) {
    const given = typeof value === 'function' ? value.call(this) : value;
    return (given || (hash.includeZero && given === 0)) && !(Array.isArray(given) && given.length === 0)
      ? then
      : otherwise;
  },

  /** Writes the block once for each integer from the first to the last, as its block parameter; for one alone, once. */
  paginationEach(first, ...others) {
    const options = others.at(-1);
    const last = others.length > 1 ? others[0] : first;
    let output = '';
    for (let value = first; value <= last; value++) {
      output += options.fn(this, { data: options.data, blockParams: [value] });
    }
    return output;
  },

  /** Writes an integer in groups of digits, given the lengths of the last group and of the others, and the digit zero. */
  paginationFormat(value, separator, last, others, zero) {
    const groups = last > 0 ? `\\B(?=(?:\\d{${others}})*\\d{${last}}$)` : '$^';
    return String(value)
      .replace(new RegExp(groups, 'g'), separator)
      .replace(/[0-9]/g, (digit) => String.fromCodePoint(zero.codePointAt(0) + Number(digit)));
  },
};
