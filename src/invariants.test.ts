import { checks } from './testing/invariants.js';
import { templateCases } from './testing/template-cases.js';

/** A short run of `npm run fuzz`, without the watch over what code runs. */
test.each(Object.entries(checks))('%s keeps its promises on 200 cases of each of two seeds', (_, check) => {
  for (const seed of [1, 2]) {
    let count = 0;
    for (const given of templateCases(seed)) {
      expect(() => check(given)).not.toThrow();
      if (++count === 200) break;
    }
  }
});
