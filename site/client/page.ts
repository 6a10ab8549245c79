import { addCopyButton } from './copy.js';
import { fitFrame } from './fit.js';
import { makeLive } from './live.js';
import { base, load, once } from './load.js';
import { showResults } from './search.js';
import { makeTabs } from './tabs.js';

/** What a page does beyond reading. Everything can be read without it. */

const all = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll(selector);

for (const block of all('main .code')) addCopyButton(block);
for (const group of all('.tabs')) makeTabs(group);
for (const frame of document.querySelectorAll<HTMLIFrameElement>('.frames iframe')) fitFrame(frame);
for (const example of all('.live'))
  makeLive(
    example,
    once(async () => load('example')),
  );
for (const part of all('.component')) whenUsed(part, () => load('component'));
for (const part of all('.hero')) whenUsed(part, () => load('home'));
if (all('#search-results').length > 0) void showResults(base);

/** Runs a step when a visitor first uses a part of the page, and then repeats the choice that was made. */
function whenUsed(part: HTMLElement, run: () => Promise<void>): void {
  const start = once(run);
  const prepare = (): void => void start();
  for (const type of ['pointerover', 'focusin']) part.addEventListener(type, prepare, { once: true });
  const repeat = (event: Event): void => {
    void start().then(() => event.target?.dispatchEvent(new Event(event.type, { bubbles: true })));
  };
  part.addEventListener('change', repeat, { once: true, capture: true });
}

/** Where headings are that had another name or another page, by their old fragments. */
const RENAMED: Readonly<Record<string, string>> = {
  'client-side-updates': '#updates-on-the-page',
  'the-file': '#copy-component',
  'the-files': '#copy-component',
  'updates-of-the-file': '#change-it-keep-it',
  'updates-of-the-files': '#change-it-keep-it',
  'a-second-component': 'change.html#a-second-component',
  'attributes-of-links': 'change.html#attributes-of-links',
  'languages-of-an-application': 'change.html#languages-of-an-application',
  'parts-of-a-control': 'change.html#parts-of-a-control',
};

const fragment = location.hash.slice(1);
const renamed = Object.hasOwn(RENAMED, fragment) ? RENAMED[fragment] : undefined;
if (renamed !== undefined && document.getElementById(fragment) === null) location.replace(renamed);
