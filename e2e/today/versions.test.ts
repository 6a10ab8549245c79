import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engines } from '../engines/engines.js';
import * as frameworks from '../engines/frameworks.js';

const asked = [...engines, ...Object.values(frameworks).map((create) => create())];

/** Packages of Debian with what does not say its version itself. */
const PACKAGES = {
  Laravel: 'php-illuminate-view',
  Symfony: 'php-symfony-routing',
  WordPress: 'wordpress',
  'django-tables2': 'python3-django-tables2',
  'jekyll-paginate-v2': 'ruby-jekyll-paginate-v2',
};

test('every engine and framework is there, unless a package of it is lacking today', () => {
  const lacking = process.env['LACKING']?.split(' ') ?? [];
  const missing = asked.filter(
    ({ version, packages }) => !packages.some((name) => lacking.includes(name)) && version() === undefined,
  );
  expect(missing.map(({ name, packages }) => `${name}: ${packages.join(' ')}`)).toEqual([]);
});

test('what runs can be said', () => {
  const said = [`Node ${process.version}`, ...asked.map(({ version }) => version() ?? '')];
  const packaged = Object.entries(PACKAGES).map(([name, of]) => {
    const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', of], { encoding: 'utf8' });
    return `${name} ${stdout.replace(/^\d+:/, '')}`;
  });
  const found = [...said.flatMap((all) => all.split(/, | on | with /)), ...packaged].flatMap((one) => {
    const [, name, version] = /^(.+?)(?: v?|(?<=go))(\d[\d.]*)/.exec(one) ?? [];
    return name === undefined ? [] : [[name, version] as const];
  });
  const versions = Object.fromEntries(found.sort(([one], [other]) => one.localeCompare(other, 'en')));
  console.log(versions);
  expect(Object.keys(versions)).toEqual(expect.arrayContaining(['Node', 'Rails', 'Laravel', 'go']));
  const file = join(__dirname, 'versions.json');
  const known = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly versions: Readonly<Record<string, string>>;
    readonly oldest: object;
  };
  const major = (version: string | undefined): string | undefined => version?.split('.')[0];
  const moved = Object.entries(versions).filter(([name, one]) => major(one) !== major(known.versions[name]));
  if (moved.length > 0)
    console.warn(
      `The documentation names another major version: ${moved.map((one) => one.join(' ')).join(', ')}.`,
    );
  if (!process.env['UPDATE']) return;
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify({ date, versions, oldest: known.oldest }, undefined, 2)}\n`);
});
