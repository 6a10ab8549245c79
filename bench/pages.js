/** How fast the peers process pages in memory, and whether the results are right. */
import { transform } from '../dist/index.js';
import { pageOfSize, site } from './corpus.js';
import { countDamage } from './damage.js';
import { flatten, ratio, table, timeInTurns } from './measure.js';
import { BASELINE, loadHere, MINIFIER, peers } from './peers.js';
import { traps } from './traps.js';
import { timeApart } from './turns.js';

/** Measures all peers, on all corpora. */
export async function measurePages(isQuick) {
  const patience = isQuick ? { rounds: 1 } : { rounds: 9, warmUp: 1000 };
  const corpora = {
    'small page': [pageOfSize(5_800, 1)],
    '100 KB': [pageOfSize(100_000, 3)],
    '100 KB, for the parser': [withRuby(pageOfSize(100_000, 3))],
    '1.4 MB': [pageOfSize(1_400_000, 5)],
    'directory sample': site(2632).slice(0, isQuick ? 20 : 100),
  };
  const loaded = {};
  for (const name of Object.keys(peers)) loaded[name] = await loadHere(name);
  const verdicts = await judge(loaded, corpora['100 KB'][0]);
  const speeds = {};
  for (const [corpus, pages] of Object.entries(corpora)) speeds[corpus] = await time(pages, patience);

  const sizes = Object.entries(corpora).map(([corpus, pages]) => {
    const bytes = pages.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0);
    return `${corpus}: ${pages.length} × ${Math.round(bytes / pages.length / 100) / 10} kB`;
  });
  const names = Object.keys(peers);
  const rows = names.map((name) => [
    name,
    ...Object.values(speeds).map((times) => ratio(times[BASELINE] / times[name])),
    ...verdicts[name],
  ]);
  return [
    '## Pages in memory',
    `Speed as a multiple of \`parse5.parse\` of the same text (higher is faster). Each tool runs in its own process, and its result is flattened to a plain string. The other tools find the tags and replace them with ready markup; pagination-tag also reads and checks the attributes and renders the controls. The directory sample has tags in a tenth of its pages; the other tools parse all pages. Damage is the number of characters that change outside the tags of the page of 100 KB. Traps are texts that look like tags, and tags that are easy to miss (bench/traps.js).`,
    table(['', ...Object.keys(corpora), 'damage', `traps passed, of ${traps.length}`], rows),
    `Corpora: ${sizes.join('; ')}. pagination-tag's tree builder simulator bails out of the page for the parser, which parse5 reads.`,
    '### Without a tag',
    'Time for pages without a tag, as a multiple of one case-insensitive search, `/<pagination/i.test(page)` (lower is faster).',
    await timeUntagged(patience),
  ].join('\n\n');
}

/** The scanner does not know what `<rt>` closes. */
function withRuby({ html, tags }) {
  return { html: html.replace('<main>', '<main><p><ruby>字<rt>ji</ruby></p>'), tags };
}

async function timeUntagged(patience) {
  const rows = [];
  for (const [name, bytes] of Object.entries({
    'small page': 5_800,
    '100 KB': 100_000,
    '1.4 MB': 1_400_000,
  })) {
    const { html } = pageOfSize(bytes, 0);
    const times = await timeInTurns(
      { ours: () => transform(html), search: () => /<pagination/i.test(html) },
      patience,
    );
    rows.push([name, ratio(times.ours / times.search)]);
  }
  return table(['', 'time'], rows);
}

function time(pages, patience) {
  const work = pages.map(({ html, tags }) => ({ html, controls: tags.map((tag) => transform(tag)) }));
  const runtimes = Object.fromEntries(Object.entries(peers).map(([name, { runtime }]) => [name, runtime]));
  return timeApart(import.meta.url, Object.keys(peers), work, { ...patience, runtimes });
}

/** Returns the task of a peer, for pages whose controls are ready. */
export async function taskOf(name, work) {
  const run = await peers[name].load();
  return async () => {
    for (const { html, controls } of work) {
      const result = await run(html, controls);
      if (result !== undefined) flatten(result);
    }
  };
}

/** Checks the output: damaged or missing parts of a page, and the traps. */
async function judge(loaded, { html, tags }) {
  const controls = tags.map((tag) => transform(tag));
  const expected = tags.reduce((text, tag, index) => text.replace(tag, () => controls[index]), html);
  const verdicts = {};
  for (const [name, run] of Object.entries(loaded)) {
    if (name === BASELINE || name === MINIFIER) {
      verdicts[name] = ['–', '–'];
      continue;
    }
    const result = String(await run(html, controls));
    const places = controls.map((control) => result.indexOf(control));
    const isRight = places.every((place, index) => place > (places[index - 1] ?? -1));
    const damage = isRight ? String(countDamage(expected, result)) : 'markup is missing';
    verdicts[name] = [damage, String(await countRight(run))];
  }
  return verdicts;
}

async function countRight(run) {
  let right = 0;
  for (const { html, tag, expected } of traps) {
    const control = transform(tag);
    const result = await Promise.resolve()
      .then(() => run(html, [control]))
      .catch(() => undefined);
    if (result === expected(control)) right++;
  }
  return right;
}
