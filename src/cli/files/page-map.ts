import { basename, dirname, relative, sep } from 'node:path';
import type { Result } from '../../index.js';
import { sameFileKey } from '../base/paths.js';
import type { Job, Target } from './plan.js';
import { toUri } from '../base/uri.js';
import { UsageError } from '../base/usage-error.js';

/** Says where a page's source map goes. */
export function mapTarget({ path, name, within }: Target): Target {
  return { path: `${path}.map`, name: `${name}.map`, within };
}

/**
 * Writes a page's source map. It names page and template by their ways from the map, as URIs, and holds the template's
 * text.
 *
 * @param source where the template is, absolute
 * @param page where the page is, absolute; the map lies beside it
 */
export function formatMap(map: Result['map'], source: string, page: string): string {
  const way = relative(dirname(page), source).replaceAll(sep, '/');
  return `${JSON.stringify({
    version: map.version,
    file: toUri(basename(page)),
    sources: [toUri(way)],
    sourcesContent: map.sourcesContent,
    names: map.names,
    mappings: map.mappings,
  })}\n`;
}

/**
 * Refuses maps that would overwrite a template or a page.
 *
 * @throws {UsageError}
 */
export function refuseMapsOverPages(jobs: readonly Job[]): void {
  const key = (path: string | undefined): string | undefined => path && sameFileKey(path);
  const sources = new Map(jobs.map(({ path, name }) => [key(path), name]));
  const pages = new Map(jobs.map(({ target, name }) => [key(target?.path), name]));
  for (const { name, target } of jobs) {
    if (target === undefined) continue;
    const map = mapTarget(target);
    const source = sources.get(key(map.path));
    if (source !== undefined)
      throw new UsageError(
        `The map of ${name} would overwrite the input ${source}.`,
        'Use another --out-dir.',
      );
    const page = pages.get(key(map.path));
    if (page !== undefined)
      throw new UsageError(
        `The map of ${name} and the page of ${page} would both be written to ${map.name}.`,
        `Leave out ${page} with --ignore, or do without --map.`,
      );
  }
}
