import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRedirects, type Redirect } from '../../audit/redirects.js';
import { readPage, type ReadPage } from '../../audit/read-page.js';
import { decodeUtf8 } from '../../reading/utf8.js';
import { displayPath, statOf } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { notRead, notUtf8, type FileDiagnostic } from '../files/file-diagnostics.js';
import { listFiles } from '../files/search.js';

/** The files of a built site. */
interface ReadSite {
  readonly pages: readonly ReadPage[];
  /** Pages and directories that could not be read. */
  readonly unread: readonly FileDiagnostic[];
  readonly files: ReadonlySet<string>;
  readonly redirects: readonly Redirect[];
}

const PAGE = /\.x?html?$/i;

/**
 * Reads the pages below a directory, one after the other, and keeps of each what an audit needs.
 *
 * @param directory absolute
 * @param ignore globs of pages to leave out. Links to them are still good.
 * @throws {UsageError} if it is not a directory, or has no pages
 */
export async function readSite(
  directory: string,
  { cwd, ignore, tag }: { readonly cwd: string; readonly ignore: readonly string[]; readonly tag: string },
): Promise<ReadSite> {
  const name = displayPath(cwd, directory);
  if (statOf(directory)?.isDirectory() !== true)
    throw new UsageError(`${name} is not a directory.`, 'Name the directory of a built site.');
  const search = { directory, pattern: '**/*', ignoreFrom: cwd };
  const { files: all } = await listFiles({ ...search, ignore: [] });
  const { files: kept } = ignore.length === 0 ? { files: all } : await listFiles({ ...search, ignore });
  const pages: ReadPage[] = [];
  const unread: FileDiagnostic[] = [];
  for (const { path, place, error } of kept.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    if (error === undefined && !PAGE.test(place)) continue;
    const file = displayPath(cwd, path);
    const read = error === undefined ? readText(path, file) : notRead(file, error);
    if (typeof read === 'string') pages.push(readPage({ path: place, file, html: read }, tag));
    else unread.push(read);
  }
  if (pages.length === 0 && unread.length === 0)
    throw new UsageError(`${name} has no pages.`, 'Build the site first. Pages are files that end in .html.');
  const files = new Set(all.flatMap(({ place, error }) => (error === undefined ? place : [])));
  return { pages, unread, files, redirects: readRedirects(directory, files) };
}

function readText(path: string, file: string): string | FileDiagnostic {
  try {
    const bytes = readFileSync(path);
    return decodeUtf8(bytes) ?? notUtf8(file, bytes);
  } catch (error) {
    return notRead(file, error);
  }
}

function readRedirects(directory: string, files: ReadonlySet<string>): readonly Redirect[] {
  const name = '_redirects';
  return files.has(name) ? parseRedirects(readFileSync(join(directory, name), 'utf8')) : [];
}
