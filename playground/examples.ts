import { start, type State } from './state.js';

/** For a design: each state of a control, by what it is called. */
const STATES: Readonly<Record<string, string>> = {
  'First page': 'total_pages="42" current_page="1"',
  'First page, Previous disabled': 'total_pages="42" current_page="1" show_boundary_chevrons',
  'In between': 'total_pages="42" current_page="7"',
  'Last page': 'total_pages="42" current_page="42"',
  'Few pages': 'total_pages="3" current_page="2"',
  'First, Last and words': 'total_pages="42" current_page="7" show_ends show_labels',
  'Position instead of numbers': 'total_pages="42" current_page="7" layout="position"',
  Summary: 'total_items="97" page_size="10" current_page="3" summary="Showing :from to :to of :total"',
  'Unknown number of pages': 'current_page="4"',
};

const everyState = Object.entries(STATES)
  .map(
    ([name, attributes]) =>
      `<h2>${name}</h2>\n<pagination path="?page=:page" ${attributes} aria-label="${name}"></pagination>`,
  )
  .join('\n\n');

/** Templates to start from. */
export interface Example {
  readonly name: string;
  readonly state: Partial<State>;
}

const template = (attributes: string): string =>
  `<h1>Posts</h1>\n\n<pagination\n${attributes}\n></pagination>\n`;

export const examples: readonly Example[] = [
  { name: 'A page of a static site', state: { template: start.template } },
  { name: 'Every state', state: { template: `${everyState}\n` } },
  {
    name: 'Values from data',
    state: {
      template: template(
        '  path="/posts/:page"\n  total_pages="{posts.pages}"\n  current_page="{posts.page}"',
      ),
      data: '{ "posts": { "pages": 12, "page": 3 } }',
    },
  },
  {
    name: 'A search, with the page in the query',
    state: {
      template: template(
        '  path="/search?q=tides&amp;page=:page"\n  first_path="/search?q=tides"\n  total_pages="9"\n  current_page="2"',
      ),
    },
  },
  {
    name: 'Items instead of pages, with a summary',
    state: {
      template: template(
        '  path="/posts/:page"\n  total_items="97"\n  page_size="10"\n  current_page="3"\n  summary="Showing :from to :to of :total"',
      ),
    },
  },
  {
    name: 'An unknown number of pages',
    state: { template: template('  path="/log/:page"\n  current_page="4"') },
  },
  {
    name: 'ERB, in Rails',
    state: {
      template: template(
        '  path="<%= posts_path(page: \':page\') %>"\n  total_pages="<%= @posts.total_pages %>"\n  current_page="<%= @posts.current_page %>"',
      ),
      dialect: 'erb',
      framework: 'rails',
    },
  },
  {
    name: 'Jinja, in Flask',
    state: {
      template: template(
        '  path="/posts/:page"\n  total_pages="{{ posts.pages }}"\n  current_page="{{ posts.page }}"',
      ),
      dialect: 'jinja2',
      framework: 'flask',
    },
  },
];
