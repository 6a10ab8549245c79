import { tryEverywhere } from '../src/testing/everywhere.js';
import { missing, newerTreeConstruction, tokenizer, treeConstruction } from './html5lib-tests.js';

/**
 * The texts that parsers of HTML are tested with, each with a tag at every offset: 140,000 templates.
 *
 * The results that the tests expect are ignored. parse5, which passes them, decides where the tags are.
 */

const title = 'a tag at any place of a test of html5lib is replaced, reported with its place, or text';

if (missing.length === 0) {
  test(`${title}: tree construction`, () => {
    const carriers = treeConstruction();
    expect(carriers.size).toBe(1423);
    expect(tryEverywhere(carriers)).toEqual({ replaced: 14907, reported: 38780, text: 8393, problems: [] });
  });

  test(`${title}: tree construction, newer tests`, () => {
    const carriers = newerTreeConstruction();
    // How many there are depends on the release of Debian.
    expect(carriers.size).toBeGreaterThan(100);
    expect(tryEverywhere(carriers).problems).toEqual([]);
  });

  test(`${title}: tokenizer`, () => {
    const carriers = tokenizer();
    expect(carriers.size).toBe(6599);
    expect(tryEverywhere(carriers)).toEqual({ replaced: 47334, reported: 16521, text: 1183, problems: [] });
  });
} else {
  const reason = `these tests are not there (${missing.join('; ')})`;
  if (process.env['CI']) {
    test(title, () => {
      throw new Error(`CI must run these tests, but ${reason}.`);
    });
  } else {
    console.warn(`Skipped: ${title}: ${reason}.`);
    test.skip(`${title}: skipped, ${reason}`, () => undefined);
  }
}
