/** What Handlebars gives to a block helper, last of its arguments. */
interface BlockOptions {
  readonly data?: unknown;
  readonly fn: (context: unknown, options: { data: unknown; blockParams: readonly unknown[] }) => string;
}

/** The helpers that compiled controls need: Handlebars itself neither adds nor compares. They keep no state. */
export const paginationHelpers = {
  /** Adds two values, within bounds if they are given. What is no number counts as 0, and fractions are cut off. */
  paginationAdd(a: unknown, b: unknown, min: unknown, max: unknown): number {
    const sum = (Math.trunc(Number(a)) || 0) + (Math.trunc(Number(b)) || 0);
    const atLeast = typeof min === 'number' ? Math.max(sum, min) : sum;
    return typeof max === 'number' ? Math.min(atLeast, max) : atLeast;
  },
  /** Compares two integers, and gives one value or another. */
  paginationChoose(a: number, operator: string, b: number, then: unknown, otherwise: unknown): unknown {
    return a < b ? (operator === '==' ? otherwise : then) : a === b && operator !== '<' ? then : otherwise;
  },
  /** Writes the block once for each integer from the first to the last, as its block parameter; for one alone, once. */
  paginationEach(this: unknown, first: number, ...others: readonly unknown[]): string {
    const options = others.at(-1) as BlockOptions;
    const last = others.length > 1 ? (others[0] as number) : first;
    let output = '';
    for (let value = first; value <= last; value++) {
      output += options.fn(this, { data: options.data, blockParams: [value] });
    }
    return output;
  },
};

/** The helpers as a module of their own, so that a site needs no package at run time. */
export function helpersModule(): string {
  const helpers = Object.values(paginationHelpers)
    .map((helper) => `  ${helper.toString().replace(/\n {4}/g, '\n  ')},\n`)
    .join('');
  return `// Helpers for the controls that pagination-tag has compiled to Handlebars: Handlebars.registerHelper(helpers).\nexport const helpers = {\n${helpers}};\n`;
}
