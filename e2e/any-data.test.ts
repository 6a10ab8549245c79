import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { compile, type PaginationTagError } from '../src/index.js';
import { fixtureNames, readFixture } from '../src/testing/fixtures.js';
import { parse5ErrorsOf } from '../src/testing/parse.js';

test('random data renders a valid control or reports an error that names it, 4,000 times', () => {
  const templates = fixtureNames
    .map((name) => readFixture(name))
    .filter(({ name, options }) => name.startsWith('binding-') && options.data !== undefined)
    .flatMap(({ input }) => {
      // Wrong templates throw here. Fixtures test them.
      try {
        return [
          {
            names: [...input.matchAll(/="\{([\w.]+)\}"/g)].map(([, name = '']) => name),
            page: compile(input),
          },
        ];
      } catch {
        return [];
      }
    });
  expect(templates.length).toBeGreaterThan(10);

  const marker = '\uE000"\'><img src=x onerror=alert(1)>&amp;</nav><script>\uE000';
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -2, max: 12 }) },
    { weight: 2, arbitrary: fc.integer().map(String) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('/posts/:page', 'live_patch', 'a', true, false, null, undefined),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => `${text}${marker}/:page`) },
    { weight: 1, arbitrary: fc.anything() },
  );
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    // One document to validate contains a hundred controls. Some have the id of their template.
    rules: { 'unique-landmark': 'off', 'valid-id': 'off', 'no-dup-id': 'off' },
  });
  let waiting: string[] = [];
  const validate = (): void => {
    const report = validator.validateStringSync(
      `<!DOCTYPE html>\n<html lang="en"><head><title>Posts</title></head><body>${waiting.join('')}</body></html>\n`,
    );
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([]);
    waiting = [];
  };
  let pages = 0;
  let errors = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...templates),
      fc.array(value, { minLength: 12, maxLength: 12 }),
      ({ names, page }, values) => {
        const data = {};
        for (const [index, name] of names.entries())
          setAt(data, name.split('.'), values[index % values.length]);
        let html: string;
        try {
          html = page(data);
        } catch (error) {
          expect(error).toHaveProperty('name', 'PaginationTagError');
          expect((error as PaginationTagError).message).toMatch(/bound to \{|path function \{/);
          errors++;
          return;
        }
        // Unusual attributes are copied, too.
        expect(parse5ErrorsOf(html).filter((error) => !/^(?:control|noncharacter)-/.test(error))).toEqual([]);
        expect(html).not.toContain('\uE000"');
        expect(html).not.toMatch(/<(?:img|script)/);
        waiting.push(...(html.match(/<nav[^]*?<\/nav>/g) ?? []));
        pages++;
        if (waiting.length > 100) validate();
      },
    ),
    { numRuns: 4000, seed: 1 },
  );
  validate();
  expect(pages).toBeGreaterThan(1000);
  expect(errors).toBeGreaterThan(1000);
});

/** Sets a property by its path, and creates missing objects. */
function setAt(target: object, keys: readonly string[], value: unknown): void {
  const [key = '', ...others] = keys;
  const objects = target as Record<string, object | null>;
  if (others.length === 0)
    Object.defineProperty(target, key, { value, configurable: true, enumerable: true, writable: true });
  else
    setAt(
      Object.hasOwn(objects, key) && typeof objects[key] === 'object' && objects[key] !== null
        ? objects[key]
        : (objects[key] = {}),
      others,
      value,
    );
}
