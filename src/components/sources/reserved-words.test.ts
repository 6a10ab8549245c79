import { makeDirectory, runIn } from '../../testing/command-line.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { refuseReserved, reservedFor } from './reserved-words.js';

test.each(FRAMEWORKS.map(({ name }) => name))(
  '%s refuses the reserved words of its language',
  (framework) => {
    const { reserved } = reservedFor(framework);
    expect(reserved.size).toBeGreaterThan(5);
    for (const word of reserved)
      expect(() => refuseReserved(framework, word)).toThrow('means something else in');
    for (const name of ['comment_pages', 'list_pages', 'previous_next'])
      expect(() => refuseReserved(framework, name)).not.toThrow();
  },
);

test.each([
  ['laravel', 'list', 'PHP'],
  ['wordpress', 'List', 'PHP'],
  ['flask', 'class', 'Python'],
  ['rails', 'end', 'Ruby'],
  ['react', 'delete', 'JavaScript'],
  ['phoenix', 'do', 'Elixir'],
  // Names that are taken: files would hide a module, and functions would replace those that everything calls.
  ['phoenix', 'list', 'Phoenix'],
  ['django', 'json', 'Python'],
  ['django', 'url', 'Django'],
  ['flask', 'flask', 'Flask'],
  ['rails', 'render', 'Rails'],
  ['laravel', 'slot', 'Laravel'],
  ['symfony', 'path', 'Twig'],
  ['handlebars', 'each', 'Handlebars'],
  ['react', 'Number', 'JavaScript'],
  ['eex', 'application', 'an Elixir application'],
  ['rails', 'text_field', 'Rails'],
  ['phoenix', 'is_list', 'Phoenix'],
  ['wordpress', 'post_class', 'WordPress'],
])('add %s --name %s writes nothing', async (framework, name, language) => {
  const cwd = await makeDirectory({});
  for (const more of [[], ['--with', 'neighbors'], ['--stdout'], ['--check']]) {
    const { code, stdout, stderr } = await runIn(cwd, ['add', framework, '--name', name, ...more]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`"${name.toLowerCase()}" means something else in ${language}`);
  }
});

test.each([
  ['get_posts', 'begins like functions of WordPress or PHP'],
  ['wp_pages', 'begins like functions of WordPress or PHP'],
  ['array_pages', 'begins like functions of WordPress or PHP'],
  // Of the extension intl, which not every PHP has.
  ['numfmt_pages', 'begins like functions of WordPress or PHP'],
  ['count', 'is a single word'],
  // Its form for a page would be comment_form().
  ['comment', 'is a single word'],
])('a function of WordPress is not called %s', (name, reason) => {
  expect(() => refuseReserved('wordpress', name)).toThrow(reason);
});

test.each(['comment_pages', 'my_theme_pages', 'list_pages', 'post_pages', 'archive_links'])(
  'a function of WordPress may be called %s',
  (name) => {
    expect(() => refuseReserved('wordpress', name)).not.toThrow();
  },
);
