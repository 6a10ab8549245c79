/**
 * Runs the simulator and the parser on the same texts, and fails if they find different tags.
 *
 *     npm run fuzz:simulator -- --seed 1 --runs 1000000
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { simulate } from '../dist/tags/tree-builder-simulator/simulate.js';
import { parseTags } from '../dist/tags/tag-parser.js';
import { htmlCases } from '../dist/testing/html-cases.js';
import { installedPages } from './pages.js';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, runs: { type: 'string', default: '1000000' } },
});
const pages = installedPages();

function differs(text) {
  const simulated = simulate(text);
  return simulated !== undefined && !isDeepStrictEqual(simulated, parseTags(text));
}

/** Takes out what the difference does not need. */
function minimize(text) {
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
let bailedOut = 0;
for (const text of htmlCases(Number(values.seed), pages)) {
  if (compared === Number(values.runs)) break;
  compared++;
  const simulated = simulate(text);
  if (simulated === undefined) {
    bailedOut++;
  } else if (!isDeepStrictEqual(simulated, parseTags(text))) {
    const small = minimize(text);
    console.error(JSON.stringify(small));
    console.error('simulator:', JSON.stringify(simulate(small)));
    console.error('parser:   ', JSON.stringify(parseTags(small)));
    process.exitCode = 1;
    break;
  }
  if (compared % 1_000_000 === 0) console.log(`${compared} compared, ${bailedOut} bailed out`);
}
console.log(`seed ${values.seed}: ${compared} compared, ${bailedOut} bailed out`);
