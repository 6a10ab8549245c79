import { checkSync } from 'recheck';
import { expressionsInCode, expressionsMadeIn, type Expression } from './expressions-in-code.js';

/**
 * No regular expression takes more than linear time, whatever it is tried on: recheck looks for a text on which one does,
 * by the expression's automaton where it has one, and else by fuzzing.
 */

// Code that writes components or inspects a project only reads short files of ours and of the project's owner.
const isOfOwner = (where: string): boolean => /^src\/(?:components|cli\/(?:add|detect))\//.test(where);
const inCode = expressionsInCode();
const literals = inCode.literals.filter(({ where }) => !isOfOwner(where));
const made = inCode.made.filter((where) => !isOfOwner(where));

// Fuzzing asks a clock how long it may take, and then guesses: with these, each run asks the same.
const LONG = 120_000;
const PARAMETERS = { timeout: LONG, attackTimeout: LONG, incubationTimeout: LONG, randomSeed: 1 };

/** What is known of expressions, and of alternatives that many of them share; each is looked at once. */
const known = new Map<string, ReturnType<typeof checkSync>>();
function check(source: string, flags: string): ReturnType<typeof checkSync> {
  const text = `/${source}/${flags}`;
  const found = known.get(text) ?? checkSync(source, flags, PARAMETERS);
  known.set(text, found);
  return found;
}

/** Expressions that are slow, or for which the checker cannot tell. */
function weak(expressions: readonly Expression[]): unknown[] {
  return expressions.flatMap(({ source, flags, where }) => {
    const weakest = alternativesOf(source)
      .map((part) => check(part, flags))
      .find(({ status }) => status !== 'safe');
    if (weakest === undefined) return [];
    // What is slow alone need not be where another alternative matches, but only an automaton proves that.
    const { status, checker } = check(source, flags);
    const isSafe = status === 'safe' && checker === 'automaton';
    return isSafe ? [] : [{ where, text: `/${source}/${flags}`, status: weakest.status }];
  });
}

/**
 * The alternatives of an expression, which takes linear time if each of them does. They are looked at in less time than the whole, of
 * which recheck cannot tell if it has hundreds of words.
 */
function alternativesOf(source: string): string[] {
  // A number, or a name, is that of a group in any of them.
  if (/\\[1-9k]/.test(source)) return [source];
  const parts = [''];
  let depth = 0;
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[^]/g)) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

test('a slow regular expression is known as one', () => {
  const slow = [/;(\s*#[^"]*)?$/, /"(?:\\[^]|[^"\\])*"/g].map(({ source, flags }) => ({
    source,
    flags,
    where: '',
  }));
  expect(weak(slow)).toHaveLength(2);
});

test('no regular expression that is written in the code takes more than linear time', () => {
  expect(literals.length).toBeGreaterThan(150);
  expect(weak(literals)).toEqual([]);
});

/** Templates for which every expression is made that is made at run time. */
const TEMPLATES = [
  ['<pagination path="/:page" total_pages="{{ pages }}"></pagination>', 'twig'],
  ['<title/><pagination></title>', undefined],
  ['<title>{{ a }}</title><pagination total_pages="3"></pagination>', 'twig'],
  ['<Pagination/><pagination/>', 'handlebars'],
  ['{% verbatim %}{% endverbatim %}<pagination>', 'twig'],
  ['{% raw %}{% endraw %}<pagination>', 'nunjucks'],
  ...['raw', 'comment', 'doc', 'schema', 'javascript', 'stylesheet', 'highlight'].map(
    (name) => [`{% ${name} %}{% end${name} %}<pagination>`, 'liquid'] as const,
  ),
  ['<p a={b}>{c}</p><pagination>', 'heex'],
  [`<?php <<<A\na\nA; <<<'B'\nb\nB; "{$a}" . \`b\` ?><pagination>`, 'php'],
] as const;

test('no regular expression that is made at run time takes more than linear time', () => {
  const found = expressionsMadeIn(() => {
    jest.isolateModules(() => {
      const { preprocess } = jest.requireActual<typeof import('../src/index.js')>('../src/index.js');
      const { markdown } =
        jest.requireActual<typeof import('../src/markdown/index.js')>('../src/markdown/index.js');
      const reader = markdown();
      for (const [template, dialect] of TEMPLATES) preprocess(template, dialect && { dialect });
      preprocess('~H"""\n<pagination/>\n"""', { file: 'live.ex' });
      for (const header of ['---\na\n---', '+++\n+++', '{"a":"b"}'])
        preprocess(`${header}\n<pagination/>`, { file: 'a.md', markdown: reader });
      preprocess('{"a"}\n\n<pagination/>', { file: 'a.mdx', markdown: reader });
      preprocess('<pagination/>', { file: 'a.js.erb' });
      const { mayHaveControl } = jest.requireActual<typeof import('../src/audit/find-controls.js')>(
        '../src/audit/find-controls.js',
      );
      mayHaveControl('');
      for (const file of ['a.pug', 'a.haml', 'a.slim', 'a.emblem', 'a.jsx', 'a.vue'])
        preprocess('', { file });
    });
  }).filter(({ where }) => where.startsWith('src/'));
  // Each of the places is reached.
  expect([...new Set(found.map(({ where }) => where))].sort()).toEqual([...new Set(made)].sort());
  expect(weak(found)).toEqual([]);
});
