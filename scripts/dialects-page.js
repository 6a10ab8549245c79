// The content of docs/dialects.md: the tag and the snippet of each language come from the fixtures, the text from here.

import { readFileSync } from 'node:fs';
import { dialects } from '../dist/dialects/index.js';
import { preprocess } from '../dist/index.js';

const fixtures = new URL('../fixtures/transform/', import.meta.url);

/** The values that count as true, for several languages. */
const TRUTH = {
  javaScript:
    'all values except `false`, `0`, `""`, `null`, `undefined` and `NaN`; so `"0"`, `"false"` and `[]` are true',
  python:
    'all values except `False`, `None`, `0`, `""` and empty collections; so `"0"` and `"false"` are true',
  php: 'all values except `false`, `null`, `0`, `""`, `"0"` and an empty array; so `"false"` is true',
  nilOrFalse: 'all values except `false` and `nil`; so `0` and `""` are true',
};
const LEADING_DIGITS = 'read up to the last of its leading digits (`"3.7"` is 3, `"12abc"` is 12)';

/**
 * The peculiarities of each language. `fence` is its name for highlighting, `coercion` says how a string that is not an
 * integer is read, and `truth` for which values an attribute with true or false is on.
 */
const NOTES = {
  nunjucks: {
    fence: 'jinja',
    coercion: LEADING_DIGITS,
    truth: TRUTH.javaScript,
    notes: [
      "Eleventy's `pagination` variable remains available, as above, because the variables of the snippet begin with `pagination_`.",
      'If a path uses `loop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
    ],
  },
  jinja2: {
    fence: 'jinja',
    coercion: 'truncated if it is a number (`"3.7"` is 3), and 0 otherwise',
    truth: TRUTH.python,
    notes: [
      'If a path uses `loop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
    ],
  },
  twig: {
    fence: 'twig',
    coercion:
      'rounded if it is a number (`"3.7"` is 4), and read up to the last of its leading digits otherwise (`"12abc"` is 12)',
    truth: TRUTH.php,
    notes: [
      'If a path uses `loop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
    ],
  },
  liquid: {
    fence: 'liquid',
    coercion: 'truncated (`"3.7"` is 3); `"12abc"` is 12 in Ruby and 0 in LiquidJS',
    truth: TRUTH.nilOrFalse,
    notes: [
      'Jekyll treats `.html` files with front matter as Liquid: use `--dialect liquid` for them.',
      'A filter in `show_boundary_chevrons` or `has_next` is applied before the control, because `{% if %}` takes no filters.',
      'If a path uses `forloop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
    ],
  },
  django: {
    fence: 'django',
    coercion: '0, even `"3.7"`; the number 3.7 is truncated',
    truth: TRUTH.python,
    notes: [
      'The snippet is long because the filter `add` is the only arithmetic in Django templates, and `{% widthratio %}` the only assignment that works inside a branch. It needs no `{% load %}`.',
      '`{% url %}` is allowed in `path`. Page numbers are printed without thousands separators, regardless of the settings.',
      'If a path uses `forloop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
      'Most Django templates are `.html` files: use `--dialect django` for them.',
    ],
  },
  ejs: {
    fence: 'ejs',
    coercion: 'truncated if it is a number (`"3.7"` is 3), and 0 otherwise',
    truth: TRUTH.javaScript,
    notes: ['EJS throws for a variable that is not in the data: write `locals.page` if it may be missing.'],
  },
  eta: {
    fence: 'ejs',
    coercion: 'truncated if it is a number (`"3.7"` is 3), and 0 otherwise',
    truth: TRUTH.javaScript,
    notes: [],
  },
  erb: {
    fence: 'erb',
    coercion: LEADING_DIGITS,
    truth: TRUTH.nilOrFalse,
    notes: [
      'In Rails, pass the token to a URL helper, `posts_path(page: \':page\')`, or write it in a string, `"/posts?page=:page"`. `params[:page]` can be nil or any value that a visitor sends.',
    ],
  },
  php: {
    fence: 'php',
    coercion: LEADING_DIGITS,
    truth: TRUTH.php,
    notes: [
      'PHP does not escape output: escape what your code prints in `class` or `path`, as everywhere else in the page.',
    ],
  },
  blade: {
    fence: 'blade',
    coercion: LEADING_DIGITS,
    truth: TRUTH.php,
    notes: [
      'A snippet on one line contains PHP instead of directives, because Blade does not recognize a directive directly after a letter.',
      'A directive between attributes, such as `@if`, is an error: put it around the tag.',
    ],
  },
  smarty: {
    fence: 'smarty',
    coercion: LEADING_DIGITS,
    truth: TRUTH.php,
    notes: [
      'Only the delimiters `{` and `}` are supported. The snippet uses no PHP functions, because newer versions of Smarty do not allow them.',
      '`{name}` is Smarty code, even in quotation marks. To bind your own data, use a character reference: `&#123;name}`.',
      'Smarty does not escape output unless `setEscapeHtml(true)` is set: escape what your code prints in `class` or `path`, as everywhere else in the page.',
    ],
  },
  eex: {
    fence: 'eex',
    coercion: LEADING_DIGITS,
    truth: TRUTH.nilOrFalse,
    notes: ['EEx does not escape output in plain Elixir, but does in Phoenix.'],
  },
  heex: {
    fence: 'heex',
    coercion: LEADING_DIGITS,
    truth: TRUTH.nilOrFalse,
    notes: [
      'In `.ex` and `.exs` files, the tags in `~H` sigils are replaced. Strings, comments and documentation are left alone. Write templates that contain a tag as heredocs (`~H"""`). In `~H"…"`, the quotation marks of the control would end the sigil, which is an error.',
      'Literals can be written in braces: `sibling_count={2}`, `link_type={"live_patch"}`.',
      '`:if` and `:for` become a block around the whole snippet. Two tags with mutually exclusive `:if` conditions, such as `{@a}` and `{!@a}`, or `{@tab == :all}` and `{@tab == :new}`, can have the same name.',
      '`{@rest}` among the attributes goes to the `<nav>`. It can contain an `aria-label` or `aria-labelledby` that names the control. Write classes in `class`, because a class in `{@rest}` would be a duplicate attribute.',
      'The snippet prints text with `<%= %>`, so it also works inside `phx-no-curly-interpolation` and in LiveView 0.20.',
      'Write code in braces without quotation marks: `current_page={@page}`. In quotation marks, `"{name}"` is a binding, as in HTML.',
      'A path is a string or sigil that contains the token, `{~p"/posts/:page"}`, a function, `{fn page -> ~p"/posts/#{page}" end}`, or any other code that returns one of these at render time, `{@path}`. Literal text needs quotation marks: `path="/posts/:page"`.',
      '`class` takes a string or a list, as usual in HEEx.',
      '`link_type="live_patch"` and `link_type="live_redirect"` create the same links as `<.link patch>` and `<.link navigate>`.',
      'The snippet is one block, so LiveView sends no part of it as long as the assigns in your code do not change.',
    ],
  },
  freemarker: {
    fence: 'ftl',
    coercion: LEADING_DIGITS,
    truth: '`true` and the string `"true"`',
    notes: [
      'Only tags with angle brackets, `<#if>`, are supported. A template that begins with `[#ftl]` is left alone.',
      'A missing value counts as page 1, with or without `!`. Page numbers are printed without thousands separators, regardless of the locale. In the code of a path, the token is a string.',
    ],
  },
  go: {
    fence: 'go-html-template',
    coercion: 'truncated if it is a number (`"3.7"` is 3), and 0 otherwise',
    truth: 'all values except `false`, `0`, `""`, nil and empty collections; so `"0"` and `"false"` are true',
    notes: [
      'This is for `html/template` in Go\'s standard library. It has no arithmetic, so the snippet needs two stateless functions: `pagination-tag helpers go > pagination/pagination.go` writes them as a package, and `template.New("list.gohtml").Funcs(pagination.Functions)` registers them before the template is parsed.',
      'In `path`, write the token in the text, `{{ .Base }}/:page`, or as an argument `":page"` of a function.',
      'Values can be numbers of any type, strings, pointers to them, and types with a `String` method.',
    ],
  },
  hugo: {
    fence: 'go-html-template',
    coercion:
      'read up to the last of its leading digits (`"3.7"` is 3); floating-point numbers of a million and more are printed with an exponent, and misread',
    truth: 'all values except `false`, `0`, `""`, nil and empty collections; so `"0"` and `"false"` are true',
    notes: [
      'The snippet uses Hugo functions, such as `math.Max`, `replaceRE` and `seq`, which plain `html/template` does not have.',
      'In `path`, write the token in the text, `{{ .RelPermalink }}page/:page/`, or as an argument `":page"` of a function. In Hugo, page 1 has its own path: set it with `first_path`.',
      'Most Hugo layouts are `.html` files: use `--dialect hugo` for them.',
    ],
  },
  handlebars: {
    fence: 'html',
    coercion: 'truncated if it is a number (`"3.7"` is 3), and 0 otherwise',
    truth:
      'all values except `false`, `0`, `""`, `null`, `undefined` and `[]`; so `"0"` and `"false"` are true',
    notes: [
      'Handlebars cannot add or compare, so the snippet needs three stateless helpers: `pagination-tag helpers > pagination-helpers.js` writes them, and `Handlebars.registerHelper(helpers)` registers them.',
      'A value can be a call with arguments: `current_page="{{page_of request}}"`.',
      'Code in `path` keeps the context of the tag: `{{../base}}/:page` has the same meaning inside and outside the tag.',
    ],
  },
};

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
    ...Object.entries(dialects).flatMap(([name, { label }]) => section({ name, label })),
  ];
}

function section({ name, label }) {
  const { fence, coercion, truth, notes } = NOTES[name];
  const { tag, snippet } = example(name);
  const facts = [
    `A string that is not an integer is ${coercion}.`,
    `\`show_boundary_chevrons\` and \`has_next\` are true for ${truth}.`,
    ...notes,
  ];
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
  const read = (file) => readFileSync(new URL(`dialect-${name}/${file}`, fixtures), 'utf8');
  const input = read('input.html');
  const { start, end } = preprocess(input, JSON.parse(read('options.json'))).tags[0];
  const output = read('output.html');
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
- \`path\` takes code and text. It must contain the token \`:page\`, either in the text, \`"{{ base }}/:page"\`, or as a string in the code, \`"{{ url_for('posts', page=':page') }}"\`. The page number replaces the whole string, including its quotation marks. The token can also be part of a longer string, \`"{{ url('/posts/:page') }}"\`, except in Django and Handlebars. In Liquid, this string must be at the start of the output. A path without a visible token is an error, except in HEEx.
- \`pager\` takes one output tag with your framework's [paginator](paginators.md): \`"{{ page_obj }}"\`. It replaces \`total_pages\`, \`current_page\` and \`path\`.
- \`first_path\`, \`class\`, \`previous_label\`, \`next_label\`, \`summary\` and all global attributes take code and text. So does \`page_label\`, which must contain the token, like \`path\`.
- \`sibling_count\`, \`boundary_count\` and \`link_type\` must be literal values, because the compiled code depends on them. To use different values, write several tags in the branches of a condition.
- Code between attributes, such as \`{% if x %}class="y"{% endif %}\`, is an error: put the condition inside a value or around the tag. A single output that prints whole attributes, such as \`{{ attributes }}\`, is copied to the \`<nav>\` if the tag also has \`aria-label\` or \`aria-labelledby\`. Code and template comments between the start tag and the end tag are also errors.
- Bindings to your own data, \`{name}\`, are filled in at compile time. Their text cannot become code.
- The scheme of an address is checked as far as it is written in the template: in \`js:{{ x }}/:page\`, or at the start of a string in code. What your code prints is known only when the template runs, and the compiled template does not check it. The same is true of the template that \`pagination-tag add\` writes for a language without a way to check it. If an address may come from a visitor or a user, check before you print it that it begins with \`/\` (but not \`//\`), \`http://\` or \`https://\`; or write the beginning as text, as in \`/posts/{{ x }}/:page\`. Otherwise, it could be a \`javascript:\` address, or one with \`js:\`, which htmx 4 runs.`,
  '## What is the same in every language',
  `- Values are converted to integers and limited to the range of pages. Null, missing values, strings without digits, infinity, lists and objects count as page 1, or as a total of one page. No value from a visitor causes an error. Larger numbers count as 999,999,999,999,999. The sections below describe how other strings are read. The control is the same as in HTML with these numbers.
- The snippet only sets variables that begin with \`pagination_\`. Using such a variable in a tag, for example \`pagination_total\`, is an error. Several tags in one file, and tags in your loops, do not affect each other.
- Tags in template comments, raw blocks and code strings are left alone.
- The first line of the snippet is a comment that names the source. Running the tool again changes nothing. Keep the templates, and write the compiled files to another directory with \`--out-dir\`: after \`--in-place\`, the tags are gone and cannot be compiled again.
- A line comment at the end of your code, such as \`<%= page // from the query %>\`, is kept on its line.`,
];
