import type { Range, Source } from './source.js';

/** Says where a snippet comes from, in characters that end no comment of any language. */
export function origin(source: Source, { start }: Range): string {
  const { file } = source;
  const name = file === undefined ? '' : ` of ${file.replace(/[^\p{L}\p{N}_./ -]|-(?=-)/gu, '_')}`;
  return `pagination-tag: made from line ${source.position(start).line}${name}`;
}

/**
 * Puts lines in the place of a tag, each indented as the tag's line is and ended as the template's lines are.
 *
 * @param place the tag
 */
export function layOut(lines: readonly string[], { text }: Source, { start }: Range): string {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const [indent = ''] = /^[\t ]*/.exec(text.slice(lineStart, start)) ?? [];
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return lines.join(`${lineEnd}${indent}`);
}
