import type { DrawnAttribute } from '../drawing.js';
import { forPages, type Host } from '../host.js';
import { heex } from '../languages/heex.js';

const numbers = { page: 'page', previous: '@previous', next: '@next' };

/** Phoenix: the assigns of the function component. */
export const phoenix: Host = {
  language: heex,
  entries: '@entries',
  entry: '{page, link}',
  numbers,
  paths: { page: 'link', previous: '@previous_link', next: '@next_link' },
  pageLabels: forPages(numbers, (number) => `page_label(@page_label, ${number})`),
  conditions: {
    gap: 'page == :gap',
    current: 'page == @current',
    first: 'page == 1',
    last: 'page == @total',
    previous: '@previous',
    next: '@next',
    chevrons: '@show_boundary_chevrons',
    pages: '@previous || @next',
    live: '@kind != :href',
    inPlace: '@kind in [:patch, :event]',
  },
  status: { id: '@id', current: '@current', text: '@status' },
  labels: { previous: '@previous_label', next: '@next_label' },
  shortLabels: {
    previous: {
      all: 'whole(@previous_label)',
      beginning: 'shown(@previous_label)',
      end: 'hidden(@previous_label)',
    },
    next: { all: 'whole(@next_label)', beginning: 'shown(@next_label)', end: 'hidden(@next_label)' },
  },
  pair: (beginning, end) => `{${JSON.stringify(beginning)}, ${JSON.stringify(end)}}`,
  nav: (nav, classes, { singlePage }) => {
    // Without classes of the theme, the caller's are in `@rest`: `class={nil}` would print an empty attribute.
    const own: DrawnAttribute[] =
      classes === ''
        ? []
        : [{ name: 'class', value: [{ code: `[${JSON.stringify(classes)} | List.wrap(@class)]` }] }];
    const condition = { name: ':if', value: [{ code: '@previous || @next' }] };
    const id = { name: 'id', value: [{ code: '@id' }] };
    const rest = { name: '{@rest}', value: [] };
    const attributes: DrawnAttribute[] = singlePage ? [id] : [condition, id];
    return { ...nav, attributes: attributes.concat(own, nav.attributes, rest) };
  },
  // `<.link>` knows how a live view follows it. The attributes are apart, because LiveView sends all of a list again.
  link: (link) => ({
    ...link,
    name: '.link',
    attributes: link.attributes.flatMap((one) => {
      const [path] = one.value;
      if (one.name !== 'href' || typeof path !== 'object') return [one];
      return ['id', 'patch', 'navigate', 'href', 'phx-click'].map((name) => ({
        name,
        value: [{ code: `${path.code}.${name.replace('phx-', '')}` }],
      }));
    }),
  }),
  // By the id, LiveView's client knows that it was a link, which then keeps the focus.
  disabled: (link, page) => {
    const id = { name: 'id', value: [{ code: '@id' }, `-${page}`], when: '@kind != :href' };
    return { ...link, attributes: [...link.attributes, id] };
  },
  attribute: (attribute) => {
    if (attribute.name.startsWith('data-phx-link')) return undefined;
    if (attribute.name !== 'phx-mounted') return attribute;
    return { name: attribute.name, value: [{ code: 'focus_current(@id)' }] };
  },
};
