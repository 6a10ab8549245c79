import type { DrawnAttribute, DrawnElement, DrawnPart } from '../draw/drawing.js';
import { forChevrons, forForms, forNeighbors, forPages, type Host } from '../draw/host.js';
import { codeOf, heex } from '../draw/languages/heex.js';
import type { Evidence } from '../project/evidence.js';
import { camelCaseOf } from './families/elixir.js';
import { countingHost, forLabels } from './families/hosts.js';
import type { FrameworkRow } from './framework.js';
import { gettext, posixName } from './translation.js';

const counted = countingHost({
  page: 'page',
  current: '@current',
  total: '@total',
  previous: '@previous',
  next: '@next',
});

/** Phoenix: the assigns of the function component. */
const host: Host = {
  ...counted,
  pageLabels: forPages(counted.numbers, (number) => `label(@page_label, ${number})`),
  language: heex,
  entries: '@entries',
  entry: '{page, link}',
  paths: { page: 'link', ...forChevrons((name) => `@${name}_link`) },
  conditions: {
    ...counted.conditions,
    gap: 'page == :gap',
    toLast: '@last_link',
    counted: '@counted',
    chevrons: '@keeps_ends',
    summary: '@summary',
    live: '@kind != :href',
    inPlace: '@kind in [:patch, :event]',
  },
  sentences: { position: '@status', summary: '@summary' },
  status: { id: '@id', current: '@current' },
  forms: forForms({
    member: (form, name) => `@${form}.${name}`,
    pair: { entry: '{name, value}', name: 'name', value: 'value' },
    label: (name) => `@${name}`,
    omits: true,
  }),
  ...forLabels((name) => `@${name}_label`),
  nav: (nav, classes) => {
    // Without classes of the theme, the caller's are in `@rest`: `class={nil}` would print an empty attribute.
    const own: DrawnAttribute[] =
      classes === '' ? [] : [{ name: 'class', value: [{ code: classList(JSON.stringify(classes)) }] }];
    const condition = { name: ':if', value: [{ code: '@previous || @next' }] };
    const id = { name: 'id', value: [{ code: '@id' }] };
    const rest = { name: '{@rest}', value: [] };
    return { ...nav, attributes: [condition, id, ...own, ...nav.attributes, rest] };
  },
  link: (link, page) => {
    const attributes = host.paths[page];
    // Of the attributes, the URL is that with the name of the kind. An event has none.
    const withUrl = (part: DrawnPart): DrawnPart =>
      typeof part === 'object' && part.code === attributes ? { code: `${attributes}[@kind]` } : part;
    return liveLink(link, `{${attributes}}`, withUrl);
  },
  // By the id, LiveView's client knows that it was a link, which then keeps the focus.
  disabled: (link, page) => {
    const id = { name: 'id', value: [{ code: '@id' }, `-${page}`], when: '@kind != :href' };
    return { ...link, attributes: [...link.attributes, id] };
  },
  attribute: (attribute, { parts }) => {
    if (attribute.name.startsWith('data-phx-link')) return undefined;
    if (attribute.name !== 'phx-mounted') return attribute;
    // Two links alone have no current page that could have the focus.
    return parts.has('links') ? undefined : { name: attribute.name, value: [{ code: 'focus_current(@id)' }] };
  },
};

/**
 * `<.link>` knows how a live view follows it.
 *
 * @param href what it has in place of `href`
 */
function liveLink(link: DrawnElement, href: string, written: (part: DrawnPart) => DrawnPart): DrawnElement {
  const attributes = link.attributes.map((one) => {
    if (one.name === 'href') return { name: href, value: [] };
    const attribute = { ...one, value: one.value.map(written) };
    return isGlobal(one.name) ? attribute : inMap(attribute);
  });
  return { ...link, name: '.link', attributes };
}

/** Returns true if `<.link>` takes an attribute. It warns of others, such as `hx-get`, where they are named. */
function isGlobal(name: string): boolean {
  return name !== 'ping' && (!/[^a-z]/.test(name) || /^(?:aria|data|phx)-/.test(name));
}

/** Writes an attribute as one of a map, whose names no component checks. */
function inMap({ name, value }: DrawnAttribute): DrawnAttribute {
  return { name: `{%{${JSON.stringify(name)}: ${codeOf(value)}}}`, value: [] };
}

/** The list in one line if it fits into that of the attribute, which is indented three times. */
function classList(classes: string): string {
  const line = `[${classes} | List.wrap(@class)]`;
  return `      class={${line}}`.length <= heex.width ? line : `[\n  ${classes}\n  | List.wrap(@class)\n]`;
}

const given = forNeighbors(host, { given: (name) => `@${name}` });

/** The second component follows links without a status, so the focus stays where it is. */
const neighbors: Host = {
  ...given,
  link: (link, page) => liveLink(link, `{link(@link_type, ${given.paths[page]})}`, (part) => part),
  conditions: {
    ...given.conditions,
    chevrons: '@show_boundary_chevrons',
    live: undefined,
    inPlace: undefined,
  },
  status: undefined,
  disabled: (link) => link,
  nav: (nav, classes, features, landmark) => {
    const whole = host.nav(nav, classes, features, landmark);
    if (typeof whole === 'string' || !('attributes' in whole)) return whole;
    const [, ...attributes] = whole.attributes;
    return {
      ...whole,
      attributes: [{ name: ':if', value: [{ code: '@previous_path || @next_path' }] }, ...attributes],
    };
  },
};

export const phoenix: FrameworkRow = {
  names: ['heex', 'liveview'],
  isUsed: ({ phoenix }) => phoenix !== undefined,
  host,
  neighbors,
  hasSinglePlace: true,
  directories: ['lib/app_web/components'],
  words: phoenixWords,
  stylesheet: {
    file: 'assets/css/pagination.css',
    lines: ['@import "./pagination.css";  /* in assets/css/app.css */'],
  },
  translation: {
    path: (tag, { phoenix = '' }) => `${phoenix}priv/gettext/${posixName(tag)}/LC_MESSAGES/pagination.po`,
    ...gettext,
  },
};

/** Finds a Phoenix project's web application, which is a separate app in an umbrella project, and its module. */
function phoenixWords({ read, phoenix = '' }: Evidence): Readonly<Record<string, string>> {
  const name = /\bapp:\s*:(\w+)/.exec(read(`${phoenix}mix.exs`) ?? '')?.[1] ?? 'app';
  const app = name.endsWith('_web') ? name : `${name}_web`;
  const module = /^[\t ]*defmodule[\t ]+([\w.]+)/m.exec(read(`${phoenix}lib/${app}.ex`) ?? '')?.[1];
  return {
    'lib/app_web': `${phoenix}lib/${app}`,
    'assets/css': `${phoenix}assets/css`,
    app_web: app,
    AppWeb: module ?? camelCaseOf(app),
  };
}
