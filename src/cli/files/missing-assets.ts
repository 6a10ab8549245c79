import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'parse5';
import { attributeOf, elementsIn } from '../../audit/markup.js';
import { decode } from '../../base/path.js';
import { printable, shellWord } from '../../base/text.js';
import { displayPath, statOf } from '../base/paths.js';
import type { Outcome } from './build.js';
import type { Job } from './plan.js';

/** How many built pages are searched, and how many files are named: the others are likely the same. */
const MOST_PAGES = 5;
const MOST_FILES = 5;

/** The elements that load a file, and the attributes that name it. */
const LOADING: ReadonlyMap<string, string> = new Map([
  ['link', 'href'],
  ['script', 'src'],
  ['img', 'src'],
]);

/**
 * Finds the stylesheets, scripts and images that built pages load, and that are beside the templates but not beside the
 * pages: only templates are built.
 *
 * @returns a line for each, with the command that copies it
 *
 * @example
 * // public/index.html loads css/site.css, which is not in its place: mkdir -p public/css && cp mock/css/site.css public/css/
 */
export function reportMissingAssets(
  jobs: readonly Job[],
  outcomes: readonly Pick<Outcome, 'written' | 'tags'>[],
  cwd: string,
): string {
  const built = jobs.filter((_, index) => outcomes[index]?.written && outcomes[index].tags > 0);
  const missing = new Map<string, string>();
  for (const [file, line] of built.slice(0, MOST_PAGES).flatMap((job) => missingIn(job, cwd)))
    if (!missing.has(file)) missing.set(file, line);
  const lines = [...missing.values()].slice(0, MOST_FILES);
  const more = missing.size - lines.length;
  return [...lines, ...(more > 0 ? [`${more} more files of the templates are not there either.`] : [])]
    .map((line) => `${printable(line)}\n`)
    .join('');
}

/** The lines about one page, by the file to copy. */
function missingIn({ path, place, outputs: [page] }: Job, cwd: string): [string, string][] {
  if (page === undefined) return [];
  // A URL that begins with "/" starts at the directory that was searched, and at that of the pages.
  const rootOf = (file: string): string => file.slice(0, file.length - place.length);
  return pathsIn(readFileSync(page.path, 'utf8')).flatMap((url): [string, string][] => {
    const isAbsolute = url.startsWith('/');
    const source = join(isAbsolute ? rootOf(path) : dirname(path), url);
    const target = join(isAbsolute ? rootOf(page.path) : dirname(page.path), url);
    const isInside = !relative(rootOf(page.path), target).startsWith('..');
    if (!isInside || !isFile(source) || existsSync(target)) return [];
    const [from, directory] = [source, dirname(target)].map((one) => shellWord(displayPath(cwd, one)));
    const make = existsSync(dirname(target)) ? '' : `mkdir -p ${directory} && `;
    return [
      [source, `${page.name} loads ${url}, which is not in its place: ${make}cp ${from} ${directory}/`],
    ];
  });
}

const isFile = (path: string): boolean => statOf(path)?.isFile() ?? false;

/** The paths of files that a page loads from its own site. */
function pathsIn(html: string): string[] {
  return elementsIn(parse(html)).flatMap((element) => {
    const value = attributeOf(element, LOADING.get(element.tagName) ?? '');
    const path = value?.trim().replace(/[?#].*/s, '') ?? '';
    return path === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path) ? [] : decode(path);
  });
}
