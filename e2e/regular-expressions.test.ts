import { expressionsInCode, expressionsMadeIn, type Expression } from './expressions-in-code.js';

/**
 * No regular expression takes more than linear time, whatever it is tried on: recheck looks for a text on which one does,
 * by the expression's automaton where it has one, and else by fuzzing.
 */

// The build in JavaScript needs neither Java nor a binary. It is named before the module is loaded.
process.env['RECHECK_BACKEND'] = 'pure';
const { checkSync } = jest.requireActual<typeof import('recheck')>('recheck');

// Code that writes components or inspects a project only reads short files of ours and of the project's owner.
const isOfOwner = (where: string): boolean => /^src\/cli\/(?:add|draw|detect|config\/gemfile)\b/.test(where);
const inCode = expressionsInCode();
const literals = inCode.literals.filter(({ where }) => !isOfOwner(where));
const made = inCode.made.filter((where) => !isOfOwner(where));

/** Expressions that are slow, or for which the checker cannot tell. */
function weak(expressions: readonly Expression[]): unknown[] {
  const different = new Map(expressions.map((one) => [`/${one.source}/${one.flags}`, one]));
  return [...different].flatMap(([text, { source, flags, where }]) => {
    const { status } = checkSync(source, flags, { timeout: 120_000 });
    return status === 'safe' ? [] : [{ where, text, status }];
  });
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
      for (const [template, dialect] of TEMPLATES) preprocess(template, dialect && { dialect });
      preprocess('~H"""\n<pagination/>\n"""', { file: 'live.ex' });
      const { hasTag } = jest.requireActual<typeof import('../src/adapters/own-tags.js')>(
        '../src/adapters/own-tags.js',
      );
      hasTag('', 'pagination');
      const { findElement } = jest.requireActual<typeof import('../src/cli/files/markup.js')>(
        '../src/cli/files/markup.js',
      );
      for (const file of ['a.pug', 'a.haml', 'a.slim', 'a.emblem', 'a.jsx', 'a.vue'])
        findElement('', file, {});
    });
  }).filter(({ where }) => where.startsWith('src/'));
  // Each of the places is reached.
  expect([...new Set(found.map(({ where }) => where))].sort()).toEqual([...new Set(made)].sort());
  expect(weak(found)).toEqual([]);
});
