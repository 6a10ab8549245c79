import { php } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings, listedAttributes } from './added.js';
import { describeValues } from './values.js';

describeComponent('php', (project) => {
  const engine = php(project);
  const start =
    "<?php require_once 'pagination.php'; parse_str((string) parse_url($url, PHP_URL_QUERY), $_GET); ?>";

  describeRequests({
    engine,
    template: `${start}<?= pagination(total_pages: $pages, attributes: ['id' => 'pager']) ?>`,
    hasFirstPath: true,
    data: ({ items, query, pages }) => ({ url: `/posts?items=${items}&${query}`, pages }),
  });

  describe.each(["'/posts/:page'", 'fn ($page) => "/posts/$page"', "'/posts/%3Apage'"])(
    'path: %s',
    (path) => {
      describeValues({
        engine,
        template: `${start}<?= pagination($total, $current, ${path}, '/posts', true, $text, $text, $text, $text, ['data-text' => $text]) ?>`,
      });
    },
  );

  const all = { path: '?page=:page', first_path: '?', total_pages: 42, current_page: 7 };
  describeListings(
    'php',
    engine,
    { url: '/posts' },
    {
      pages: { ...all, current_page: 1 },
      attributes: {
        ...all,
        path: '/posts/:page',
        first_path: '/posts',
        ...listedAttributes,
        'hx-boost': 'true',
      },
    },
    start,
  );
});
