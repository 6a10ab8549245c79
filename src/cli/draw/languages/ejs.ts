import { createLanguage } from '../language.js';

/** EJS and Eta. */
export const ejs = createLanguage({
  width: 100,
  print: '<%= $ %>',
  keywords: {
    if: '<% if ($) { %>',
    elseIf: '<% } else if ($) { %>',
    else: '<% } else { %>',
    end: '<% } %>',
  },
  loop: [({ entries, entry }) => `<% for (const ${entry} of ${entries}) { %>`, '<% } %>'],
});
