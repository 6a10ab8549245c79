// The content of docs/dialects.md: the tag and the snippet of each language come from the fixtures, the text from here.

import { dialects } from '../dist/dialects/index.js';
import { preprocess } from '../dist/index.js';
import { readFixture } from '../dist/testing/fixtures.js';

/** The peculiarities of each language, from its folder. */
const NOTES = new Map(
  await Promise.all(Object.keys(dialects).map(async (name) => [name, await readNotes(name)])),
);

async function readNotes(name) {
  try {
    return (await import(`../dist/dialects/${name}/notes.js`)).notes;
  } catch (cause) {
    throw new Error(
      `src/dialects/${name}/notes.ts is missing: see CONTRIBUTING.md, "Add a template language".`,
      { cause },
    );
  }
}

/**
 * The blocks of the page.
 *
 * @param table makes a table of a head and rows
 */
export function dialectBlocks(table) {
  const code = (text) => `\`${text}\``;
  const rows = Object.entries(dialects).map(([name, { label, extensions }]) => [
    `[${label}](#${label.toLowerCase()})`,
    code(name),
    extensions.map((extension) => code(`.${extension}`)).join(', '),
  ]);
  return [
    ...INTRODUCTION(table(['Language', 'Name', 'File names'], rows)),
    ...numbersFromVisitors(table),
    ...Object.entries(dialects).flatMap(([name, { label }]) => section({ name, label })),
  ];
}

/** Where the languages differ from the policy of docs/servers.md. */
function numbersFromVisitors(table) {
  const rows = Object.entries(dialects).map(([name, { label }]) => [label, NOTES.get(name).coercion]);
  return [
    '## Numbers from visitors',
    '[On a server](servers.md#numbers-from-visitors), a fraction is cut off, and any other string that is not an integer is page 1. A compiled tag uses the conversion of its template language, so `5abc` is page 5 in ERB and page 1 in Jinja:',
    table(['Language', 'A string that is not an integer is'], rows),
  ];
}

function section({ name, label }) {
  const { fence, truth, notes } = NOTES.get(name);
  const { tag, snippet } = example(name);
  const facts = [`\`show_boundary_chevrons\` and \`has_next\` are true for ${truth}.`, ...notes];
  return [
    `## ${label}`,
    block(fence, tag),
    'This becomes:',
    block(fence, snippet),
    facts.map((fact) => `- ${fact}`).join('\n'),
  ];
}

function block(fence, text) {
  return `\`\`\`${fence}\n${text}\n\`\`\``;
}

/** The tag of a fixture and the snippet that replaces it, without the indentation of the tag. */
function example(name) {
  const { input, options, expected } = readFixture(`dialect-${name}`);
  const { output } = expected;
  const { start, end } = preprocess(input, options).tags[0];
  const dedent = (text) => text.replaceAll(`\n${' '.repeat(start.column - 1)}`, '\n');
  return {
    tag: dedent(input.slice(start.offset, end.offset)),
    snippet: dedent(output.slice(start.offset, output.length - (input.length - end.offset))),
  };
}

const INTRODUCTION = (languages) => [
  '# Template languages',
  'In a server-side template, the page numbers are only known when the page is requested. A tag that contains template code is therefore compiled to its template language. The compiled code renders the control and needs no library at run time.',
  `\`\`\`erb
<pagination path="<%= posts_path(page: ':page') %>" total_pages="<%= @posts.total_pages %>" current_page="<%= params[:page] %>"></pagination>
\`\`\``,
  'Set the language with the option `dialect` or `--dialect`. By default, it is detected from the file name. A tag without code becomes plain HTML in every language.',
  languages,
  '## What can be compiled',
  `- \`total_pages\`, \`current_page\`, \`total_items\`, \`page_size\`, \`show_boundary_chevrons\` and \`has_next\` take exactly one output tag with any expression: \`"{{ page + 1 }}"\`.
- \`path\` takes code and text. It must contain the token \`:page\`, either in the text, \`"{{ base }}/:page"\`, or as a string in the code, \`"{{ url_for('posts', page=':page') }}"\`. The page number replaces the whole string, including its quotation marks: as an integer, but as a string where the code joins it to a text, as in \`'/posts/' + ':page'\`, and always in EEx, HEEx and FreeMarker. The token can also be part of a longer string, \`"{{ url('/posts/:page') }}"\`, except in Django and Handlebars. In Liquid, this string must be at the start of the output. A path without a visible token is an error, except in HEEx.
- \`pager\` takes one output tag with your framework's [paginator](paginators.md): \`"{{ page_obj }}"\`. It replaces \`total_pages\`, \`current_page\` and \`path\`.
- \`first_path\`, \`class\`, \`previous_label\`, \`next_label\`, \`summary\` and all global attributes take code and text. So does \`page_label\`, which must contain the token, like \`path\`. The tokens of \`summary\` and \`page_label\` are also replaced in strings of the code, with plain digits, before it runs: \`t('posts', total: ':total')\`. In a Laravel message, a placeholder with a value remains: \`__('Page :page', ['page' => ':page'])\`.
- Attributes of the control keep the quotation marks that you wrote around their code: \`link:hx-vals='{{ values | tojson }}'\` has single ones on every link. Code from single ones and other code cannot share an attribute. In HEEx, code is in braces, and HEEx writes the marks.
- \`number_format\` must be a literal value. Its separator can be a space, a comma, a period, an apostrophe or a middle dot. Digits of other scripts, as in \`number_format="١٬٠٠٠"\`, can be written in every language except Django. Your code gets plain digits: format the number yourself if code in \`page_label\` prints it.
- \`sibling_count\`, \`boundary_count\` and \`link_type\` must be literal values, because the compiled code depends on them. To use different values, write several tags in the branches of a condition.
- Code between attributes, such as \`{% if x %}class="y"{% endif %}\`, is an error: put the condition inside a value or around the tag. A single output that prints whole attributes, such as \`{{ attributes }}\`, is copied to the \`<nav>\` if the tag also has \`aria-label\` or \`aria-labelledby\`. Code and template comments between the start tag and the end tag are also errors.
- Bindings to your own data, \`{name}\`, are filled in at compile time. Their text cannot become code.
- The scheme of a URL is checked as far as it is written in the template: in \`js:{{ x }}/:page\`, or at the start of a string in code. What your code prints is known only when the template runs, and the compiled template does not check it. The same is true of the template that \`pagination-tag add\` writes for a language without a way to check it. If a URL may come from a visitor or a user, before you print it, check that it begins with \`/\` (but not \`//\`), \`http://\` or \`https://\`; or write the beginning as text, as in \`/posts/{{ x }}/:page\`. Otherwise, it could be a \`javascript:\` URL, or one with \`js:\`, which htmx 4 runs.`,
  '## What is the same in every language',
  `- Values are converted to integers and limited to the range of pages. Null, missing values, strings without digits, infinity, lists and objects count as page 1, or as a total of one page. No value from a visitor causes an error. Larger numbers count as 999,999,999,999,999. [Numbers from visitors](#numbers-from-visitors) lists how other strings are read. The control is the same as in HTML with these numbers.
- The snippet only sets variables that begin with \`pagination_\`. Using such a variable in a tag, for example \`pagination_total\`, is an error. Several tags in one file, and tags in your loops, do not affect each other.
- Tags in template comments, raw blocks and code strings are left alone.
- The first line of the snippet is a comment that names the source. Running the tool again changes nothing. Keep the templates, and write the compiled files to another directory with \`--out-dir\`: after \`--in-place\`, the tags are gone and cannot be compiled again.
- A line comment at the end of your code, such as \`<%= page // from the query %>\`, is kept on its line.`,
];
