/**
 * Feeds the scan and the parser the same texts, and fails where they tell of different tags.
 *
 *     npm run fuzz:scan -- --seed 1 --runs 1000000
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { scan } from '../dist/tags/scan/scan.js';
import { watch } from '../dist/tags/watcher.js';
import { htmlCases } from '../dist/testing/html-cases.js';
import { installedPages } from './pages.js';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, runs: { type: 'string', default: '1000000' } },
});
const pages = installedPages();

function differs(text) {
  const scanned = scan(text);
  return scanned !== undefined && !isDeepStrictEqual(scanned, watch(text));
}

/** Takes out what the difference does not need. */
function minimise(text) {
  for (let length = text.length >> 1; length > 0; length = length === 1 ? 0 : length >> 1) {
    for (let place = 0; place + length <= text.length;) {
      const shorter = text.slice(0, place) + text.slice(place + length);
      if (differs(shorter)) text = shorter;
      else place += 1;
    }
  }
  return text;
}

let compared = 0;
let givenUp = 0;
for (const text of htmlCases(Number(values.seed), pages)) {
  if (compared === Number(values.runs)) break;
  compared++;
  const scanned = scan(text);
  if (scanned === undefined) {
    givenUp++;
  } else if (!isDeepStrictEqual(scanned, watch(text))) {
    const small = minimise(text);
    console.error(JSON.stringify(small));
    console.error('scan:   ', JSON.stringify(scan(small)));
    console.error('parser: ', JSON.stringify(watch(small)));
    process.exitCode = 1;
    break;
  }
  if (compared % 1_000_000 === 0) console.log(`${compared} compared, ${givenUp} given up`);
}
console.log(`seed ${values.seed}: ${compared} compared, ${givenUp} given up`);
