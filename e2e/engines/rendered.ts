import { renderPagination, type PaginationOptions } from '../../src/index.js';
import type { Rendering } from './engine.js';

/** The control that literals give, in the element around it. */
export function literal(
  attributes: Parameters<typeof renderPagination>[0],
  options?: PaginationOptions,
): string {
  return squeeze(`<div>${renderPagination(attributes, options)}</div>`);
}

/** The output of an engine, ready to compare. */
export function htmlOf(rendering: Rendering): string {
  return 'output' in rendering ? squeeze(rendering.output) : `failed: ${rendering.error}`;
}

/**
 * The white space between tags is the layout's, and not the control's. HEEx ends void elements as HTML does. The quotation marks
 * around code are the author's.
 */
export function squeeze(html: string): string {
  return html
    .replace(/(?<= [\w:-]+=)'([^'"<>]*)'/g, '"$1"')
    .replaceAll(' />', '>')
    .replace(/>\s+/g, '>')
    .replace(/\s+</g, '<')
    .trim();
}

/** Where a character is code of a language, or may be, a reference stands for it. */
export function decodeDelimiters(html: string): string {
  return html.replace(/&#(123|125|35|39|64|92);/g, (_, code) => String.fromCharCode(Number(code)));
}
