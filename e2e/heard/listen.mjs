import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Goes through pages with the keys of a keyboard, in Firefox or Chromium, and writes down what Orca says: the lines "SPEECH OUTPUT" of
 * its debug file. Runs in the session that session.sh starts.
 */

const [folder, browserName] = process.argv.slice(2);
const debugFile = join(folder, 'orca.debug');
const debug = openSync(debugFile);
const pages = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
const sleep = (time) => new Promise((go) => setTimeout(go, time));

const versionOf = (program) => /\d[\d.]*/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))[0];

/**
 * What Orca has said since a place in its debug file. Where a voice of a language is asked for that is not the page's, the language
 * stands behind the words.
 */
function saidSince(place, language) {
  const bytes = Buffer.alloc(statSync(debugFile).size - place);
  readSync(debug, bytes, 0, bytes.length, place);
  const lines = bytes.toString();
  return Array.from(lines.matchAll(/SPEECH OUTPUT: '(.*?)' ?(?:\{.*|<.*)?$/gm), ([line, text]) => {
    const voice = /'lang': '([\w-]+)'/.exec(line)?.[1] ?? language;
    return text.trim() && (voice === language ? text.trim() : `${text.trim()} [${voice}]`);
  }).filter(Boolean);
}

const SECOND = 1000;

/** Presses a key, and waits until Orca has been quiet for a while. */
async function press(key, { language = 'en', quietFor = 0.4 * SECOND } = {}) {
  const place = statSync(debugFile).size;
  execFileSync('xdotool', ['key', '--clearmodifiers', key]);
  let [said, quiet] = [[], 0];
  for (let time = 0; time < 8 * SECOND; time += 100) {
    await sleep(100);
    const now = saidSince(place, language);
    quiet = now.length === said.length ? quiet + 100 : 0;
    said = now;
    if (quiet >= (isSpeech(said, key) ? quietFor : Math.max(quietFor, 1.2 * SECOND))) break;
  }
  // Orca names some keys first.
  return said.filter((text) => isSpeech([text], key));
}

const isSpeech = (said, key) => said.some((text) => text.toLowerCase() !== key.toLowerCase());

/** Presses a key until a text is said. Returns what was said at each press, and nothing where there was no speech: silence. */
async function pressUntil(key, text, language) {
  const steps = [];
  for (let step = 0; step < 40; step++) {
    const said = await press(key, { language });
    steps.push(said);
    if (said.some((words) => words.includes(text))) return steps;
  }
  throw new Error(`"${text}" was not reached with ${key}: ${JSON.stringify(steps.slice(-3))}`);
}

/** From the link before the control to the one after it. With Enter: what is said when Next is pressed. */
async function walk(key, language) {
  await press('ctrl+Home');
  await pressUntil(key === 'Enter' ? 'Tab' : key, 'the start');
  if (key !== 'Enter') return (await pressUntil(key, 'the end', language)).slice(0, -1);
  await pressUntil('Tab', 'Next page');
  return [await press('Return', { language, quietFor: 2 * SECOND })];
}

const browsers = {
  firefox: (address) => {
    const profile = join(folder, 'firefox');
    mkdirSync(profile, { recursive: true });
    const preferences = {
      'accessibility.force_disabled': -1,
      'browser.shell.checkDefaultBrowser': false,
      'browser.aboutwelcome.enabled': false,
      'browser.preonboarding.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'termsofuse.bypassNotification': true,
      'browser.startup.homepage_override.mstone': 'ignore',
      'browser.sessionstore.resume_from_crash': false,
      'browser.translations.automaticallyPopup': false,
    };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    return ['firefox', ['--no-remote', '--profile', profile, '--width', '1200', '--height', '900', address]];
  },
  chromium: (address) => [
    'chromium',
    [
      '--no-sandbox',
      '--force-renderer-accessibility=complete',
      '--no-first-run',
      '--disable-gpu',
      '--disable-features=Translate',
      '--password-store=basic',
      `--user-data-dir=${join(folder, 'chromium')}`,
      '--window-size=1200,900',
      address,
    ],
  ],
};

/**
 * A page is opened by loading what is open again, because what is typed into the bar for addresses can go wrong. Each time it has another
 * address, because Orca goes back to where it was in a page it knows. What a page then asks for itself is its answer.
 */
let shown = pages[0];
let isOpening = true;
let opened = 0;
const server = createServer((request, response) => {
  if (request.url === '/favicon.ico') return response.writeHead(404).end();
  if (isOpening) {
    isOpening = false;
    opened++;
    return response.writeHead(302, { location: `/walk-${opened}` }).end();
  }
  return response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .setHeader('cache-control', 'no-store')
    .end(request.url === `/walk-${opened}` ? shown.html : shown.answer);
});
await new Promise((go) => server.listen(0, 'localhost', go));
const address = `http://localhost:${server.address().port}/`;

const failures = [];

/** Listens to a page with a key. Now and then, a browser has put the focus elsewhere: then the page is opened again. */
async function listen(page, key) {
  for (let turn = 1; ; turn++) {
    try {
      isOpening = true;
      await press('ctrl+shift+r', { quietFor: 1.2 * SECOND });
      // After a form in Chromium, nothing has the focus, and Orca leaves keys alone.
      if (turn > 1) await press('Tab');
      return await walk(key, page.language);
    } catch (error) {
      console.error(`${page.name}, ${key}, turn ${turn}: ${error.message}`);
      if (turn < 3) continue;
      failures.push(`${page.name}, ${key}: ${error.message}`);
      return undefined;
    }
  }
}

const [program, given] = browsers[browserName](address);
const heard = {
  date: new Date().toISOString().slice(0, 10),
  orca: versionOf('orca'),
  version: versionOf(program),
  pages: {},
};
const browser = spawn(program, given, { stdio: 'ignore' });
await sleep(20 * SECOND);
for (const page of pages) {
  shown = page;
  const told = {};
  for (const key of page.keys) told[key] = await listen(page, key);
  heard.pages[page.name] = told;
  console.log(browserName, page.name, JSON.stringify(told));
}
browser.kill();
server.close();
if (failures.length > 0) throw new Error(`Not heard:\n${failures.join('\n')}`);
writeFileSync(join(folder, 'heard.json'), JSON.stringify(heard));
