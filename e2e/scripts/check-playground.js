// Uses the playground of an installed package as a visitor does: started with npx, and as a file.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from './programs.js';

const executablePath = findChromium();

/**
 * Opens the playground in Chromium, types a template and looks at the result. Without Chromium it says that it does not,
 * and in CI it fails.
 *
 * @param {string} project where the package is installed
 */
export async function checkPlayground(project) {
  if (executablePath === undefined) {
    if (process.env.CI) throw new Error('CI must open the playground, but no Chromium was found.');
    console.log('  Skipped: no Chromium was found; name one in CHROMIUM_PATH.');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const file = join(project, 'node_modules/pagination-tag/dist/playground/index.html');
    await visit(browser, pathToFileURL(file).href);
    await serve(project, (url) => visit(browser, url));
  } finally {
    await browser.close();
  }
}

/** Runs the command while something is done with its URL. */
async function serve(project, use) {
  // In a separate process group, because npx does not pass a signal on to everything that it has started.
  const parameters = ['--no', '--', 'pagination-tag', 'playground'];
  const command = spawn('npx', parameters, { cwd: project, detached: true });
  const ended = once(command, 'exit');
  try {
    const url = await Promise.race([
      once(command.stdout, 'data').then(([output]) => /http:\S+/.exec(output.toString())?.[0]),
      ended.then(() => undefined),
    ]);
    if (url === undefined) throw new Error('npx pagination-tag playground has told no URL.');
    await use(url);
  } finally {
    if (command.exitCode === null) process.kill(-command.pid, 'SIGINT');
    await ended;
  }
}

async function visit(browser, url) {
  const page = await browser.newPage();
  const faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => faults.push(message.text()));
  page.on('requestfailed', (request) => faults.push(`${request.url()} could not be loaded`));
  await page.goto(url);
  const current = page.frameLocator('#result').locator('[aria-current=page]');
  await current.getByText('7', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Template', exact: true }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    '<pagination path="/p/:page" total_pages="9" current_page="4"></pagination>',
  );
  await current.getByText('4', { exact: true }).waitFor();
  await page.locator('#html').getByText('href="/p/4"').first().waitFor();
  await page.close();
  if (faults.length > 0) throw new Error(`The playground at ${url}:\n${faults.join('\n')}`);
}
