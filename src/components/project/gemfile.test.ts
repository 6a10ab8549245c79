import { makeDirectory, runIn } from '../../testing/command-line.js';

const TAG = '<pagination pager="<%= @posts %>"></pagination>\n';

test.each<[gemfile: string, code: string]>([
  ["gem 'rails'\ngem 'will_paginate'", 'url_for(only_path'],
  ["gem 'kaminari', '~> 1.2'", 'page: nil'],
  ["gem 'pagy', '~> 9.3'", 'pagy_url_for'],
  ["gem 'pagy', '~> 43.0'", 'page_url'],
  ["gem 'pagy'\ngem 'will_paginate' # for the admin", 'page_url'],
  ["# gem 'will_paginate'", 'page_url'],
])('the paginator of %j', async (Gemfile, code) => {
  const cwd = await makeDirectory({ Gemfile, 'app/views/posts.html.erb': TAG });
  const { stdout } = await runIn(cwd, ['app/views/posts.html.erb']);
  expect(stdout).toContain(code);
});

test('the configuration says it first', async () => {
  const cwd = await makeDirectory({
    Gemfile: "gem 'will_paginate'",
    'package.json': '{ "pagination-tag": { "pagers": { "erb": "pagy-9" } } }',
    'posts.html.erb': TAG,
  });
  expect((await runIn(cwd, ['posts.html.erb'])).stdout).toContain('pagy_url_for');
});

test('the command config says where it comes from', async () => {
  const cwd = await makeDirectory({ Gemfile: "gem 'will_paginate'" });
  expect((await runIn(cwd, ['config'])).stdout).toMatch(/^pagers +\{ erb: 'will_paginate' \} +Gemfile$/m);
});
