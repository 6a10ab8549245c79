import type { Range } from '../base/source.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';

/**
 * Hides tags that are components of the template's language, which tells them from elements by their capital.
 *
 * @param html the template, its code masked
 * @param name our own
 * @returns the template, of the same length, and a notice for each start tag
 */
export function hideComponents(
  html: string,
  dialect: Dialect | undefined,
  name: string,
): { readonly masked: string; readonly components: readonly Problem[] } {
  if (!dialect?.hasComponents) return { masked: html, components: [] };
  const components: Problem[] = [];
  const component = new RegExp(`(</?)${name.charAt(0).toUpperCase()}${name.slice(1)}(?=[\\s/>])`, 'g');
  const masked = html.replace(component, (tag, opening: string, start: number) => {
    const range: Range = { start, end: start + tag.length };
    if (opening === '<') components.push(problem('component-tag', range, { name: tag.slice(1) }));
    return `${opening}${'c'.padEnd(name.length, '_')}`;
  });
  return { masked, components };
}
