import type { Control } from '../attributes/checked-control.js';
import { dynamicIn } from '../attributes/given.js';
import type { AttributeName } from '../attributes/schema.js';
import type { Range, Source } from '../base/source.js';
import { printProgram } from '../program/print.js';
import type { Syntax } from '../program/syntax.js';
import { isMarkdown } from '../regions/markdown.js';
import type { DynamicValue } from '../attributes/dynamic-value.js';
import type { ResolvedOptions } from '../options/render-options.js';
import type { Node } from '../themes/tree.js';
import { lower } from './lower.js';
import type { Render } from './render.js';
import { specialize, type KnownControl, type Unknown } from './specialize.js';

/** Compiles a control to the template's language, once the values of its bindings are known. */
export function createSnippet(
  component: Node,
  control: KnownControl,
  { attributes, range }: Control,
  source: Source,
  syntax: Syntax,
  singlePage: ResolvedOptions['singlePage'],
): Render {
  const { rest: passed } = control.values;
  const rest = passed.filter(({ name }) => !syntax.aroundAttributes?.includes(name));
  const around = passed.filter((one) => !rest.includes(one));
  const conditions = new Map(around.map(({ name, value }) => [name, String(value)]));
  const dynamic = new Map<Unknown, DynamicValue>(
    dynamicIn(attributes).map(({ name, value }) => [name as AttributeName, value]),
  );
  const id = rest.find(({ name }) => name === 'id')?.dynamic;
  if (id !== undefined) dynamic.set('id', id);
  const open = new Set(dynamic.keys());
  return (values) => {
    const hidesSinglePage = (values.attributes.single_page ?? singlePage) === 'hide';
    const known = { ...control, values: { ...values, rest }, open, dynamic, hidesSinglePage };
    const program = lower(specialize(component, known), known, syntax);
    return layOut(printProgram(program, syntax, origin(source, range), conditions), source, range, syntax);
  };
}

/** The origin of a snippet, in characters that end no comment in any language. */
function origin(source: Source, { start }: Range): string {
  const { file } = source;
  const name = file === undefined ? '' : ` of ${file.replace(/[^\p{L}\p{N}_./ -]|-(?=-)/gu, '_')}`;
  return `pagination-tag: made from line ${source.position(start).line}${name}`;
}

/**
 * Replaces a tag with lines that have its indentation and the template's line ends. A brace or backslash next to the
 * tag would become part of a delimiter, so a line end separates them, and so it does from code left open on the line.
 *
 * In Markdown, all is on one line: code that prints nothing leaves an empty line, which ends an HTML block.
 */
function layOut(
  lines: readonly string[],
  source: Source,
  { start, end }: Range,
  { leavesOpen }: Syntax,
): string {
  const { text, file, lineEnd } = source;
  const lineStart = start - source.position(start).column + 1;
  const [indent = ''] = /^[\t ]*/.exec(text.slice(lineStart, start)) ?? [];
  const isNearCode = /[{\\]/.test(text.charAt(start - 1)) || leavesOpen?.(text.slice(lineStart, start));
  const before = isNearCode ? [''] : [];
  const after = text.charAt(end) === '}' ? [''] : [];
  // Blade directives need spaces around them.
  const oneLine = (): string => lines.map((line) => line.trim().replace(/^@.*/, ' $& ')).join('');
  return [...before, ...(isMarkdown(file) ? [oneLine()] : lines), ...after].join(`${lineEnd}${indent}`);
}
