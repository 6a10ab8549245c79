import { textOf } from '../drawing.js';
import { forPages, type Host } from '../host.js';
import { erb } from '../languages/erb.js';

const numbers = { page: 'page', previous: 'pages.previous', next: 'pages.next' };

/** Rails: `pages` is a `PaginationHelper::Pages`. */
export const rails: Host = {
  language: erb,
  entries: 'pages.entries',
  entry: 'page',
  numbers,
  paths: forPages(numbers, (number) => `pages.href(${number})`),
  pageLabels: forPages(numbers, (number) => `page_label.gsub(":page", ${number}.to_s)`),
  conditions: {
    gap: 'page == :gap',
    current: 'page == pages.current',
    first: 'page == 1',
    last: 'page == pages.total',
    previous: 'pages.previous',
    next: 'pages.next',
    chevrons: 'show_boundary_chevrons',
    pages: 'pages.several?',
  },
  labels: { previous: 'previous_label', next: 'next_label' },
  shortLabels: {
    previous: { all: 'previous_label.join', beginning: 'previous_label.first', end: 'previous_label.second' },
    next: { all: 'next_label.join', beginning: 'next_label.first', end: 'next_label.second' },
  },
  pair: (beginning, end) => `[ ${JSON.stringify(beginning)}, ${JSON.stringify(end)} ]`,
  nav: (nav, classes) => {
    const own = nav.attributes.map(
      ({ name, value }) => `${JSON.stringify(name)}: ${JSON.stringify(textOf(value))}`,
    );
    const list = [
      ...own,
      `**nav`,
      ...(classes === '' ? [] : [`class: [${JSON.stringify(classes)}, nav[:class]]`]),
    ];
    return { ...nav, tags: [`<%= tag.nav ${list.join(', ')} do %>`, '<% end %>'] };
  },
};
