import { pascalCase } from '../../base/text.js';
import type { DrawnAttribute, DrawnElement, DrawnPart } from '../draw/drawing.js';
import { forPages, type DrawnLabel, type Host, type LinkedPage } from '../draw/host.js';
import { withTokens } from '../draw/labels.js';
import { indented, inLines } from '../draw/language.js';
import { codeOf, heex, WIDTH } from '../draw/languages/heex.js';
import type { Evidence } from '../project/evidence.js';
import { countingHost } from './families/hosts.js';
import type { FrameworkRow } from './framework.js';
import { gettext, posixName, quote } from './translation.js';

const counted = countingHost({ page: 'page', current: '@current', total: '@total' });

/** What each link is called in its id: pages are counted by their places. */
const SLOTS: Readonly<Record<LinkedPage, string>> = {
  page: 'slot',
  first: '"first"',
  previous: '"previous"',
  next: '"next"',
  last: '"last"',
};

/** Phoenix: the assigns of the function components. */
const host: Host = {
  ...counted,
  language: heex,
  entries: 'Enum.with_index(@pages, 1)',
  entry: '{page, slot}',
  paths: forPages(counted.numbers, (number) => `@path.(${number})`),
  conditions: {
    ...counted.conditions,
    gap: 'page == :gap',
    last: 'page == @total_pages',
    previous: '@has_previous',
    next: '@has_next',
    counted: '@total_pages != nil',
    chevrons: '@keeps_ends',
    live: '@live',
    inPlace: '@in_place',
    beside: '@total_pages > 1',
  },
  counts: { page: '@current', pages: '@total_pages', from: '@from', to: '@to', total: '@total' },
  status: { id: '@id' },
  neighbors: {
    given: (name) => `@${name}`,
    nav: (nav, classes, _features, landmark) =>
      navOf(nav, classes, landmark, [{ name: ':if', value: [{ code: '@previous_path || @next_path' }] }]),
  },
  forms: {
    action: '@action',
    fields: { entries: '@query', entry: '{name, value}', name: 'name', value: 'value' },
    pageField: '@param',
    sizeField: '@param',
    sizes: { entries: '@sizes', entry: 'size', number: 'size', isChosen: 'size == @page_size' },
  },
  label: translated,
  constants: { declare, use: (name) => `@${name}_class` },
  nav: (nav, classes, _features, landmark) =>
    navOf(nav, classes, landmark, [
      { name: ':if', value: [{ code: '@has_previous or @has_next' }] },
      { name: 'id', value: [{ code: '@id' }] },
    ]),
  // `<.link>` knows how a live view follows it.
  link: (link, page) => {
    const attributes = link.attributes.map((one) => {
      if (one.name !== 'href') return isGlobal(one.name) ? one : inMap(one);
      const code = codeOf(one.value);
      const isInList = code === host.paths[page];
      return {
        name: isInList ? `{@link.(${host.numbers[page]}, ${SLOTS[page]})}` : `{%{@kind => ${code}}}`,
        value: [],
      };
    });
    return { ...link, name: '.link', attributes };
  },
  // By the id, LiveView's client knows that it was a link, which then keeps the focus.
  disabled: (link, page) => {
    const id = { name: 'id', value: [{ code: '@id' }, `-${page}`], when: '@live' };
    return { ...link, attributes: [...link.attributes, id] };
  },
  attribute: (attribute) => {
    if (attribute.name.startsWith('data-phx-link')) return undefined;
    if (attribute.name !== 'phx-mounted') return attribute;
    return { name: attribute.name, value: [{ code: 'focus_current(@id)' }] };
  },
};

/** The start tag of a landmark. Its name stands in `@rest`, because a caller may give another one. */
function navOf(
  nav: DrawnElement,
  classes: string,
  landmark: readonly DrawnPart[],
  first: readonly DrawnAttribute[],
): DrawnElement {
  // Without classes of the theme, the caller's are in `@rest`: `class={nil}` would print an empty attribute.
  const all = classes === '' ? undefined : heex.classList?.([classes, { code: '@class' }]);
  const own = all === undefined ? [] : [{ name: 'class', value: [all] }];
  const rest = { name: `{Map.put_new(@rest, :"aria-label", ${codeOf(landmark)})}`, value: [] };
  return { ...nav, attributes: [...first, ...own, ...nav.attributes, rest] };
}

/** The call for a label, if the application translates. */
function translated({ text, numbers, hasCatalogs }: DrawnLabel): DrawnPart | undefined {
  if (!hasCatalogs) return undefined;
  const values = Object.entries(numbers).map(([token, code]) => `${token}: ${code}`);
  return { code: `dgettext(${['"pagination"', quote(withValues(text)), ...values].join(', ')})` };
}

/** A text with values as Gettext interpolates them. */
const withValues = (text: string): string => withTokens(text, (token) => `%{${token}}`);

/** Assigns lists of class names, as `mix format` breaks the lines. */
function declare(all: readonly (readonly [name: string, value: string])[]): string[] {
  const entries = all.map(([name, value]) => `${name}_class: ${quote(value)}`);
  const line = `assigns = assign(assigns, ${entries.join(', ')})`;
  const left = WIDTH - '    '.length;
  if (line.length <= left) return [line];
  const lines = all.flatMap(([name, value], index) => {
    const end = index < all.length - 1 ? ',' : '';
    return inLines(`${name}_class:`, `${quote(value)}${end}`, left - '    '.length);
  });
  return ['assigns =', '  assign(assigns,', ...indented(indented(lines)), '  )'];
}

/** Returns true if `<.link>` takes an attribute. It warns of others, such as `hx-get`, where they are named. */
function isGlobal(name: string): boolean {
  return name !== 'ping' && (!/[^a-z]/.test(name) || /^(?:aria|data|phx)-/.test(name));
}

/** Writes an attribute as one of a map, whose names no component checks. */
function inMap({ name, value }: DrawnAttribute): DrawnAttribute {
  return { name: `{%{${JSON.stringify(name)}: ${codeOf(value)}}}`, value: [] };
}

export const phoenix: FrameworkRow = {
  names: ['heex', 'liveview'],
  isUsed: ({ phoenix }) => phoenix !== undefined,
  host,
  lacks: {
    disabled: 'It always has the attribute show_boundary_chevrons.',
    boundaries: 'It always has the attribute boundary_count.',
  },
  optional: {
    paths: [['else: assigns.has_next)', 'else: true)']],
    events: [[' or assigns.event != nil', '']],
  },
  hasSinglePlace: true,
  directories: ['lib/app_web/components'],
  tests: '../../..',
  words: phoenixWords,
  stylesheet: {
    file: 'assets/css/pagination.css',
    lines: ['@import "./pagination.css";  /* in assets/css/app.css */'],
  },
  translation: {
    ...gettext(withValues),
    path: (tag, { phoenix = '' }) => `${phoenix}priv/gettext/${posixName(tag)}/LC_MESSAGES/pagination.po`,
    isHabit: (evidence) => evidence.has(`${evidence.phoenix ?? ''}lib/${appOf(evidence)}/gettext.ex`),
  },
};

/** Finds a Phoenix project's web application, which is a separate app in an umbrella project, and its module. */
function phoenixWords(evidence: Evidence): Readonly<Record<string, string>> {
  const { read, phoenix = '' } = evidence;
  const app = appOf(evidence);
  const module = /^[\t ]*defmodule[\t ]+([\w.]+)/m.exec(read(`${phoenix}lib/${app}.ex`) ?? '')?.[1];
  return {
    'lib/app_web': `${phoenix}lib/${app}`,
    'assets/css': `${phoenix}assets/css`,
    app_web: app,
    AppWeb: module ?? pascalCase(app),
  };
}

/** The name of the web application. */
function appOf({ read, phoenix = '' }: Evidence): string {
  const name = /\bapp:\s*:(\w+)/.exec(read(`${phoenix}mix.exs`) ?? '')?.[1] ?? 'app';
  return name.endsWith('_web') ? name : `${name}_web`;
}
