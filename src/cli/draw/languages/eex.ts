import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, indented, loopOf, type Language } from '../language.js';
import { clauses } from './heex.js';

const output = (code: string): string => `<%= ${code} %>`;
const text = (value: string): string => escapeHtml(value).replaceAll('<%', '&lt;%');

/** EEx. What has more than one condition is a `cond`. */
export const eex: Language = {
  width: 98,
  text,
  output,
  attribute: attributeOf(
    output,
    (condition, attribute) => `<%= if ${condition} do %>${attribute}<% end %>`,
    text,
  ),
  branch: (branch, layout) => {
    const [first, ...others] = branch.cases;
    if (first === undefined) return layout(branch.otherwise);
    if (others.length > 0) return ['<%= cond do %>', ...indented(clauses(branch, layout)), '<% end %>'];
    const last = branch.otherwise.length > 0 ? ['<% else %>', ...indented(layout(branch.otherwise))] : [];
    return [`<%= if ${first.condition} do %>`, ...indented(layout(first.body)), ...last, '<% end %>'];
  },
  loop: loopOf(({ entries, entry }) => `<%= for ${entry} <- ${entries} do %>`, '<% end %>'),
};
