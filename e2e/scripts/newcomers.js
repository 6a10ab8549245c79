// Walks the path of a newcomer in a new project of each kind, from the packed package: the commands that are run, how long
// they take, whether page 3 of a list is seen in a browser, and whether it has the style that the commands say how to add.
// Pictures go to out/newcomers. Run it after `npm run build`, with the packages of `.ci/run`:
// node e2e/scripts/newcomers.js [kind ...]. Slow kinds run only if they are named, or with --all.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process, { argv, env } from 'node:process';
import { chromium } from 'playwright-core';
import { KINDS } from '../newcomers/kinds.js';
import { makeProject, makeWorkspace, walk } from '../newcomers/walk.js';
import { findChromium } from './programs.js';

/** Where the page is, for relative URLs in it. */
const PAGE = '/posts.html';
const pictures = join(import.meta.dirname, '../../out/newcomers');
const wanted = argv.slice(2);
const isWanted = (kind) =>
  wanted.includes(kind) || wanted.includes('--all') || (wanted.length === 0 && !KINDS[kind].isSlow);

mkdirSync(pictures, { recursive: true });
const workspace = makeWorkspace();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
try {
  for (const kind of Object.keys(KINDS).filter(isWanted)) {
    if (!isInstalled(kind)) {
      console.log(`${kind}: skipped, because this fails: ${KINDS[kind].needs}`);
      continue;
    }
    const app = makeProject(kind, workspace);
    const path = tryToWalk(kind, app);
    const fault = path.fault ?? (await look(kind, app, path.page));
    rmSync(app, { recursive: true, force: true });
    if (fault !== undefined) process.exitCode = 1;
    console.log(
      fault === undefined
        ? `${kind}: seen after ${path.seconds.toFixed(1)} s: ${path.commands.join('; ')}`
        : `${kind}: NOT SEEN: ${fault}`,
    );
  }
} finally {
  await browser.close();
  rmSync(workspace, { recursive: true, force: true });
}

/** In CI, nothing may be missing. */
function isInstalled(kind) {
  const { needs } = KINDS[kind];
  return env.CI || needs === undefined || spawnSync('sh', ['-c', needs], { stdio: 'ignore' }).status === 0;
}

/** A failed command prints why to standard error. */
function tryToWalk(kind, app) {
  try {
    return walk(kind, workspace, app);
  } catch (error) {
    return { fault: String(error.stderr || error.stdout || error.message).slice(-2000) };
  }
}

/** Opens a page in a browser, with the files that its server would serve, and returns what is wrong with it. */
async function look(kind, app, html) {
  const { served } = KINDS[kind];
  const page = await browser.newPage({ viewport: { width: 800, height: 300 } });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === PAGE) return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
    const [start, directory] = Object.entries(served).find(([one]) => pathname.startsWith(one)) ?? [];
    try {
      const file = join(app, directory, pathname.slice(start.length));
      return route.fulfill({ body: readFileSync(file), contentType: typeOf(file) });
    } catch {
      return route.fulfill({ status: 404 });
    }
  });
  try {
    await page.goto(`http://localhost${PAGE}`);
    const control = page.locator('nav.pagination');
    await control.getByRole('link', { name: '9', exact: true }).waitFor({ timeout: 30_000 });
    const { current, color } = await control.locator('[aria-current=page]').evaluate((element) => ({
      current: element.textContent.trim(),
      color: getComputedStyle(element).backgroundColor,
    }));
    await page.screenshot({ path: join(pictures, `${kind}.png`) });
    if (current !== '3') return `page ${current} is the current one`;
    if (color === 'rgba(0, 0, 0, 0)') return `without styles in ${html}`;
    return undefined;
  } catch (error) {
    return `${error.message} in ${html}`;
  } finally {
    await page.close();
  }
}

function typeOf(file) {
  if (file.endsWith('.css')) return 'text/css';
  return file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
}
