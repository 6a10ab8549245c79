import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, branchOf, loopOf, type Language } from '../language.js';

const output = (code: string): string => `<%= ${code} %>`;
const text = (value: string): string => escapeHtml(value).replaceAll('<%', '&lt;%');

/** EJS and Eta. */
export const ejs: Language = {
  width: 100,
  text,
  output,
  attribute: attributeOf(
    output,
    (condition, attribute) => `<% if (${condition}) { %>${attribute}<% } %>`,
    text,
  ),
  branch: branchOf({
    if: '<% if ($) { %>',
    elseIf: '<% } else if ($) { %>',
    else: '<% } else { %>',
    end: '<% } %>',
  }),
  loop: loopOf(({ entries, entry }) => `<% for (const ${entry} of ${entries}) { %>`, '<% } %>'),
};
