// What docs/dialects.md says: the tag and the snippet of each language from the fixtures, the rest from here.

import { readFileSync } from 'node:fs';
import { dialects } from '../dist/dialects/index.js';
import { preprocess } from '../dist/index.js';

const fixtures = new URL('../fixtures/transform/', import.meta.url);

/** What is true in several languages, in their words for it. */
const TRUTH = {
  javaScript:
    'all but `false`, `0`, `""`, `null`, `undefined` and `NaN`; for `"0"`, `"false"` and `[]` as well',
  python: 'all but `False`, `None`, `0`, `""` and what is empty; for `"0"` and `"false"` as well',
  php: 'all but `false`, `null`, `0`, `""`, `"0"` and an empty array; for `"false"` as well',
  nilOrFalse: 'all but `false` and `nil`; for `0` and `""` as well',
};
const LEADING_DIGITS = 'cut off after the digits it begins with (`"3.7"` is 3, `"12abc"` is 12)';

/**
 * The odd corners of each language. `fence` names it for the highlighting, `coercion` says what becomes of a text that is
 * no integer, and `truth` when `show_boundary_chevrons` is on.
 */
const NOTES = {
  nunjucks: {
    fence: 'jinja',
    coercion: LEADING_DIGITS,
    truth: TRUTH.javaScript,
    notes: [
      "Eleventy's own `pagination` is yours to use, as above: our variables begin with `pagination_`.",
      'In a loop of yours, a path that speaks of `loop` gets its slots written out one by one, because a loop of ours would hide yours.',
    ],
  },
  jinja2: {
    fence: 'jinja',
    coercion: 'cut off if it is a number (`"3.7"` is 3), else 0',
    truth: TRUTH.python,
    notes: [
      'A path that speaks of `loop` gets its slots written out one by one, because a loop of ours would hide yours.',
    ],
  },
  twig: {
    fence: 'twig',
    coercion: 'rounded (`"3.7"` is 4); of others, the digits it begins with (`"12abc"` is 12)',
    truth: TRUTH.php,
    notes: [
      'A path that speaks of `loop` gets its slots written out one by one, because a loop of ours would hide yours.',
    ],
  },
  liquid: {
    fence: 'liquid',
    coercion: 'cut off (`"3.7"` is 3); `"12abc"` is 12 in Ruby and 0 in LiquidJS',
    truth: TRUTH.nilOrFalse,
    notes: [
      'Jekyll reads `.html` files with front matter as Liquid: name the language with `--dialect liquid`.',
      'A filter in `show_boundary_chevrons` is worked out before the control, since `{% if %}` has none.',
      'A path that speaks of `forloop` gets its slots written out one by one, because a loop of ours would hide yours.',
    ],
  },
  django: {
    fence: 'django',
    coercion: '0 (`"3.7"` as well; the number 3.7 is cut off)',
    truth: TRUTH.python,
    notes: [
      'There is no arithmetic but the filter `add`, and no assignment in a branch but that of `{% widthratio %}`; that is why the snippet is long. It loads nothing.',
      '`{% url %}` may stand in `path`. Numbers are printed without separators, whatever the settings say.',
      'A path that speaks of `forloop` gets its slots written out one by one.',
      'Django templates mostly end in `.html`: name the language with `--dialect django`.',
    ],
  },
  ejs: {
    fence: 'ejs',
    coercion: 'cut off if it is a number (`"3.7"` is 3), else 0',
    truth: TRUTH.javaScript,
    notes: ['A variable that the page does not have is an error of EJS: write `locals.page`.'],
  },
  eta: {
    fence: 'ejs',
    coercion: 'cut off if it is a number (`"3.7"` is 3), else 0',
    truth: TRUTH.javaScript,
    notes: [],
  },
  erb: {
    fence: 'erb',
    coercion: LEADING_DIGITS,
    truth: TRUTH.nilOrFalse,
    notes: [
      'In Rails a helper takes the token as an argument, `posts_path(page: \':page\')`, and a string may hold it: `"/posts?page=:page"`. `params[:page]` may be nil, or whatever a visitor makes of it.',
    ],
  },
  php: {
    fence: 'php',
    coercion: LEADING_DIGITS,
    truth: TRUTH.php,
    notes: [
      'PHP escapes nothing: what your code prints in `class` or `path` is yours to escape, as anywhere in the page.',
    ],
  },
  blade: {
    fence: 'blade',
    coercion: LEADING_DIGITS,
    truth: TRUTH.php,
    notes: [
      'On one line the snippet has PHP in the place of directives, because Blade does not see a directive right behind a letter.',
      'A directive between attributes, such as `@if`, is an error: put it around the tag.',
    ],
  },
  eex: {
    fence: 'eex',
    coercion: LEADING_DIGITS,
    truth: TRUTH.nilOrFalse,
    notes: [
      'A value must be one that `to_string` takes: no map. EEx of Elixir escapes nothing; that of Phoenix does.',
    ],
  },
  heex: {
    fence: 'heex',
    coercion: LEADING_DIGITS,
    truth: TRUTH.nilOrFalse,
    notes: [
      'Code stands in braces without quotation marks: `current_page={@page}`. In quotation marks, `"{name}"` is a binding of the data, as in HTML.',
      'A path is a string or a sigil with the token in it, `{~p"/posts/:page"}` or `{"/posts/:page"}`, or text: `path="/posts/:page"`.',
      '`class` takes what HEEx takes: a string, or a list.',
      '`link_type="live_patch"` and `live_redirect` give links that LiveView follows, as `<.link patch>` and `<.link navigate>` would.',
      'Variables in a template are worked out at every render: LiveView does not track them.',
    ],
  },
  hugo: {
    fence: 'go-html-template',
    coercion:
      'cut off after the digits it begins with (`"3.7"` is 3); a floating-point number from a million on is printed with an exponent, and is not read as one',
    truth: 'all but `false`, `0`, `""`, nil and what is empty; for `"0"` and `"false"` as well',
    notes: [
      'The functions are those of Hugo: `math.Max`, `replaceRE`, `seq` and others. Plain `html/template` has none of them.',
      'Code in `path` is a value with the token in its text, `{{ .RelPermalink }}page/:page/`, or an argument `":page"` of a function: page 1 of Hugo has a path of its own, so give it as `first_path`.',
      'Hugo layouts mostly end in `.html`: name the language with `--dialect hugo`.',
    ],
  },
  handlebars: {
    fence: 'html',
    coercion: 'cut off if it is a number (`"3.7"` is 3), else 0',
    truth: 'all but `false`, `0`, `""`, `null`, `undefined` and `[]`; for `"0"` and `"false"` as well',
    notes: [
      'Handlebars cannot add or compare. The snippet needs three helpers without state: `pagination-tag helpers > pagination-helpers.js` writes them, and `Handlebars.registerHelper(helpers)` makes them known.',
      'A call with arguments may be a value: `current_page="{{page_of request}}"`.',
      'A path in a host loop keeps its context: `{{../base}}/:page` means what it meant beside the tag.',
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
  const rows = dialects.map(({ name, label, extensions }) => [
    `[${label}](#${label.toLowerCase()})`,
    code(name),
    extensions.map((extension) => code(`.${extension}`)).join(', '),
  ]);
  return [...INTRODUCTION(table(['Language', 'Name', 'File names'], rows)), ...dialects.flatMap(section)];
}

function section({ name, label }) {
  const { fence, coercion, truth, notes } = NOTES[name];
  const { tag, snippet } = example(name);
  const facts = [
    `A text that is no integer is ${coercion}.`,
    `\`show_boundary_chevrons\` is on for ${truth}.`,
    ...notes,
  ];
  return [
    `## ${label}`,
    block(fence, tag),
    'becomes',
    block(fence, snippet),
    facts.map((fact) => `- ${fact}`).join('\n'),
  ];
}

function block(fence, text) {
  return `\`\`\`${fence}\n${text}\n\`\`\``;
}

/** The tag of a fixture and what takes its place, without the indentation of the tag. */
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
  "Where a page is made from a template, the numbers come with each request. A tag with code of the template's language in it is compiled to that language: the code that takes its place works the control out by itself, with no library at run time.",
  `\`\`\`erb
<pagination path="<%= posts_path(page: ':page') %>" total_pages="<%= @posts.total_pages %>" current_page="<%= params[:page] %>"></pagination>
\`\`\``,
  "The language is that of the option `dialect` or of `--dialect`, else that of the file's name. A tag without code in it becomes plain HTML, whatever the language.",
  languages,
  '## What can be compiled',
  `- \`total_pages\`, \`current_page\` and \`show_boundary_chevrons\` take one output and nothing else: \`"{{ page }}"\`. Expressions go as they are: \`"{{ page + 1 }}"\`.
- \`path\` takes code and text. It needs the token, either in the text, \`"{{ base }}/:page"\`, or as a string of its own in the code, \`"{{ url_for('posts', page=':page') }}"\`: there the page number takes the place of the whole string, quotation marks and all. In Ruby and Elixir, a string in double quotation marks may also hold it among other text. A path of one opaque value is an error.
- \`first_path\`, \`class\`, \`previous_label\`, \`next_label\` and all that is passed through take code and text. So does \`page_label\`, which needs the token as \`path\` does.
- \`sibling_count\`, \`boundary_count\` and \`link_type\` are literal, because the code depends on them. For several values, write several tags in the branches of a condition.
- Code between attributes, \`{% if x %}class="y"{% endif %}\`, is an error: put the condition into a value or around the tag. So is code, or a comment of the language, between the two tags.
- Values of your own data, \`{name}\`, are filled in when the tag is compiled. Their text cannot become code.`,
  '## What holds in every language',
  `- A value is made an integer, and then moved into the list: null, a missing value and a text without digits give page 1, or a list of one page. What other texts give is said below. The control is the one that the same numbers would give in HTML.
- Variables begin with \`pagination_\`, and nothing else is set. Several tags in one file, and tags in loops of yours, do not disturb one another.
- Tags in comments of the language, in raw blocks and in strings of code are left alone.
- The first line is a comment that names the source. A second run changes nothing. Keep the templates and write what is compiled elsewhere, with \`--out-dir\`: \`--in-place\` leaves nothing to compile again.
- A comment behind your code, \`<%= page // from the query %>\`, keeps to its line.`,
];
