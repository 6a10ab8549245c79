// What `add` writes with default options: the files on the pages of the frameworks, for projects without Node, and the
// table of arguments in docs/components.md, which is read from these files.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schema } from '../dist/attributes/schema.js';
import { FRAMEWORKS } from '../dist/cli/frameworks/index.js';

const root = new URL('../', import.meta.url);
const bin = fileURLToPath(new URL('bin/pagination-tag.js', root));

/** The components on pages that have several. */
const SEVERAL = { eleventy: ['nunjucks', 'liquid'], express: ['ejs', 'eta', 'handlebars'] };

/** The names of languages on GitHub, where they are not the extension. */
const LANGUAGES = {
  rb: 'ruby',
  py: 'python',
  ex: 'elixir',
  eex: 'elixir',
  njk: 'html',
  hbs: 'handlebars',
  ejs: 'html',
  eta: 'html',
  pot: 'text',
};

/** What replaces an attribute in components that do not take it. */
const INSTEAD = {
  path: 'The framework makes the URLs.',
  first_path: 'The framework makes the URLs.',
  class: 'It is passed like every attribute of the `<nav>`, in the spelling of the framework.',
  id: 'It is passed like every attribute of the `<nav>`.',
  link_type: 'Only live views follow links in other ways.',
  total_pages: 'The paginator of the framework has it.',
  current_page: 'The paginator of the framework has it.',
  has_next: 'These lists have a known length, or a paginator that says whether a page follows.',
  page_label: 'Only themes that spell pages out have it.',
  pager: 'The paginator is the first argument, or known to the component: see the page of the framework.',
  pager_type: 'A component recognizes the paginators of its framework.',
  number_format: 'Frameworks format numbers in their own way: change how the file prints a page.',
  element: 'Links have URLs. For lists without, Phoenix has `event`.',
  single_page: 'Write the file with `--single-page`.',
};

/** Attributes that are not arguments: an option writes them into the file. */
const CHOSEN = {
  show_ends: '`--with ends`',
  first_label: '`--with ends`',
  last_label: '`--with ends`',
  show_labels: '`--with labels`',
  summary: '`--with summary`',
  total_items: '`--with summary`',
  page_size: '`--with summary`',
  layout: '`--with position` or `--with links`',
  jump: '`--with jump`',
  page_sizes: '`--with sizes`',
  previous_path: '`--with neighbors`',
  next_path: '`--with neighbors`',
  previous_title: '`--with neighbors`',
  next_title: '`--with neighbors`',
};

/** The components without such an attribute. */
const NOT_CHOSEN = {
  total_items: { except: ['hugo', 'shopify'], instead: 'The paginator of the framework has them.' },
  page_size: { except: ['hugo', 'shopify'], instead: 'The paginator of the framework has it.' },
};

/** Where a page has no table of arguments, its file has them. */
const ARGUMENT_IN_FILE = { phoenix: /^ {2}attr :(\w+)/gm };

/** The page of another component has the table, because the arguments are the same. */
const SAME_ARGUMENTS = { fastapi: 'flask' };

/** The names of arguments that stand for attributes with another name. */
const SAME = { has_more: 'has_next', aria_label: 'landmark', paginator: 'pager' };

/** Reads the files that `add` writes, by path, for each framework. */
export function readComponents() {
  const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-files-'));
  // A theme of WordPress has its text domain from the name of its directory.
  const project = join(folder, 'my-theme');
  mkdirSync(project);
  try {
    return Object.fromEntries(FRAMEWORKS.map(({ name }) => [name, filesOf(name, project)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function filesOf(framework, project) {
  const cwd = join(project, '../', framework === 'wordpress' ? 'my-theme' : framework);
  mkdirSync(cwd, { recursive: true });
  execFileSync(process.execPath, [bin, 'add', framework], { cwd });
  const text = execFileSync(process.execPath, [bin, 'add', framework, '--stdout'], { cwd, encoding: 'utf8' });
  const parts = text.split(/^==> (.*) <==\n/m);
  if (parts.length > 1)
    return Array.from({ length: (parts.length - 1) / 2 }, (_, index) => ({
      path: parts[2 * index + 1],
      text: parts[2 * index + 2].trimEnd(),
    }));
  const path = readdirSync(cwd, { recursive: true }).find((one) => extname(one) !== '');
  return [{ path, text: text.trimEnd() }];
}

/** Makes the last section of the page of a framework. */
export function filesSection(page, components) {
  const files = (SEVERAL[page] ?? [page]).flatMap((name) => components[name]);
  const heading = files.length === 1 ? '## The file' : '## The files';
  const subject = files.length === 1 ? 'This file is' : 'These files are';
  const blocks = files.map(({ path, text }) => {
    const extension = extname(path).slice(1);
    const fence = text.includes('```') ? '````' : '```';
    const code = `${fence}${LANGUAGES[extension] ?? extension}\n${text}\n${fence}`;
    return `<details>\n<summary><code>${path}</code></summary>\n\n${code}\n\n</details>`;
  });
  return [
    heading,
    `${subject} what \`add\` writes with its default options, in a project without a CSS framework. Copy what you need if you do not use Node.`,
    '<!-- prettier-ignore-start -->',
    ...blocks,
    '<!-- prettier-ignore-end -->',
  ].join('\n\n');
}

/**
 * Makes the rows of the table of arguments: which components take an attribute of the tag, and what replaces it in the
 * others.
 *
 * @param readPage reads the page of a framework
 */
export function argumentRows(components, readPage) {
  const taken = FRAMEWORKS.map(({ name, label }) => ({
    label,
    names: argumentsOf(name, components, readPage),
  }));
  const rows = Object.keys(schema).map((attribute) => {
    const [yes, no] = [true, false].map((wanted) =>
      taken.filter(({ names }) => names.has(attribute) === wanted).map(({ label }) => label),
    );
    const option = CHOSEN[attribute];
    if (option !== undefined) return [`\`${attribute}\``, ...chosenCells(attribute, option)];
    const instead = INSTEAD[attribute] ?? '';
    if (yes.length === 0 && instead === '')
      throw new Error(
        `No component takes ${attribute}. Say what replaces it in INSTEAD, or which option writes it in CHOSEN, in scripts/component-files.js.`,
      );
    return [`\`${attribute}\``, wordsFor(yes, no), no.length === 0 ? '' : instead];
  });
  return [...rows, ['`link:…`', 'all, written with `--link`', '']];
}

function chosenCells(attribute, option) {
  const { except, instead } = NOT_CHOSEN[attribute] ?? lackOf(option);
  const labels = FRAMEWORKS.filter(({ name }) => except.includes(name)).map(({ label }) => label);
  const which = labels.length === 0 ? 'all' : `all but ${labels.join(', ')}`;
  return [`${which}, written with ${option}`, instead];
}

/** The components that cannot have a part, and why, in the words of `add`. */
function lackOf(option) {
  const part = /--with (\w+)/.exec(option)?.[1];
  const lacking = FRAMEWORKS.filter(({ lacks }) => lacks?.[part] !== undefined);
  const labelsOf = (reason) =>
    lacking.filter(({ lacks }) => lacks[part] === reason).map(({ label }) => label);
  const reasons = [...new Set(lacking.map(({ lacks }) => lacks[part]))];
  return {
    except: lacking.map(({ name }) => name),
    instead: reasons.map((reason) => `${labelsOf(reason).join(', ')}: ${reason}`).join(' '),
  };
}

function wordsFor(yes, no) {
  if (no.length === 0) return 'all';
  if (yes.length === 0) return 'none';
  return no.length < yes.length ? `all but ${no.join(', ')}` : yes.join(', ');
}

/** Reads the names of arguments in the first column of the table on the page of a component. */
function argumentsOf(framework, components, readPage) {
  const page =
    Object.keys(SEVERAL).find((one) => SEVERAL[one].includes(framework)) ??
    SAME_ARGUMENTS[framework] ??
    framework;
  const inFile = ARGUMENT_IN_FILE[framework];
  const text = inFile
    ? Array.from(components[framework][0].text.matchAll(inFile), ([, name]) => `\`${name}\``).join()
    : Array.from(readPage(page).matchAll(/^\| (`[^|]*) \|/gm), ([, cell]) => cell).join();
  const names = Array.from(text.matchAll(/`([\w-]+)`/g), ([, name]) =>
    name.replace(/([A-Z])/g, (_, letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_'),
  );
  return new Set(names.map((name) => SAME[name] ?? name));
}
