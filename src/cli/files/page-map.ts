import { basename, dirname, relative, sep } from 'node:path';
import type { Result } from '../../index.js';
import { toUri } from '../base/paths.js';

/**
 * Writes a page's source map. It names page and template by their ways from the map, as URIs, and holds the template's
 * text.
 *
 * @param source where the template is, absolute
 * @param page where the page is, absolute; the map lies beside it
 */
export function formatMap(map: Result['map'], source: string, page: string): string {
  const way = relative(dirname(page), source).replaceAll(sep, '/');
  const { version, sourcesContent, names, mappings } = map;
  const [file, sources] = [toUri(basename(page)), [toUri(way)]];
  return `${JSON.stringify({ version, file, sources, sourcesContent, names, mappings })}\n`;
}
