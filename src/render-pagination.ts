import { checkAttributes } from './attributes/check-attributes.js';
import { prepareControl } from './control/control.js';
import {
  diagnose,
  tellWarnings,
  PaginationTagError,
  reportTo,
  type Problem,
} from './diagnostics/diagnostic.js';
import { escapeHtml } from './base/escape.js';
import { resolveRenderOptions, type RenderOptions } from './options/render-options.js';
import type { GlobalName } from './attributes/names.js';
import { isSchemaName, type LinkName, type PaginationAttributes } from './attributes/schema.js';
import type { WrittenAttribute } from './attributes/tag-attribute.js';
import { isWritable, type Writable } from './attributes/values.js';
import type { ReservedLinkName } from './attributes/passed-attributes.js';
import { Source } from './base/source.js';
import { isObject } from './base/validate.js';
import { themedControl } from './control/themed-control.js';

/**
 * Attributes for `renderPagination`: those of the table, link attributes, and global HTML attributes. An interface
 * has no index signature, so only the first type accepts it.
 */
export type ControlAttributes =
  | PaginationAttributes
  | (PaginationAttributes & { readonly [Name in GlobalName | LinkName]?: Writable | undefined } & {
      readonly [Name in ReservedLinkName]?: never;
    });

/**
 * Renders one control, without a template.
 *
 * @param attributes values by attribute name. Page numbers can be numbers or numeric strings, and a current page from a
 *   visitor can be anything: what is not a number is page 1, unless `invalidPage` is `'throw'`. Attributes that are not
 *   in the table are passed to the container: `true` writes the bare name, `false` leaves the attribute out.
 * @throws {PaginationTagError} if an attribute is invalid; the frame shows the attributes as a tag
 * @throws {TypeError} if an option is invalid or `attributes` is not an object
 * @example
 * renderPagination({ path: (page) => `/posts?page=${page}`, total_pages: 42, current_page: 7, id: 'pager' })
 * // '<nav class="pagination" aria-label="Pagination" id="pager">…</nav>'
 */
export function renderPagination(attributes: ControlAttributes, options?: RenderOptions): string {
  const resolved = resolveRenderOptions(options);
  const { invalidPage = 'first' } = resolved;
  // Callers in plain JavaScript may pass nothing or a template.
  if (!isObject(attributes))
    throw new TypeError(
      "The attributes must be an object, such as { path: '/posts/:page', total_pages: 42 }.",
    );
  const { text, written } = writeAsTag(attributes, resolved.tag);
  const source = new Source(text, resolved.file, resolved.tag);
  const place = { start: 0, end: text.length };
  const problems: Problem[] = [];
  const control = checkAttributes(text, written, { ...resolved, invalidPage }, problems, place);
  const themed = themedControl(resolved.theme);
  const context = { source, themed, documentLanguage: undefined, options: resolved, isReused: false };
  const rendered = control && prepareControl(control, context).render(undefined, reportTo(problems));
  if (rendered === undefined) throw new PaginationTagError(diagnose(source, problems));
  tellWarnings(source, problems, resolved.onWarning);
  return rendered;
}

/** Writes the attributes that are set as a tag, so that messages can point to an invalid one. */
function writeAsTag(attributes: ControlAttributes, tag: string) {
  let text = `<${tag}`;
  const written: WrittenAttribute[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false && !isSchemaName(name)) continue;
    const start = text.length + 1;
    const shown = isWritable(value) ? String(value) : `(${typeof value})`;
    const isUnset = value === undefined || value === null;
    if (!isUnset) text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(shown)}"`;
    written.push({ kind: 'written', name, value: value ?? undefined, range: { start, end: text.length } });
  }
  return { text: `${text}>`, written };
}
