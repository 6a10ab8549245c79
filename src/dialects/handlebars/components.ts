import { END_OF_NAME } from '../../base/html.js';
import { problem, type Problem } from '../../diagnostics/diagnostic.js';

/** Hides component tags, which Ember recognizes by their capital, and reports their start tags. */
export function hideComponents(html: string, tag: string) {
  const components: Problem[] = [];
  const component = new RegExp(`(</?)(${tag.charAt(0).toUpperCase()}${tag.slice(1)})(?=${END_OF_NAME})`, 'g');
  const masked = html.replace(component, (written: string, opening: string, name: string, start: number) => {
    const range = { start, end: start + written.length };
    if (opening === '<') components.push(problem('component-tag', range, { name }));
    return opening + 'c'.padEnd(name.length, '_');
  });
  return { masked, components };
}
