import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, branchOf, loopOf, type Language } from '../language.js';

const output = (code: string): string => `<%= ${code} %>`;
const text = (value: string): string => escapeHtml(value).replaceAll('<%', '&lt;%');

/** ERB, as erb_lint and Herb's formatter lay it out. */
export const erb: Language = {
  width: 100,
  text,
  output,
  attribute: attributeOf(
    output,
    (condition, attribute) => `<% if ${condition} %>${attribute}<% end %>`,
    text,
  ),
  branch: branchOf({ if: '<% if $ %>', elseIf: '<% elsif $ %>', else: '<% else %>', end: '<% end %>' }),
  loop: loopOf(({ entries, entry }) => `<% ${entries}.each do |${entry}| %>`, '<% end %>'),
};
