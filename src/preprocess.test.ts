import { compile, preprocess, renderPagination } from './index.js';
import type * as Text from './base/text.js';

// A page that is really too long takes hundreds of megabytes.
jest.mock<typeof Text>('./base/text.js', () => ({
  ...jest.requireActual('./base/text.js'),
  MAX_LENGTH: 2000,
}));

const LITERAL = '<pagination path="/:page" total_pages="3"></pagination>';
const BOUND = '<pagination path="{path}" total_pages="3"></pagination>';

test('a page that would be too long is an error at the control that makes it so', () => {
  expect(preprocess(LITERAL).diagnostics).toEqual([]);
  const template = LITERAL.repeat(9);
  const { html, diagnostics } = preprocess(template);
  expect(html).toBe(template);
  expect(diagnostics.map(({ code }) => code)).toEqual(['page-too-large']);
  expect(diagnostics[0]?.start.offset).toBeGreaterThan(0);
  expect(() => compile(template)).toThrow(/From this control on, the page is longer/);
});

test('reports a control that data makes too long', () => {
  const page = compile(BOUND);
  expect(page({ path: '/:page' })).toContain('href="/2"');
  expect(() => page({ path: `/${'x'.repeat(2000)}/:page` })).toThrow(
    /From this control on, the page is longer/,
  );
});

test('reports a control that exceeds the string limit', () => {
  const path = `/${'x'.repeat(2 ** 23)}/:page`;
  const bound = '<pagination path="{path}" total_pages="999" sibling_count="60"></pagination>';
  const { html, diagnostics } = preprocess(bound, { data: { path } });
  expect(html).toBe(bound);
  expect(diagnostics.map(({ code }) => code)).toEqual(['page-too-large']);
  expect(() => compile(bound)({ path })).toThrow(/From this control on, the page is longer/);
  const attributes = { path, total_pages: 999, sibling_count: 60 };
  expect(() => renderPagination(attributes)).toThrow(/From this control on, the page is longer/);
});
