import { escapeHtml } from '../base/escape.js';
import { nearMissOfToken, variesByPage } from '../base/path.js';
import { problem, type Report } from '../diagnostics/diagnostic.js';
import { isDelimited, unknownLanguage } from '../dialects/unknown.js';
import type { ResolvedOptions } from '../options/render-options.js';
import type { Attribute } from '../tags/parsed-tags.js';
import { bindingInside, isBinding, mayBeVisitors } from './binding.js';
import { foreignCode } from './expression.js';
import { valueRange } from './read-dynamic-value.js';
import { isLinkName, isSchemaName, rowOf, takesText } from './schema.js';
import type { TagAttribute } from './tag-attribute.js';
import { show } from './values.js';

/** Classifies an attribute without template code as a literal or a binding. */
export function classifyText(
  template: string,
  attribute: Attribute,
  options: ResolvedOptions,
  report: Report,
): TagAttribute | undefined {
  const { name, value, range } = attribute;
  const { dialect, file, bindings } = options;
  const text = value ?? '';
  const literal = { kind: 'written', name, value, range } as const;
  // `total_pages="$pages"` in Blade.
  const isVariable = dialect !== undefined && rowOf(name)?.type === 'integer' && /^[@$][\w.>-]+$/.test(text);
  if (isVariable) {
    const code = dialect.examples.value.replace('…', text);
    return report(problem('invalid-integer', range, { name, binding: undefined, value: show(value), code }));
  }
  // A fast path for most values, which contain no special characters.
  if (!/[{}<$@#[]/.test(text) || !(isSchemaName(name) || isLinkName(name))) return literal;
  // The engine that has printed a page prints texts itself, and a visitor may have written them.
  const isPrinted = bindings !== undefined;
  if (isPrinted && takesText(name) && name !== 'path') return literal;
  // What is written as a character reference, such as &#123;, is text.
  const { start, end } = valueRange(template, attribute);
  const written = template.slice(start, end);
  const isUnknown = !isPrinted && dialect === undefined && unknownLanguage(written, file) !== undefined;
  const isCode = !isPrinted && (isUnknown || isCodeOfOthers(name, written, text));
  if (!isCode && (isLinkName(name) || !/[{<]/.test(written))) return literal;
  const path = !isUnknown && isSchemaName(name) && isBinding(written) ? written.slice(1, -1) : undefined;
  if (path !== undefined && isSchemaName(name) && (bindings === undefined || bindings.includes(path)))
    return { kind: 'bound', name, binding: written, keys: path.split('.'), range };
  const isVisitors = mayBeVisitors(name, options);
  if (path !== undefined && !isVisitors) {
    const reason = 'another engine has printed this page, and the option "bindings" does not list it';
    const suggestion = `List it: bindings: ['${path}'].`;
    return report(problem('missing-binding', range, { name, binding: written, reason, suggestion }));
  }
  if (path !== undefined) report(problem('unbound-page', range, { binding: written }));
  const isFine = isVisitors || (isPrinted && name === 'path');
  return isFine || checkCode(attribute, written, options, report, isCode) ? literal : undefined;
}

/** Whether a value is code between some delimiters. A text is no code if it is printed exactly as it is written. */
function isCodeOfOthers(name: string, written: string, text: string): boolean {
  return isDelimited(written, isLinkName(name)) && !(isTextual(name) && escapeHtml(text) === written);
}

function isTextual(name: string): boolean {
  return takesText(name) || isLinkName(name);
}

/** Reports what looks like code in a value. Returns true if it can be a literal all the same. */
function checkCode(
  { name, value, range }: Attribute,
  written: string,
  { dialect, file }: ResolvedOptions,
  report: Report,
  isCode: boolean,
): boolean {
  const foreign = foreignCode(written, dialect, file, isCode);
  if (foreign !== undefined) {
    const isText = isTextual(name);
    report(problem('missing-dialect', range, { name, value: show(value), isText, ...foreign }));
    return false;
  }
  const inside = bindingInside(written);
  // A path with `{page}` lacks the token, which is reported separately. In a class, braces are common.
  const isToken = name === 'path' && nearMissOfToken(written) === inside && !variesByPage(written);
  if (inside !== undefined && takesText(name) && !isToken && name !== 'class')
    report(problem('binding-inside-text', range, { name, binding: inside }));
  const [, inBraces] = /^\s*\{([^{}]*)\}\s*$/.exec(written) ?? [];
  if (inBraces === undefined) return true;
  const [, needless] = /^\s*(-?\d+|true|false)\s*$/.exec(inBraces) ?? [];
  report(problem('invalid-binding', range, { name, value: show(value), literal: needless }));
  return false;
}
