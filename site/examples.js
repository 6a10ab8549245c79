// Live examples: a block of HTML with a tag also shows its control, which the plugin for Eleventy makes of the same tag.

import { dialects, preprocess } from '../dist/index.js';
import { escapeHtml } from './html.js';

const TAG = /<pagination\b([^>]*)><\/pagination>/g;
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g;

/** Attributes that would do something elsewhere, or that a page can only have once. */
const LEFT_OUT = /^(?:id|aria-|data-|hx-|up-|x-)/;

/** Attributes that lead somewhere. An example leads to itself. */
const PATHS = { path: '?page=:page', first_path: '?page=1', previous_path: '?page=1', next_path: '?page=3' };

/**
 * The examples in a block of code.
 *
 * @returns {((id: string) => string)[]} functions that write an example with this id
 */
export function examplesIn(code, language) {
  if (language !== 'html' || !isComplete(code)) return [];
  return [...code.matchAll(TAG)].map(([, attributes]) => (id) => {
    const values = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)]
        .filter(([, name]) => !LEFT_OUT.test(name))
        .map(([, name, value]) => [name, name in PATHS ? `${PATHS[name]}${sizeIn(value)}#${id}` : value]),
    );
    if (values.element === undefined && values.previous_path === undefined && values.next_path === undefined)
      values.path ??= `?page=:page#${id}`;
    values['aria-label'] = `Example ${id.replace(/\D/g, '')}`;
    return `<div class="live" id="${id}" data-tag="${escapeHtml(JSON.stringify(values))}">${tagOf(values)}</div>\n`;
  });
}

/** The query parameter for the size of a page, which a form for it needs. */
function sizeIn(path) {
  return path.includes(':page_size') ? '&size=:page_size' : '';
}

/** Whether a block is HTML that needs no data and no template engine. */
function isComplete(code) {
  if (!code.includes('<pagination') || /[{}]/.test(code)) return false;
  const { html } = preprocess(code);
  return html !== undefined && html !== code;
}

function tagOf(values) {
  const words = Object.entries(values).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<pagination${words.join('')}></pagination>`;
}

/** A link that opens a block of code in the playground. */
export function playgroundLink(code, language, playground) {
  const dialect = language === 'html' ? 'html' : dialectOf(language);
  if (dialect === undefined || !/<pagination\b/.test(code)) return '';
  const state = { template: code, theme: 'default', locale: '', dialect, page: 7 };
  const hash = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `<p class="open"><a href="${playground}#${hash}">Open in the playground</a></p>\n`;
}

/** The language of a block whose name is that of a language, or of its files. */
function dialectOf(language) {
  return dialects.find(({ name, extensions }) => name === language || extensions.includes(language))?.name;
}
