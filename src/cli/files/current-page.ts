import { linksOf } from '../../audit/check-links.js';
import { readPage } from '../../audit/read-page.js';
import { Site } from '../../audit/site.js';
import { TAG } from '../../base/html.js';
import type { PaginationOptions, PaginationTagPlace } from '../../index.js';
import { dialectOfFile } from '../../options/options.js';
import { PAGE_FILE } from '../../reading/page-file.js';
import { ofFile, type FileDiagnostic } from './file-diagnostics.js';

/**
 * Warns if the control of a page says that it is another page: if exactly one of its links leads to the page itself, and
 * this is not that of the current page. A layout with a fixed current page makes such pages.
 *
 * @param place the path of the page below the directory that is built, with "/"
 * @param tags in the template, with the ranges of their controls in the page
 */
export function checkCurrentPage(
  { place, file }: { readonly place: string; readonly file: string },
  { template, html }: { readonly template: string; readonly html: string },
  tags: readonly PaginationTagPlace[],
  { dialect, dialects, tag = TAG }: PaginationOptions,
): FileDiagnostic[] {
  const lastNumber = place.match(/\d+/g)?.at(-1);
  if (tags.length === 0 || lastNumber === undefined || !PAGE_FILE.test(place)) return [];
  // The output of a template in another language has a different URL.
  if ((dialect ?? dialectOfFile(file, dialects) ?? 'html') !== 'html') return [];
  const found = tags.flatMap(({ start, end, output }) => {
    const markup = html.slice(output.start, output.end);
    // Reading every control would take half as long again as the build itself. The URL of the page has its number.
    if (!markup.includes(lastNumber) || currentNumber(markup) === Number(lastNumber)) return [];
    const page = readPage({ path: place, file, read: () => markup }, tag);
    const site = new Site({ files: new Set([place]), base: '/', redirects: [] }, []);
    return page.controls.flatMap((control) => {
      const own = linksOf(control, page, site).filter(
        ({ to, href, entry }) =>
          entry.number !== undefined && to.kind === 'file' && !/^[?#]/.test(href.trim()),
      );
      const [link, ...others] = own;
      const { current } = control;
      if (link?.number === undefined || others.length > 0 || link.number === current) return [];
      const values = { current: String(current), number: link.number, url: link.href };
      const range = { start: start.offset, end: end.offset };
      return ofFile(file, 'wrong-current-page', values, range, template);
    });
  });
  if (found.length === 0) return [];
  // With a base, links lead elsewhere.
  const { baseUrl } = readPage({ path: place, file, read: () => html }, tag).links();
  return baseUrl === undefined ? found : [];
}

/** The number of the current page, if its text begins with one in ASCII digits. */
function currentNumber(markup: string): number {
  const mark = markup.indexOf('aria-current="page"');
  return parseInt(markup.slice(markup.indexOf('>', mark) + 1), 10);
}
