/** How fast templates with much code, and Markdown, are processed. */
import MarkdownIt from 'markdown-it';
import { parse } from 'parse5';
import { dialects } from '../dist/dialects/index.js';
import { preprocess, transform } from '../dist/index.js';
import { markdown } from '../dist/markdown/index.js';
import { ratio, table, timeInTurns } from './measure.js';

const TAG = '<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>';
/** Each has five pieces of code. */
const ITEMS = 48;

const braces = ['{{ NAME }}', '{% if ready %}', '{% endif %}'];
const percent = ['<%= NAME %>', '<% if ready %>', '<% end %>'];
const script = ['<%= NAME %>', '<% if (ready) { %>', '<% } %>'];

/** What prints a value, and what begins and ends a condition. */
const CODE = {
  blade: ['{{ $NAME }}', '@if ($ready)', '@endif'],
  django: braces,
  eex: ['<%= NAME %>', '<%= if ready do %>', '<% end %>'],
  ejs: script,
  erb: percent,
  eta: ['<%= it.NAME %>', '<% if (it.ready) { %>', '<% } %>'],
  freemarker: ['${NAME}', '<#if ready>', '</#if>'],
  go: ['{{ .NAME }}', '{{ if .Ready }}', '{{ end }}'],
  handlebars: ['{{NAME}}', '{{#if ready}}', '{{/if}}'],
  heex: ['{NAME}', '<%= if ready do %>', '<% end %>'],
  hugo: ['{{ .NAME }}', '{{ if .Ready }}', '{{ end }}'],
  jinja2: braces,
  liquid: braces,
  nunjucks: braces,
  php: ['<?= h($NAME) ?>', '<?php if ($ready): ?>', '<?php endif ?>'],
  smarty: ['{$NAME}', '{if $ready}', '{/if}'],
  twig: braces,
};

export async function measureTemplates(isQuick) {
  const patience = { rounds: isQuick ? 1 : 11, warmUp: isQuick ? 30 : 500 };
  const rows = [];
  for (const [dialect, { label }] of Object.entries(dialects)) {
    const html = templateIn(CODE[dialect]);
    const { diagnostics } = preprocess(html, { dialect });
    if (diagnostics.length > 0) throw new Error(`${label}: ${diagnostics[0].message}`);
    const tasks = { ours: () => transform(html, { dialect }), parse: () => parse(html) };
    const times = await timeInTurns(tasks, patience);
    rows.push([label, ratio(times.parse / times.ours)]);
  }
  return [
    '## Templates with code',
    `Speed for templates of 6 to 10 KB with ${ITEMS * 5} pieces of code and one tag, as a multiple of \`parse5.parse\` of the same text (higher is faster).`,
    table(['', 'speed'], rows),
    '### Markdown',
    'Time for a post of 20 KB, as a multiple of rendering it with markdown-it and nothing else (lower is faster).',
    await markdownTable(patience),
  ].join('\n\n');
}

function templateIn([output, start, end]) {
  const print = (name) => output.replace('NAME', () => name);
  const item = `  <li class="${print('kind')}">\n    ${start}<a href="/${print('slug')}">${print('title')}</a>${end}\n  </li>\n`;
  return `<main>\n<ul>\n${item.repeat(ITEMS)}</ul>\n${TAG}\n</main>\n`;
}

async function markdownTable(patience) {
  const options = { file: 'post.md', markdown: markdown() };
  const post = 'Words with *emphasis*, [a link](/about/) and `code`.\n\n- one\n- two\n\n'.repeat(280);
  const renderer = new MarkdownIt({ html: true });
  const tasks = {
    'with a tag': () => transform(`${post}${TAG}\n`, options),
    'without a tag': () => transform(post, options),
    render: () => renderer.render(post),
  };
  const { render, ...times } = await timeInTurns(tasks, patience);
  return table(
    ['', 'time'],
    Object.entries(times).map(([name, time]) => [name, ratio(time / render)]),
  );
}
