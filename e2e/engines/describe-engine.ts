import type { Engine } from './engine.js';

/**
 * Describes tests that need an engine. Where it is not installed they are skipped, and say so; in CI they fail instead.
 *
 * @param define defines the tests. It receives the engine
 */
export function describeEngine(engine: Engine, define: (engine: Engine) => void): void {
  const { name, packages } = engine;
  const version = engine.version();
  if (version !== undefined) {
    describe(`${name} (${version})`, () => {
      define(engine);
      if (engine.close !== undefined) afterAll(engine.close, 600_000);
    });
    return;
  }
  const reason = `the engine is not installed (apt-get install ${packages.join(' ')})`;
  if (process.env['CI']) {
    test(name, () => {
      throw new Error(`CI must run these tests, but ${reason}.`);
    });
  } else {
    console.warn(`Skipped: ${name}: ${reason}.`);
    test.skip(`${name}: skipped, ${reason}`, () => undefined);
  }
}
