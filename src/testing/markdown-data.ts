/** Tags with data in all texts, and the places in Markdown where they may be. */

import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { compile } from '../index.js';
import { markdown } from '../markdown/index.js';
import { hostileTexts } from './hostile-texts.js';
import { randomNumbers } from './html-cases.js';

/** With `{t}` in place of all texts that come from data. */
export const MARKDOWN_TAGS = [
  '<pagination previous_path="/a" next_path="/b" previous_title="{t}" next_title="{t}" class="{t}"></pagination>',
  '<pagination path="/:page" total_pages="3" current_page="2" previous_label="{t}" next_label="{t}" show_labels page_label="{t} :page" link:title="{t}"></pagination>',
  '<pagination path="/:page" total_items="30" page_size="5" summary="{t}"></pagination>',
];

/** With `T` in place of a tag. */
export const MARKDOWN_PLACES = [
  'T',
  'text\nT\nmore',
  'T\n- *b*',
  'a ` b T c ` d',
  '# T',
  'T\n===',
  '| a | b |\n|---|---|\n| T | x |',
  '- T\n- b',
  '> T\n> b',
  '**T**',
  '[T](/z)',
  'T tail',
  '<div>\nT\n</div>',
];

type Node = DefaultTreeAdapterMap['node'];

/** The elements of a page and the texts in it, one after another. */
export function contentOf(html: string): { readonly elements: string; readonly text: string } {
  const elements: string[] = [];
  let text = '';
  const visit = (node: Node): void => {
    if ('tagName' in node) elements.push([node.tagName, ...node.attrs.map(({ name }) => name)].join(' '));
    if ('value' in node) text += node.value;
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return { elements: elements.join('\n'), text: text.replace(/\s+/g, ' ') };
}

const PARTS = [
  ...['\n\n', '\n', '\r\n', '\r', ' ', '  ', '\t', 'a', 'b ', '1. ', '- ', '# ', '> ', '---', '==='],
  ...['*', '**', '_', '`', '``', '```', '~', '~~', '|', '\\', '[', ']', '![', '](/u)', '[a]: /x', '(', ')'],
  ...['<b>', '</b>', '</a>', '</nav>', '<!--', '-->', '<', '>', '&', '&amp;', '&#42;', '"', "'"],
  ...['http://a.example', 'www.', 'a@b.example', '.', ':', '@', '$', '=', '^', '{', '}', '{{', '%}'],
];

/** Yields endless random texts of what Markdown and HTML read. */
export function* randomData(seed: number): Generator<string, never> {
  const random = randomNumbers(seed);
  for (;;) yield Array.from({ length: 1 + random(6) }, () => PARTS[random(PARTS.length)] ?? '').join('');
}

/** A page whose data is hostile, and the same page with harmless data. */
export interface PageWithData {
  readonly place: string;
  readonly t: string;
  readonly page: string;
  readonly plain: string;
}

/** Makes what renders a template, in which `{t}` stands for the data. */
export type Prepare = (template: string) => (data: { readonly t: string }) => string;

/** Renders templates whose data is bound. */
export function withBindings(file: string): Prepare {
  return (template) => compile(template, { file, markdown: markdown(), onWarning: () => {} });
}

/** Makes pages of each text in some of the places. Places and tags take turns. */
export function pagesWithData(
  prepare: Prepare,
  { tags = MARKDOWN_TAGS, places = MARKDOWN_PLACES, placesOfText = 4 } = {},
): PageWithData[] {
  const step = Math.ceil(places.length / placesOfText);
  return places.flatMap((place, number) => {
    const renderers = tags.map((tag) => prepare(place.replace('T', () => tag)));
    const plains = renderers.map((render) => render({ t: 'plain' }));
    return hostileTexts.flatMap((t, index) => {
      if ((number + index) % step > 0) return [];
      const turn = (number + index) % tags.length;
      return { place, t, page: renderers[turn]?.({ t }) ?? '', plain: plains[turn] ?? '' };
    });
  });
}

/** The pages with data that is not read as text: they have other elements than those with harmless data, or other texts. */
export function misread(
  render: (pages: readonly string[]) => readonly string[],
  pages: readonly PageWithData[],
): object[] {
  const plains = [...new Set(pages.map(({ plain }) => plain))];
  // One call, because a judge may take long to start.
  const rendered = render([...plains, ...pages.map(({ page }) => page)]);
  const contents = new Map(plains.map((plain, index) => [plain, contentOf(rendered[index] ?? '')]));
  return rendered.slice(plains.length).flatMap((html, index) => {
    const { plain, place, t } = pages[index] ?? { plain: '', place: '', t: '' };
    const { elements, text } = contents.get(plain) ?? { elements: '', text: '' };
    const expected = { elements, text: text.replaceAll('plain', () => t).replace(/\s+/g, ' ') };
    const found = contentOf(html);
    const isSame = expected.elements === found.elements && expected.text === found.text;
    return isSame ? [] : [{ place, t, expected, found }];
  });
}
