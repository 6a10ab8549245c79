import { preprocess } from '../index.js';
import { markdown } from './index.js';

const TITLE = (code: string): string =>
  `<pagination previous_path="/a" next_path="/b" next_title="${code}"></pagination>`;

const hints = (text: string, file: string): string[] =>
  preprocess(text, {
    file,
    dialect: file.endsWith('.liquid') ? 'liquid' : undefined,
    markdown: markdown(),
  }).diagnostics.map(({ code, message }) => `${code}: ${message}`);

test('what code prints is on one line', () => {
  const { html } = preprocess(TITLE('{{ t }}'), {
    file: 'a.md.liquid',
    dialect: 'liquid',
    markdown: markdown(),
  });
  expect(html).toContain('{{ t | normalize_whitespace | strip_newlines }}');
  expect(hints(TITLE('{{ t }}'), 'a.md.liquid')).toEqual([]);
});

test.each(['a T b', '# T', '| a |\n|-|\n| T |'])(
  'in a line, signs of Markdown become references: %j',
  (text) => {
    const options = { file: 'a.md.njk', dialect: 'nunjucks', markdown: markdown() } as const;
    const { html, diagnostics } = preprocess(text.replace('T', TITLE('{{ t }}')), options);
    expect(html).toContain(' | replace("*", \'&#42;\')');
    expect(diagnostics.map(({ message }) => message).join()).not.toContain('code');
  },
);

test('an attribute that is passed through prints on one line, too', () => {
  const tag = '<pagination path="/:page" total_pages="2" title="A &amp; {{ t }}"></pagination>';
  const options = { file: 'a.md.liquid', markdown: markdown() };
  expect(preprocess(tag, options).html).toContain(
    'title="A &amp; {{ t | normalize_whitespace | strip_newlines }}"',
  );
});

test.each([
  ['erb', TITLE('<%= t %>')],
  ['erb', '<pagination path="/:page" total_pages="2" title="<%= t %>"></pagination>'],
  ['jinja2', '<pagination path="/:page" total_pages="2" link:title="{{ t }}"></pagination>'],
] as const)('in a language that has no way, there is a warning: %s %s', (dialect, tag) => {
  const { diagnostics } = preprocess(tag, { file: 'a.md', dialect, markdown: markdown() });
  expect(diagnostics).toMatchObject([
    { code: 'misplaced-tag', message: expect.stringMatching(/^What the code/) as string },
  ]);
  const numbers = '<pagination path="/:page" total_pages="{{ n }}"></pagination>';
  expect(preprocess(numbers, { file: 'a.md', dialect: 'jinja2', markdown: markdown() }).diagnostics).toEqual(
    [],
  );
});
