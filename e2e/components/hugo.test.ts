import { describeEngine } from '../engines/describe-engine.js';
import { hugoEngine } from '../engines/hugo.js';
import { addresses, buildHugoSection, expectPages, sizes } from '../engines/sites.js';
import { describeComponent, listedAttributes, listingsOf } from './added.js';
import { textAttributes } from './values.js';

describeComponent('hugo', (project) => {
  describeEngine(hugoEngine, () => {
    const all = (items: number): string[] => addresses(items, '/base/posts/', '/base/posts/page/N/');

    describe.each([
      '{{ partial "pagination.html" . }}',
      '{{ partial "pagination.html" (dict "page" .) }}',
      '{{ partial "pagination.html" (dict "pager" (.Paginate .RegularPages)) }}',
    ])('%s', (layout) => {
      test.each(sizes)('%i posts', async (items) => {
        expectPages(await buildHugoSection(items, layout, project), all(items));
      });
    });

    test('all attributes', async () => {
      const layout = `{{ $t := \`${textAttributes.class}\` }}{{ partial "pagination.html" (dict "page" . "show_boundary_chevrons" true "previous_label" $t "next_label" $t "class" $t "aria_label" $t "attributes" (dict "data-text" $t)) }}`;
      expectPages(await buildHugoSection(45, layout, project), all(45), textAttributes);
    });
  });

  describeEngine(hugoEngine, () => {
    const attributes = {
      ...listedAttributes,
      'data-list': 'posts',
    };

    test.each(Object.entries({ pages: {}, attributes, pager: {} }))(
      'docs/frameworks/hugo.md: %s',
      async (name, given) => {
        const site = await buildHugoSection(45, listingsOf('hugo')[name] ?? '', project);
        expectPages(site, addresses(45, '/base/posts/', '/base/posts/page/N/'), given);
      },
    );
  });
});
