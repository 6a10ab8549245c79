import { dialectOf } from '../src/dialects/index.js';

/**
 * Writes the attributes whose values come from variables of a template language.
 *
 * @returns by name; undefined for plain HTML
 */
export function variableAttributes(name: string): Readonly<Record<string, string>> | undefined {
  const dialect = dialectOf(name);
  if (dialect === undefined) return undefined;
  const write = (attribute: string, value: string): string => {
    const bare = `${attribute}=${value}`;
    // HEEx takes what is in quotation marks for text.
    const isBare = dialect.findRegions(`<p ${bare}>`).some(({ isValue }) => isValue);
    return isBare ? bare : `${attribute}="${value}"`;
  };
  const [total, current] = dialect.examples.numbers;
  return { total_pages: write('total_pages', total), current_page: write('current_page', current) };
}
