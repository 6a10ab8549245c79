import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEngine } from './describe-engine.js';
import type { Engine } from './engine.js';
import { erbEngine } from './erb.js';
import { hugoEngine } from './hugo.js';

/** What `describeEngine` asks of jest, which is not to hear of it here. */
function watchJest(): Record<'describe' | 'test' | 'skip' | 'warn', jest.Mock> {
  const watched = { describe: jest.fn(), test: jest.fn(), skip: jest.fn(), warn: jest.fn() };
  const { describe, test, skip, warn } = watched;
  jest.spyOn(globalThis, 'describe').mockImplementation(describe);
  Object.assign(jest.spyOn(globalThis, 'test').mockImplementation(test), { skip });
  jest.spyOn(console, 'warn').mockImplementation(warn);
  return watched;
}

const engine: Engine = {
  name: 'cobol (Grace)',
  dialect: 'erb',
  packages: ['cobol', 'cobol-grace'],
  version: () => undefined,
  render: () => Promise.resolve([]),
  output: (name) => name,
};

afterEach(() => jest.restoreAllMocks());

test('describes the tests of an engine that is installed, and names its version', () => {
  const seen = watchJest();
  const define = jest.fn();
  const installed = { ...engine, version: () => 'Cobol 1959' };
  describeEngine(installed, define);
  expect(seen.describe.mock.calls).toEqual([['cobol (Grace) (Cobol 1959)', expect.any(Function)]]);
  (seen.describe.mock.calls as [string, () => void][])[0]![1]();
  expect(define.mock.calls).toEqual([[installed]]);
  for (const mock of [seen.test, seen.skip, seen.warn]) expect(mock).not.toHaveBeenCalled();
});

test('skips the tests of an engine that is not installed, and says so', () => {
  jest.replaceProperty(process, 'env', {});
  const seen = watchJest();
  describeEngine(engine, () => fail());
  const reason = 'the engine is not installed (apt-get install cobol cobol-grace)';
  expect(seen.skip.mock.calls).toEqual([[`cobol (Grace): skipped, ${reason}`, expect.any(Function)]]);
  expect(seen.warn.mock.calls).toEqual([[`Skipped: cobol (Grace): ${reason}.`]]);
  for (const mock of [seen.test, seen.describe]) expect(mock).not.toHaveBeenCalled();
});

test('fails in CI instead', () => {
  jest.replaceProperty(process, 'env', { CI: '1' });
  const seen = watchJest();
  describeEngine(engine, () => fail());
  const [[name, run]] = seen.test.mock.calls as [[string, () => void]];
  expect(name).toBe('cobol (Grace)');
  expect(run).toThrow('the engine is not installed (apt-get install cobol cobol-grace)');
  for (const mock of [seen.skip, seen.describe]) expect(mock).not.toHaveBeenCalled();
});

test.each([erbEngine, hugoEngine])('$name has no version where there is no command', ({ version }) => {
  const empty = mkdtempSync(join(tmpdir(), 'pagination-tag-path-'));
  try {
    jest.replaceProperty(process, 'env', { PATH: empty });
    expect(version()).toBeUndefined();
  } finally {
    rmdirSync(empty);
  }
});

function fail(): never {
  throw new Error('The tests are defined without an engine.');
}
