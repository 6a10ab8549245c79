/** What is true of any template, any value and any data. Each check throws an error that says what is not. */

import { parse, parseFragment, serialize, defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';
import { readDynamicValue, valueRange } from '../attributes/read-dynamic-value.js';
import { PaginationTagError } from '../diagnostics/diagnostic.js';
import { dialectOf } from '../dialects/index.js';
import { escapeHtml } from '../base/escape.js';
import { bindingInside, isBinding } from '../attributes/binding.js';
import { compile, preprocess, renderPagination, type PaginationOptions } from '../index.js';
import { mask } from '../regions/mask.js';
import {
  cleanUrl,
  nearMissOfToken,
  splitPath,
  splitNumbers,
  unsafeScheme,
  WEB_SCHEMES,
  type NumberToken,
} from '../base/path.js';
import { numberFor } from '../base/window.js';
import { schema, type AttributeName } from '../attributes/schema.js';
import { reportTo, type Problem } from '../diagnostics/diagnostic.js';
import { convertValue } from '../attributes/values.js';
import type { TemplateCase } from './template-cases.js';

const NAMES = Object.keys(schema) as AttributeName[];
const CONTROL = 'pagination-under-test';

function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It is not true that ${what}.`);
}

/** All but the tags is unchanged, the result parses as the same page, and a second run changes nothing. */
export function checkPreprocess({ template, value }: TemplateCase): void {
  const options: PaginationOptions = { data: { a: value }, theme: { classes: { container: CONTROL } } };
  const { html, tags, diagnostics } = preprocess(template, options);
  if (diagnostics.some(({ severity }) => severity === 'error')) {
    claim(html === template, 'a template with an error stays as it is');
    return;
  }
  checkOutside(template, html, tags);
  checkTags(template, tags);
  // Where a browser moves the control, a warning says so. parse5 by itself misreads some CDATA sections.
  if (!diagnostics.some(({ code }) => code === 'misplaced-tag') && !template.includes('<![CDATA[')) {
    checkTree(template, html, tags);
  }
  claim(preprocess(html, options).html === html, 'a second time changes nothing');
}

type Places = ReturnType<typeof preprocess>['tags'];

/** With the tags cut out of the one and their controls out of the other, template and page are the same. */
function checkOutside(template: string, html: string, tags: Places): void {
  let from = 0;
  let at = 0;
  for (const { start, end, output } of tags) {
    claim(
      template.slice(from, start.offset) === html.slice(at, output.start),
      'what stands outside of the tags stays',
    );
    from = end.offset;
    at = output.end;
  }
  claim(template.slice(from) === html.slice(at), 'what follows the last tag stays');
}

/** What a control takes the place of is one tag, with nothing in it but comments and white space. */
function checkTags(template: string, tags: Places): void {
  for (const { start, end } of tags) {
    const text = template.slice(start.offset, end.offset);
    const [element, ...others] = parseFragment(text).childNodes;
    claim(element?.nodeName === 'pagination' && others.length === 0, 'a tag is what is replaced');
    if (!element || !defaultTreeAdapter.isElementNode(element)) continue;
    for (const node of element.childNodes)
      claim(node.nodeName === '#comment' || ('value' in node && node.value.trim() === ''), 'a tag is empty');
  }
}

/** The page with its controls emptied is the page with an empty `<nav>` in the place of each tag. */
function checkTree(template: string, html: string, tags: Places): void {
  let marked = '';
  let from = 0;
  for (const { start, end, output } of tags) {
    // Without pages to link to, there is no control.
    marked += `${template.slice(from, start.offset)}${output.start === output.end ? '' : '<nav></nav>'}`;
    from = end.offset;
  }
  marked += template.slice(from);
  claim(treeOf(marked) === treeOf(html), 'the page outside of the controls reads as before');
}

function treeOf(html: string): string {
  const document = parse(html, { scriptingEnabled: false });
  const pending: DefaultTreeAdapterTypes.ParentNode[] = [document];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    for (const node of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      if (node.attrs.some(({ name, value }) => name === 'class' && value.split(' ').includes(CONTROL))) {
        node.attrs = [];
        node.childNodes = [];
      }
      pending.push(node);
      if ('content' in node) pending.push(node.content);
    }
  }
  return serialize(document);
}

/** In a language as in plain HTML, nothing is thrown, and what is compiled throws nothing but its own error. */
export function checkCompile({ template, dialect, value }: TemplateCase): void {
  const options: PaginationOptions = { dialect, data: { a: value } };
  const { html, tags, diagnostics } = preprocess(template, options);
  const fails = diagnostics.some(({ severity }) => severity === 'error');
  if (fails) claim(html === template, 'a template with an error stays as it is');
  else {
    checkOutside(template, html, tags);
    claim(preprocess(html, options).html === html, 'a second time changes nothing');
  }
  let page: string | undefined;
  try {
    page = compile(template, options)();
  } catch (error) {
    if (!(error instanceof PaginationTagError)) throw error;
  }
  claim(page === (fails ? undefined : html), 'compile and preprocess tell the same');
}

/** Masking keeps length and text, and regions are in order. */
export function checkMask({ template, dialect, value }: TemplateCase): void {
  for (const text of [template, value]) {
    const regions = dialectOf(dialect)?.findRegions(text) ?? [];
    const masked = mask(text, regions);
    claim(masked.length === text.length, 'a mask keeps the length');
    let from = 0;
    for (const { start, end } of regions) {
      claim(start >= from && end > start && end <= text.length, 'regions are in order');
      claim(masked.slice(from, start) === text.slice(from, start), 'a mask keeps the text between regions');
      from = end;
    }
    claim(masked.slice(from) === text.slice(from), 'a mask keeps the text behind regions');
  }
}

/** Parsing a value never throws. An accepted value fits the table, and a rejected one has a message. */
export function checkValues({ value, dialect }: TemplateCase): void {
  const range = { start: 0, end: value.length };
  for (const name of NAMES) {
    for (const isData of [false, true]) {
      const problems: Problem[] = [];
      const report = reportTo(problems);
      const converted = convertValue(name, value, range, WEB_SCHEMES, report, isData ? '{value}' : undefined);
      if (problems.length > 0) continue;
      if (name === 'path')
        checkUrl(
          splitNumbers(value)
            .map((piece, at) => (at % 2 === 1 ? '1' : piece))
            .join(''),
        );
      if (schema[name].type === 'integer') claim(Number.isSafeInteger(converted), 'an integer is a safe one');
    }
  }
  claim(splitPath(value).join(':page').length <= value.length, 'a path is cut at its tokens');
  nearMissOfToken(value);
  if (isBinding(value)) claim(bindingInside(value) === value, 'a binding has itself inside');
  bindingInside(value);
  readDynamicValue(value, range, dialectOf(dialect)?.findRegions(value) ?? []);
  valueRange(`path=${value}`, { name: 'path', value, range: { start: 0, end: value.length + 5 } });
}

/** What is allowed as a URL has no scheme that a browser would run. */
function checkUrl(value: string): void {
  const clean = cleanUrl(value);
  claim(unsafeScheme(clean, WEB_SCHEMES) === undefined, 'a URL stays safe when it is cleaned');
  let protocol: string | undefined;
  try {
    ({ protocol } = new URL(value, 'https://example.org/'));
  } catch {
    return;
  }
  claim(/^https?:$/.test(protocol), 'a URL leads nowhere unsafe');
}

/** A value stays in its attribute: no element, attribute or comment comes of it. */
export function checkEscape({ value }: TemplateCase): void {
  let html: string;
  try {
    const labels = { previous_label: value, next_label: value, 'aria-label': value, id: value };
    const links = { 'link:data-value': value, 'link:up-title': `:path${value}`, 'link:rel': value };
    html = renderPagination({
      path: `/${value}/:page`,
      class: value,
      total_pages: 3,
      current_page: 2,
      ...labels,
      ...links,
    });
  } catch (error) {
    if (!(error instanceof PaginationTagError)) throw error;
    return;
  }
  const pending: DefaultTreeAdapterTypes.ParentNode[] = [parseFragment(html)];
  const allowed = /^(?:class|id|href|rel|role|aria-[a-z]+|data-value|up-title)$/;
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    for (const node of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) {
        claim(defaultTreeAdapter.isTextNode(node), 'a value makes no comment');
        continue;
      }
      claim(/^(?:nav|ul|ol|li|a|span|svg|path)$/.test(node.tagName), `a value makes no <${node.tagName}>`);
      for (const { name } of node.attrs) claim(allowed.test(name), `a value makes no attribute ${name}`);
      pending.push(node);
    }
  }
}

/** Code of links gets the digits of the page number, and nothing of the path. */
export function checkLinkCode({ value }: TemplateCase): void {
  const code = `go(:page, '${value}')`;
  let html: string;
  try {
    html = renderPagination({ path: '/"\');alert(1);/:page', total_pages: 3, 'link:onclick': code });
  } catch (error) {
    if (!(error instanceof PaginationTagError)) throw error;
    return;
  }
  const [, ...handlers] = html.split(' onclick="').map((text) => text.slice(0, text.indexOf('"')));
  const written = (page: number): string =>
    splitNumbers(code)
      .map((piece, at) => (at % 2 === 0 ? piece : String(numberFor(piece as NumberToken, page))))
      .join('');
  const expected = [1, 2, 3, 2].map((page) => escapeHtml(written(page)));
  claim(handlers.join('\n') === expected.join('\n'), 'code of links has the page number and no path in it');
}

/** What the fuzzer does with each case, by name. */
export const checks: Readonly<Record<string, (given: TemplateCase) => void>> = {
  preprocess: checkPreprocess,
  compile: checkCompile,
  mask: checkMask,
  values: checkValues,
  escape: checkEscape,
  linkCode: checkLinkCode,
};
