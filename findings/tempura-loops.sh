#!/usr/bin/env bash
# Tempura ends a loop after its first round if there is another loop in it, and a variable called x replaces the page written so far.
#
# Version: tempura 0.4.1, beside squirrelly 9.1.1, which shows all of it. Each {{#each}} counts in the same variable and keeps its list in the same
# one, so the outer loop goes on with the list and the count of the inner one: of three rows of pages, the first is shown. With names of
# their own for the counts, the rows that come next are rows of the inner list. The page is collected in a variable called x, so
# {{#each pages as x}} leaves no more of it than the last link. Nothing is raised.
# Source: tempura's "Syntax", `#each`, which takes any name, and any list; `#var` likewise.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund tempura@0.4.1 squirrelly@9.1.1

cat >find.mjs <<'PROGRAM'
import * as Squirrelly from 'squirrelly';
import * as tempura from 'tempura';

const data = { pages: [1, 2, 3], rows: [[1, 2, 3], [4, 5], [6]] };
for (const [template, same] of [
  [
    '{{#each rows as row}}<ul>{{#each row as page}}<li>{{page}}</li>{{/each}}</ul>{{/each}}',
    '{{@each(it.rows) => row}}<ul>{{@each(row) => page}}<li>{{page}}</li>{{/each}}</ul>{{/each}}',
  ],
  [
    '{{#each rows as row, y}}<ul>{{#each row as page, column}}<li>{{page}}</li>{{/each}}</ul>{{/each}}',
    '{{@each(it.rows) => row, y}}<ul>{{@each(row) => page, column}}<li>{{page}}</li>{{/each}}</ul>{{/each}}',
  ],
  [
    '<nav>{{#each pages as x}}<a href="/{{x}}">{{x}}</a>{{/each}}</nav>',
    '<nav>{{@each(it.pages) => x}}<a href="/{{x}}">{{x}}</a>{{/each}}</nav>',
  ],
  ['<h1>Posts</h1>{{#var x = pages.length}}<p>{{x}} pages</p>', '<h1>Posts</h1>{{! const x = it.pages.length }}<p>{{x}} pages</p>'],
]) {
  console.log(template);
  console.log(`  tempura: ${tempura.compile(template, { props: ['pages', 'rows'] })(data)}`);
  console.log(`  squirrelly: ${Squirrelly.render(same, data)}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
{{#each rows as row}}<ul>{{#each row as page}}<li>{{page}}</li>{{/each}}</ul>{{/each}}
  tempura: <ul><li>1</li><li>2</li><li>3</li></ul>
  squirrelly: <ul><li>1</li><li>2</li><li>3</li></ul><ul><li>4</li><li>5</li></ul><ul><li>6</li></ul>
{{#each rows as row, y}}<ul>{{#each row as page, column}}<li>{{page}}</li>{{/each}}</ul>{{/each}}
  tempura: <ul><li>1</li><li>2</li><li>3</li></ul><ul></ul>
  squirrelly: <ul><li>1</li><li>2</li><li>3</li></ul><ul><li>4</li><li>5</li></ul><ul><li>6</li></ul>
<nav>{{#each pages as x}}<a href="/{{x}}">{{x}}</a>{{/each}}</nav>
  tempura: 3<a href="/3">3</a></nav>
  squirrelly: <nav><a href="/1">1</a><a href="/2">2</a><a href="/3">3</a></nav>
<h1>Posts</h1>{{#var x = pages.length}}<p>{{x}} pages</p>
  tempura: 3<p>3 pages</p>
  squirrelly: <h1>Posts</h1><p>3 pages</p>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
