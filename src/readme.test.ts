import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from './index.js';
import { locales } from './options/locales.js';
import { runIn } from './testing/command-line.js';

test('the README shows what really comes out', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const [, before = '', after = ''] =
    /<!-- before -->\n([^]*?)\n\n<!-- after[^]*?-->\n([^]*?)\n```/.exec(readme) ?? [];
  expect(transform(before)).toBe(after.replace(/\n\s*/g, ''));
});

test('docs/languages.md lists the languages that there are', () => {
  const page = readFileSync(join(__dirname, '../docs/languages.md'), 'utf8');
  const [list = ''] = /## Languages there are\n[^]*?\nThe wording/.exec(page) ?? [];
  expect([...list.matchAll(/`([\w-]+)`/g)].map(([, tag]) => tag)).toEqual(locales);
});

test('the README lists the options that there are', async () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const [table = ''] = /## Command line\n[^]*?\n## /.exec(readme) ?? [];
  const listed = [...table.matchAll(/^\| `(?:-\w, )?(--[\w-]+)/gm)].map(([, name]) => name);
  const { stdout } = await runIn('/', ['--help']);
  const known = [...stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, name]) => name);
  // What every command has needs no row.
  expect([...listed, '--version', '--help'].sort()).toEqual(known.sort());
});
