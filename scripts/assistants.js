// Texts for coding assistants: llms.txt, which lists the documentation, and a skill, which says how to add pagination.

import { schema } from '../dist/attributes/schema.js';
import { FRAMEWORKS } from '../dist/components/frameworks/index.js';
import { dialects, themeNames } from '../dist/index.js';

const SUMMARY =
  'Accessible pagination for HTML templates: components that a command writes for server frameworks, and a <pagination> tag that a build replaces. No JavaScript in the page, no runtime dependency.';

/** The attributes that a first tag may need. */
const FIRST = [
  'path',
  'total_pages',
  'current_page',
  'total_items',
  'page_size',
  'has_next',
  'first_path',
  'pager',
];

/**
 * The text of llms.txt.
 *
 * @param index the text of docs/README.md, whose sections and links it takes
 */
export function llmsText(index) {
  const sections = index.split(/^## /m).slice(1).map(sectionOf);
  return [
    '# pagination-tag',
    `> ${SUMMARY}`,
    'To add pagination to a project, read `skills/pagination-tag/SKILL.md` first.',
    ...sections,
    '',
  ].join('\n\n');
}

function sectionOf(section) {
  const [heading] = section.split('\n');
  const links = [...section.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(
    ([, text, target]) =>
      `- [${text.replace(/\s+/g, ' ')}](${new URL(target, 'file:///docs/').href.slice('file:///'.length)})`,
  );
  return `## ${heading}\n\n${[...new Set(links)].join('\n')}`;
}

/** The text of the skill. */
export function skillText() {
  const names = FRAMEWORKS.map(({ name }) => `\`${name}\``).join(', ');
  return `---
name: pagination-tag
description: Adds accessible pagination to a project with the pagination-tag package. Use it to paginate a list in a server framework, a static site, a build tool or a template language.
---

# Pagination with pagination-tag

## Choose the way

1. **A framework**: \`npx pagination-tag add --list --json\` lists the frameworks, the files of each component, how to use it, and whether this project uses the framework (\`isUsed\`). Run \`npx pagination-tag add <name>\`, commit the files, and use the component as the output says. Names: ${names}.
2. **Static HTML or a build tool**: write a \`<pagination>\` tag. Run \`npx pagination-tag <dir> --out-dir <dir>\`, or add the plugin for the build tool (docs/builds.md).
3. **Another template language** (${dialects.map(({ label }) => label).join(', ')}): write the tag with the language's own code in its values, and compile the templates with the command line (docs/dialects.md).
4. **JavaScript that renders HTML**: \`renderPagination(attributes)\` returns a control, and \`pageWindow(attributes)\` the pages to show (docs/api.md).

Do not write pagination markup by hand, and do not put a \`<pagination>\` tag into JSX, Vue or Svelte files.

## The tag

\`\`\`html
<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>
\`\`\`

Attributes are in snake case. Close the tag. \`:page\` in \`path\` is where the page number goes.

${FIRST.map((name) => `- \`${name}\`: ${schema[name].summary}`).join('\n')}

The others: ${Object.keys(schema)
    .filter((name) => !FIRST.includes(name))
    .map((name) => `\`${name}\``)
    .join(
      ', ',
    )}. \`link:<name>\` sets an attribute on every link. \`id\`, \`class\`, \`aria-label\` and \`data-…\` are copied to the \`<nav>\`. docs/attributes.md has an example of each.

## Theme and language

\`--theme\`: ${themeNames.join(', ')}. Without it, \`add\` takes the theme of the project's CSS framework. For the default theme, run \`npx pagination-tag css\` and link its output. \`--locale de\` sets the language of the labels. \`--with ends,labels\` adds links to the first and the last page, and shows the words of Previous and Next.

## Verify

- Tags: \`npx pagination-tag <dir> --check --format json\` reports every problem with its file, line, column, code and hint. Exit code 1 means errors. docs/diagnostics.md explains each code.
- Components: \`npx pagination-tag add --check\` exits with 1 if a component is out of date. \`add --diff\` shows what would change, and \`add --update\` writes them anew and keeps what you changed.
- In the page, look for one \`<nav>\` with \`aria-current="page"\` on the current page, and follow Next to the last page. \`?page=0\`, \`?page=abc\` and a page after the last one must show a page of the list.
- Two lists on a page need different values of \`aria-label\`.
`;
}
