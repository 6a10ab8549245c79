import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { AuditedPage } from '../audit/audit.js';
import type { ReadPage } from '../audit/read-page.js';
import { formatDiagnostic, preprocess } from '../index.js';
import { PAGE_FILE } from '../reading/page-file.js';
import { decodeText } from '../reading/utf8.js';
import { nameOf, type AuditChoice, type Pages } from './pages.js';

export interface BuiltSite {
  /** The absolute path of its directory. */
  readonly directory: string;
  /** The URL that it is served at: a path such as `/docs/`, or a URL with a host. */
  readonly base: string;
  /** The source of each page, by the path of the page. Both are absolute. Other files are only led to. */
  readonly sources: ReadonlyMap<string, string>;
}

/** How many problems are shown. The others often have the same cause. */
const MOST_SHOWN = 10;

/**
 * Checks the pagination of a built site, as `pagination-tag audit` does. A tag that is left fails the build, whatever
 * the choice.
 *
 * @param choice what to do about errors. Warnings are passed to `warn`.
 * @throws {Error} if the build fails
 */
export async function auditBuild(
  site: BuiltSite,
  pages: Pages,
  choice: AuditChoice,
  warn: (text: string) => unknown,
): Promise<void> {
  if (choice === false) return;
  const { directory, base, sources } = site;
  // Loaded here, because most runs of a build tool do not get so far.
  const [{ auditSite }, { readPage }, { parseRedirects }] = await Promise.all([
    import('../audit/audit.js'),
    import('../audit/read-page.js'),
    import('../audit/redirects.js'),
  ]);
  const files = new Set(listFiles(directory));
  const read = [...sources].flatMap(([path, source]) => {
    const place = relative(directory, path).replaceAll(sep, '/');
    if (!files.has(place) || !PAGE_FILE.test(path) || !pages.acceptsSource(source)) return [];
    const file = nameOf(path);
    return readPage({ path: place, file, read: () => decodeText(readFileSync(path), file) }, pages.tag);
  });
  const redirects = files.has('_redirects')
    ? parseRedirects(readFileSync(join(directory, '_redirects'), 'utf8'))
    : [];
  const audited = auditSite(read, { files, base, redirects });

  const found = read.flatMap((page, index) =>
    (audited[index]?.diagnostics ?? []).map((diagnostic) => ({ page, diagnostic })),
  );
  const fails = ({ diagnostic: { code, severity } }: Found): boolean =>
    code === 'unreplaced-tag' || (choice === 'throw' && severity === 'error');
  const others = found.filter((one) => !fails(one));
  for (const text of format(others, site, pages.tag)) warn(text);
  const fatal = format(found.filter(fails), site, pages.tag);
  if (fatal.length === 0) return;
  const error = new Error(fatal.join('\n\n'));
  error.stack = error.message;
  throw error;
}

interface Found {
  readonly page: ReadPage;
  readonly diagnostic: AuditedPage['diagnostics'][number];
}

/** Formats the first problems, each with the source that it comes from. */
function format(problems: readonly Found[], { directory, base, sources }: BuiltSite, tag: string): string[] {
  const shown = problems.slice(0, MOST_SHOWN).map(({ page, diagnostic }) => {
    const source = sources.get(join(directory, page.path));
    const origin = source === undefined ? undefined : originOf(page, diagnostic, source, tag);
    return [formatDiagnostic(diagnostic), origin ?? []].flat().join('\n');
  });
  const more = problems.length - shown.length;
  if (more === 0) return shown;
  const command = `npx pagination-tag audit ${nameOf(directory)}${base === '/' ? '' : ` --base ${base}`}`;
  return [...shown, `There are ${more} more problems. To see all of them, run ${command}`];
}

/** The places of all files below a directory, with "/". Node's own recursion follows links since version 22, in circles, too. */
function listFiles(directory: string, folder = ''): string[] {
  return readdirSync(join(directory, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = folder + entry.name;
    return entry.isDirectory() ? listFiles(directory, `${place}/`) : [place];
  });
}

/** Says which source a problem comes from, and which tag in it if the page has a control for each. */
function originOf(
  { controls }: ReadPage,
  { code, start }: Found['diagnostic'],
  source: string,
  tag: string,
): string | undefined {
  // A page may be made by a program, from no file.
  if (!existsSync(source)) return undefined;
  const { tags } = preprocess(readFileSync(source, 'utf8'), { tag, dialect: 'html' });
  const index = controls.findLastIndex(({ place }) => place.start <= start.offset);
  const isKnown = tags.length === controls.length && code !== 'unreplaced-tag';
  const place = isKnown ? tags[index]?.start : undefined;
  if (place === undefined) return `The page comes from ${nameOf(source)}.`;
  return `The tag is in ${nameOf(source)}:${place.line}:${place.column}.`;
}
