// What docs/accessibility.md says about screen readers: what `npm run heard` wrote to e2e/heard/heard.json.

import { readFileSync } from 'node:fs';

/** What was heard in an earlier version, at commit 680cc037, before anybody had listened: with its `pages.mjs`, by the same program. */
const BEFORE = new URL('../e2e/heard/before.json', import.meta.url);

const FILE = new URL('../e2e/heard/heard.json', import.meta.url);

/** How the keys are named, and what stands between what two presses of them say. */
const KEYS = {
  Tab: { name: 'Tab', sign: ' ⇥ ' },
  Down: { name: 'Down', sign: ' ↓ ' },
  Enter: { name: 'Enter', sign: ' ' },
};

/**
 * The section about screen readers.
 *
 * @param {(head: string[], rows: string[][]) => string} table writes a table
 */
export function heardSection(table) {
  const { date, orca, browsers, pages } = JSON.parse(readFileSync(FILE, 'utf8'));
  const { firefox, chromium } = browsers;
  const rows = Object.entries(pages).flatMap(([name, told]) =>
    Object.entries(told.firefox).map(([key, steps]) => [
      name,
      KEYS[key].name,
      spoken(steps, key),
      inChromium(told.chromium[key], steps, key),
    ]),
  );
  return [
    '## What screen readers say',
    `Orca ${orca} in Firefox ${firefox} and Chromium ${chromium}, by \`npm run heard\` on ${date}. It presses Tab or Down from the link before the control to the link after it, or Enter on Next, and writes down what Orca hands to the speech synthesizer. Commas separate what is spoken after one key, and "silence" means that nothing is. "[en]" means that Orca asks for an English voice in a page of another language. "Same" means the same words, even if Chromium says "navigation Pagination" in one go. A row is page 7 of 42 in the default theme unless its name says otherwise. Other projects have the markup of their documentation, shortened, and WordPress, Laravel and Pagy have no styles.`,
    table(['Control', 'Key', 'Firefox', 'Chromium'], rows),
    ...whatChanged(pages, table),
    'NVDA, JAWS and VoiceOver are not in this table yet, because they do not run on the systems of these tests. If you use one of them, please report what it says, word for word, with all versions.',
  ].join('\n\n');
}

/** What the same keys said before, where it differs: in Firefox, or where only Chromium differs, there. */
function whatChanged(pages, table) {
  const { date, pages: before } = JSON.parse(readFileSync(BEFORE, 'utf8'));
  const rows = Object.entries(before).flatMap(([name, told]) =>
    Object.keys(told.firefox).flatMap((key) => {
      const browser = ['firefox', 'chromium'].find(
        (one) => spoken(told[one][key], key) !== spoken(pages[name][one][key], key),
      );
      if (browser === undefined) return [];
      const words = [told, pages[name]].map((all) => spoken(all[browser][key], key));
      return [[name, KEYS[key].name, browser === 'firefox' ? 'Firefox' : 'Chromium', ...words]];
    }),
  );
  return [
    '### What changed after listening',
    `An earlier version was heard in the same way, on ${date}. These rows differ:`,
    table(['Control', 'Key', 'Browser', 'Before', 'Now'], rows),
  ];
}

function spoken(steps, key) {
  return steps.map((said) => said.join(', ') || 'silence').join(KEYS[key].sign);
}

function inChromium(steps, others, key) {
  const words = (all) => all.map((said) => said.join(' ')).join('\n');
  return words(steps) === words(others) ? 'same' : spoken(steps, key);
}
