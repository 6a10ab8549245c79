import { preprocess } from '../index.js';
import { dialectSamples } from '../testing/dialect-samples.js';

const IFS: Readonly<Record<'alternatives' | 'together', readonly [string, string][]>> = {
  alternatives: [
    ['@a', '!@a'],
    ['not @a', '@a'],
    ['@a > 1', 'not (@a > 1)'],
    ['(@list.pages > 1)', '!(@list.pages > 1)'],
    ['@a', 'is_nil(@a)'],
    ['@tab == :all', '@tab == :new'],
    ['@tab == "all"', '@tab != "all"'],
    ['@meta[:kind] === 1', '@meta[:kind] == 2'],
  ],
  together: [
    ['@a', '@b'],
    ['@a', '@a'],
    ['!@a', '!@a'],
    ['@a or @b', '!@a or @b'],
    ['@tab != :all', '@tab != :new'],
    ['@tab == :all', '@other == :new'],
    ['@tab == @a', '@tab == @b'],
    ['@a', 'not @a or @b'],
  ],
};

const TAGS = ['a', 'b'].map((path) => `<pagination path="/${path}/:page" total_pages="9"></pagination>`);

describe.each(['alternatives', 'together'] as const)('%s', (kind) => {
  const rows = dialectSamples.flatMap(([name, samples]) =>
    samples[kind].map((texts) => [name, ...texts] as const),
  );
  test.each(rows)('in %s: %s … %s … %s', (dialect, before, between, after) => {
    const { diagnostics } = preprocess(`${before} ${TAGS[0]} ${between} ${TAGS[1]} ${after}`, { dialect });
    const codes = kind === 'alternatives' ? [] : ['landmark-name-clash'];
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});

describe.each(Object.entries(IFS))('%s by :if', (kind, rows) => {
  test.each(rows)('%s … %s', (first, second) => {
    const tags = [first, second].map((condition, index) =>
      TAGS[index]!.replace('<pagination', `<pagination :if={${condition}}`),
    );
    const { diagnostics } = preprocess(tags.join(''), { dialect: 'heex' });
    const codes = kind === 'alternatives' ? [] : ['landmark-name-clash'];
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});
