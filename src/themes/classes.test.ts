import { themeNames } from '../index.js';
import { themes } from './index.js';

// They are written into the repositories of users, who read and change them.
test.each(themeNames)('the class lists of %s are such as a person would write', (name) => {
  for (const list of Object.values(themes[name].classes)) {
    expect(list.length).toBeLessThanOrEqual(265);
    // A selector in a class name belongs in the stylesheet.
    expect(list).not.toMatch(/(?:^|[ :])\[[^ ]*\]:/);
  }
});
