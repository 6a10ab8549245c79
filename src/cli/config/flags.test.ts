import { BROKEN, makeDirectory, runIn } from '../../testing/command-line.js';
import { nameFlags } from './flags.js';

test.each([
  ['Set the option "dialect" to go.', 'Set --dialect to go.'],
  ['Use the option "theme".', 'Use --theme.'],
  // Only the configuration has it.
  ['Set the option "pagers".', 'Set the option "pagers".'],
])('%s', (hint, expected) => {
  expect(nameFlags(hint)).toBe(expected);
});

test.each(['pretty', 'github', 'sarif'])('hints of --format %s name flags', async (format) => {
  const cwd = await makeDirectory({ 'a.html': BROKEN.replace('total_pagse="3"', 'total_pages="{pages}"') });
  const { stdout, stderr } = await runIn(cwd, ['a.html', '--check', '--format', format]);
  expect(stdout + stderr).toContain('Provide the value in --data');
});
