// npm run heard: writes what Orca says of every page of pages.mjs, in Firefox and Chromium, to e2e/heard/heard.json, from which
// `npm run docs` makes the table in docs/accessibility.md. Not part of CI: it takes today's versions, and half an hour.
//
//   HEARD_ROOT=/path/to/root npm run heard
//
// HEARD_ROOT is the root of a system with orca, at-spi2-core, libglib2.0-bin, gsettings-desktop-schemas, dbus, xvfb, openbox, xdotool,
// firefox, chromium and nodejs, such as Debian unstable by debootstrap with /proc and /dev mounted. Without it, the programs of this
// system are used. HEARD_ONLY is a regular expression for the names of the pages to listen to; what they say is printed, and the file stays
// as it was, because all of it is from one run.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages } from './pages.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { HEARD_ROOT: root, HEARD_ONLY: only = '' } = process.env;
const folder = mkdtempSync(join(root ?? '', '/tmp/heard-'));
const chosen = pages.filter(({ name }) => new RegExp(only).test(name));

/** Listens in a browser, in a session of its own. */
async function listenIn(browser) {
  const own = join(folder, browser);
  mkdirSync(own);
  for (const file of ['session.sh', 'listen.mjs']) copyFileSync(join(here, file), join(own, file));
  writeFileSync(join(own, 'pages.json'), JSON.stringify(chosen));
  const inside = root ? join('/', relative(root, own)) : own;
  const [program, ...given] = [
    ...(root ? ['chroot', root] : []),
    ...[join(inside, 'session.sh'), inside, browser],
  ];
  const [code] = await once(spawn(program, given, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`Not everything was heard in ${browser}.`);
  return JSON.parse(readFileSync(join(own, 'heard.json'), 'utf8'));
}

try {
  // One after the other, because a second Orca refuses to start.
  const firefox = await listenIn('firefox');
  const chromium = await listenIn('chromium');
  const heard = {
    date: firefox.date,
    orca: firefox.orca,
    browsers: { firefox: firefox.version, chromium: chromium.version },
    pages: Object.fromEntries(
      chosen.map(({ name }) => [name, { firefox: firefox.pages[name], chromium: chromium.pages[name] }]),
    ),
  };
  if (only) console.log(JSON.stringify(heard));
  else writeFileSync(join(here, 'heard.json'), JSON.stringify(heard, undefined, 1) + '\n');
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
