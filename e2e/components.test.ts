import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { renderPagination } from '../src/index.js';

type Rendered = Record<'react' | 'vue' | 'svelte', string> & Record<'total' | 'current', number>;

test('the components of docs/components.md render the markup of the default theme', () => {
  const output = execFileSync(process.execPath, [join(__dirname, 'fixtures/components/render.js')], {
    encoding: 'utf8',
  });
  const results = JSON.parse(output) as Rendered[];
  expect(results).toHaveLength(6);
  for (const { total, current, ...markups } of results) {
    const expected = renderPagination({ path: '/posts/:page', total_pages: total, current_page: current });
    for (const [framework, markup] of Object.entries(markups))
      expect([framework, total, current, tagsOf(markup)]).toEqual([
        framework,
        total,
        current,
        tagsOf(expected),
      ]);
  }
});

/** Tags, with their attributes in order, and texts; without comments, and white space between tags. */
function tagsOf(html: string): string[] {
  const pieces = html.replace(/<!--.*?-->/g, '').match(/<[^>]*>|[^<]+/g) ?? [];
  return pieces
    .map((piece) => {
      const [name = '', ...attributes] = piece.startsWith('<')
        ? (piece.match(/<\/?\w+|[\w-]+="[^"]*"/g) ?? [])
        : [piece.trim()];
      return [name, ...attributes.sort()].join(' ');
    })
    .filter((piece) => piece !== '');
}
