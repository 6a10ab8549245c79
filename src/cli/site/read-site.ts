import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseRedirects, type Redirect } from '../../audit/redirects.js';
import { readPage, type ReadPage } from '../../audit/read-page.js';
import { PAGE_FILE } from '../../reading/page-file.js';
import { decodeText, isUtf8Text } from '../../reading/utf8.js';
import { displayPath, statOf } from '../base/paths.js';
import { UsageError } from '../../base/usage-error.js';
import { notRead, notUtf8, type FileDiagnostic } from '../files/file-diagnostics.js';
import { readTemplate } from '../files/read-file.js';
import { listFiles, type Input } from '../files/search.js';

/**
 * Reads the pages below a directory, one after the other, and keeps of each what an audit needs.
 *
 * @param directory absolute
 * @param ignore globs of pages to leave out. Links to them are still good.
 * @returns the site, and the problems of pages and directories that could not be read
 * @throws {UsageError} if it is not a directory, or has no pages
 */
export async function readSite(
  directory: string,
  { cwd, ignore, tag }: { readonly cwd: string; readonly ignore: readonly string[]; readonly tag: string },
) {
  const name = displayPath(cwd, directory);
  if (statOf(directory)?.isDirectory() !== true)
    throw new UsageError(`${name} is not a directory.`, 'Name the directory of a built site.');
  const search = { directory, pattern: '**/*', ignoreFrom: cwd };
  const { files: all } = await listFiles({ ...search, ignore: [] });
  const { files: kept } = ignore.length === 0 ? { files: all } : await listFiles({ ...search, ignore });
  const within = realpathSync.native(directory);
  const pages: ReadPage[] = [];
  const unread: FileDiagnostic[] = [];
  for (const input of kept.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    if (input.error === undefined && !PAGE_FILE.test(input.place)) continue;
    const read = readFile(input, displayPath(cwd, input.path), tag, within);
    if ('code' in read) unread.push(read);
    else pages.push(read);
  }
  if (pages.length === 0 && unread.length === 0)
    throw all.some(({ place }) => PAGE_FILE.test(place))
      ? new UsageError(`All pages of ${name} are ignored.`, 'Change the globs of --ignore.')
      : new UsageError(
          `${name} has no pages.`,
          'Build the site first. Pages are files that end in .html, .htm or .xhtml.',
        );
  const files = new Set(all.flatMap(({ place, error }) => (error === undefined ? place : [])));
  let redirects: readonly Redirect[] = [];
  const rules = join(within, '_redirects');
  try {
    if (files.has('_redirects')) redirects = parseRedirects(readTemplate(rules, within).bytes.toString());
  } catch (error) {
    unread.push(notRead(displayPath(cwd, rules), error));
  }
  return { pages, unread, files, redirects };
}

/** Reads a page, unless a link that leads out of the site has replaced it since it was found. */
function readFile({ path, place, error }: Input, file: string, tag: string, within: string) {
  if (error !== undefined) return notRead(file, error);
  try {
    const { bytes } = readTemplate(path, within);
    const read = (): string => decodeText(readTemplate(path, within).bytes, file);
    if (!isUtf8Text(bytes)) return notUtf8(file, bytes);
    return readPage({ path: place, file, read }, tag, bytes.toString());
  } catch (error) {
    return notRead(file, error);
  }
}
