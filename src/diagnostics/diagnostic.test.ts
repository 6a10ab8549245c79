import { diagnose, formatDiagnostic, PaginationTagError, problem } from './diagnostic.js';
import { preprocess } from '../preprocess.js';
import { Source } from '../base/source.js';

function frameOf(text: string, start: number, end: number): string {
  const found = problem('stray-end-tag', { start, end }, { fault: 'alone' });
  return diagnose(new Source(text), [found])[0]?.frame ?? '';
}

test('marks the place between two lines on each side', () => {
  const text = 'one\ntwo\nthree\nfour\nfive\nsix\nseven';
  expect(frameOf(text, 15, 18)).toBe(
    ['  2 | two', '  3 | three', '> 4 | four', '    |  ^^^', '  5 | five', '  6 | six'].join('\n'),
  );
});

test('marks a range over several lines on its first line', () => {
  expect(frameOf('ab\ncd\nef', 1, 7)).toBe(['> 1 | ab', '    |  ^', '  2 | cd', '  3 | ef'].join('\n'));
});

test('marks an empty range', () => {
  expect(frameOf('ab', 1, 1)).toBe(['> 1 | ab', '    |  ^'].join('\n'));
});

test('keeps tabs before the mark', () => {
  expect(frameOf('\t\tab', 2, 4)).toBe(['> 1 | \t\tab', '    | \t\t^^'].join('\n'));
});

test.each([
  ['a wide letter', '日本X', 2, 3, '     ^'],
  ['wide letters in the range', 'X日本', 1, 3, '  ^^^^'],
  ['an emoji', '😀X', 2, 3, '   ^'],
  ['a flag', '🇯🇵X', 4, 5, '   ^'],
  ['a combining character', 'e\u0301X', 2, 3, '  ^'],
  ['a zero width space', '\u200bX', 1, 2, ' ^'],
  ['nothing but a combining character', 'e\u0301', 1, 2, '  ^'],
])('puts the mark below the range after %s', (_, text, start, end, mark) => {
  expect(frameOf(text, start, end)).toBe([`> 1 | ${text}`, `    |${mark}`].join('\n'));
});

test('cuts no emoji in two', () => {
  for (const shift of ['', 'x']) {
    const frame = frameOf(`${shift}${'😀'.repeat(200)}HERE${'😀'.repeat(200)}`, 400 + shift.length, 404);
    expect(frame).toContain('HERE');
    expect(frame).not.toMatch(/\p{Surrogate}/u);
  }
});

test('pads the numbers of lines', () => {
  const frame = frameOf('a\nb\nc\nd\ne\nf\ng\nh\n\nj\nk', 14, 15);
  expect(frame).toBe(['   6 | f', '   7 | g', '>  8 | h', '     | ^', '   9 |', '  10 | j'].join('\n'));
});

test('numbers lines that CRLF and CR end', () => {
  expect(frameOf('a\r\nb\rc', 5, 6)).toBe(['  1 | a', '  2 | b', '> 3 | c', '    | ^'].join('\n'));
});

test('cuts long lines around the place', () => {
  const [line = '', mark = ''] = frameOf('x'.repeat(5000) + 'HERE' + 'y'.repeat(5000), 5000, 5004).split(
    '\n',
  );
  expect(line.length).toBeLessThan(140);
  expect(line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE');
  expect(line).toMatch(/^> 1 \| …x+HEREy+…$/);
});

test('cuts a long range at the end of what is shown', () => {
  const [line = '', mark = ''] = frameOf(`<${'x'.repeat(5000)}>`, 0, 5002).split('\n');
  expect(mark.length).toBeLessThanOrEqual(line.length);
  expect(line.startsWith('> 1 | <x')).toBe(true);
});

test('shows the end of a long line without a mark of more', () => {
  const [line = '', mark = ''] = frameOf(`${'x'.repeat(5000)}HERE`, 5000, 5004).split('\n');
  expect(line.endsWith('HERE')).toBe(true);
  expect(line.slice(mark.indexOf('^'))).toBe('HERE');
});

test('shows no control characters', () => {
  expect(frameOf('\u001b[31m\u0000\u2028ab', 7, 9)).toBe(
    ['> 1 | \uFFFD[31m\uFFFD\uFFFDab', '    |        ^^'].join('\n'),
  );
});

test('shows no frame for an empty text', () => {
  expect(frameOf('', 0, 0)).toBe('');
});

test('formats place, severity, message, code, frame and hint', () => {
  const { diagnostics } = preprocess('<pagination total_pagse="3" current_page="1"></pagination>', {
    file: 'a/b.html',
  });
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    [
      'a/b.html:1:13: error: <pagination> has no attribute "total_pagse". [unknown-attribute]',
      '> 1 | <pagination total_pagse="3" current_page="1"></pagination>',
      '    |             ^^^^^^^^^^^^^^^',
      'Did you mean total_pages?',
    ].join('\n'),
  ]);
});

test('formats a diagnostic without file and hint', () => {
  const place = { line: 1, column: 1, offset: 0 };
  expect(
    formatDiagnostic({
      code: 'stray-end-tag',
      severity: 'error',
      message: 'No.',
      start: place,
      end: place,
      frame: '> 1 | x',
    }),
  ).toBe('1:1: error: No. [stray-end-tag]\n> 1 | x');
});

test('an error lists errors, and holds warnings too', () => {
  const { diagnostics } = preprocess(
    '<pagination total_pages="0">\n<pagination path="/:page" totl_pages="3"/>',
  );
  const error = new PaginationTagError(diagnostics);
  expect(error.name).toBe('PaginationTagError');
  expect(error).toBeInstanceOf(Error);
  expect(error.diagnostics.map(({ code }) => code)).toEqual([
    'unclosed-tag',
    'total-pages-out-of-range',
    'unknown-attribute',
  ]);
  expect(error.message).toContain('[unknown-attribute]');
  expect(error.message).not.toContain('[unclosed-tag]');
});

test('sorts by place, and leaves those of one place in their order', () => {
  const at = (start: number, total: number) =>
    problem('total-pages-out-of-range', { start, end: 6 }, { total });
  const sorted = diagnose(new Source('abcdef'), [at(4, -1), at(2, -2), at(4, -3), at(0, -4)]);
  expect(sorted.map(({ message }) => /-\d/.exec(message)?.[0])).toEqual(['-4', '-2', '-1', '-3']);
});

test('returns the line of an offset', () => {
  const opening = { start: 2, end: 4 };
  const [found] = diagnose(new Source('a\nbc\nd'), [
    problem('mis-nested-tag', { start: 5, end: 6 }, { opening }),
  ]);
  expect(found?.message).toContain('the <pagination> on line 2');
});

test.each([{}, null, undefined, 'x', { start: 7 }])('formatDiagnostic refuses %j', (value) => {
  expect(() => formatDiagnostic(value as never)).toThrow(
    new TypeError('formatDiagnostic takes a diagnostic, such as one of those of preprocess().'),
  );
});
