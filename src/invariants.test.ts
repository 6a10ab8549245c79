import { checks } from './testing/invariants.js';
import { templateCases } from './testing/template-cases.js';

/** A short run of `npm run fuzz`, without the watch over what code runs. */
test.each(Object.entries(checks))('%s keeps its promises on 200 cases', (_, check) => {
  let count = 0;
  for (const given of templateCases(1)) {
    expect(() => check(given)).not.toThrow();
    if (++count === 200) break;
  }
});
