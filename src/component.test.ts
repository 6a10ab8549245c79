import { renderPagination } from './index.js';
import { buildComponent, type Node } from './component.js';
import { createRender } from './render.js';
import { schema, type ResolvedAttributes } from './schema.js';
import { defaultTheme } from './themes/default.js';
import type { Part } from './themes/theme.js';

const attributes = {
  ...Object.fromEntries(Object.entries(schema).map(([name, definition]) => [name, definition.default])),
  total_pages: 20,
  current_page: 1,
  show_boundary_chevrons: true,
} as unknown as ResolvedAttributes;

function render(component: Node): string {
  return createRender(component, { attributes, open: new Set(), rest: [] })(attributes);
}

test('a theme without classes gives a control without class attributes', () => {
  const classes = Object.fromEntries(Object.keys(defaultTheme.classes).map((part) => [part, ''])) as Record<
    Part,
    string
  >;
  const html = render(buildComponent({ classes: { ...classes, container: 'pager' } }));
  expect(html.match(/ class="[^"]*"/g)).toEqual([' class="pager"']);
  expect(html).toContain('<li><a href="/2">2</a></li>');
});

test('every part of the default theme shows', () => {
  const html =
    render(buildComponent(defaultTheme)) +
    createRender(buildComponent(defaultTheme), { attributes, open: new Set(), rest: [] })({
      ...attributes,
      current_page: 20,
    });
  for (const name of Object.values(defaultTheme.classes)) {
    expect(html).toMatch(new RegExp(`class="(?:[^"]* )?${name}(?: [^"]*)?"`));
  }
});

test.each(['live_patch', 'live_redirect'] as const)(
  'a control of %s links has the same items on every page',
  (link_type) => {
    for (const show_boundary_chevrons of [false, true]) {
      const counts = Array.from({ length: 20 }, (_, index) => {
        const html = renderPagination({
          total_pages: 20,
          current_page: index + 1,
          link_type,
          show_boundary_chevrons,
        });
        return html.split('<li').length - 1;
      });
      expect(new Set(counts)).toEqual(new Set([9]));
    }
  },
);
