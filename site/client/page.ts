import { addCopyButton } from './copy.js';
import { makeLive } from './live.js';
import { showResults } from './search.js';
import { makeTabs } from './tabs.js';

/** What a page does beyond reading. Everything can be read without it. */

const base = document.currentScript?.dataset['base'] ?? '';

const all = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll(selector);

for (const block of all('main .code')) addCopyButton(block);
for (const group of all('.tabs')) makeTabs(group);
for (const example of all('.live'))
  makeLive(
    example,
    once(async () => load('example')),
  );
for (const part of all('.component')) whenNear(part, () => load('component'));
if (all('#search-results').length > 0) void showResults(base);

/** Runs a step when a reader comes near a part of the page. */
function whenNear(part: HTMLElement, run: () => Promise<void>): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void run();
    },
    { rootMargin: '50%' },
  );
  observer.observe(part);
}

/** Loads a script of the site. Modules would not load from a file. */
async function load(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${base}assets/${name}.js`;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      reject(new Error(`${script.src} could not be loaded.`));
    };
    document.head.append(script);
  });
}

function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
