import { escapeHtml } from '../../../base/escape.js';
import { isElement, type Branch, type DrawnAttribute, type DrawnElement, type Part } from '../drawing.js';
import { indented, loopOf, type Language, type Layout } from '../language.js';

const text = (value: string): string =>
  escapeHtml(value).replaceAll('{', '&lbrace;').replaceAll('}', '&rbrace;').replaceAll('<%', '&lt;%');

/** HEEx of Phoenix LiveView 1.0 and newer, as `mix format` lays it out. */
export const heex: Language = {
  width: 98,
  text,
  output: (code) => `{${code}}`,
  attribute: writeAttribute,
  or: (one, other) => `${one} or ${other}`,
  branch: (branch, layout) => {
    const { cases, otherwise } = branch;
    const [first, ...others] = cases;
    if (first === undefined) return layout(otherwise);
    if (others.length > 0) return ['<%= cond do %>', ...indented(clauses(branch, layout)), '<% end %>'];
    const [only] = first.body;
    if (otherwise.length === 0 && first.body.length === 1 && only !== undefined && isElement(only))
      return layout([onlyIf(first.condition, only)]);
    const last = otherwise.length > 0 ? ['<% else %>', ...indented(layout(otherwise))] : [];
    return [`<%= if ${first.condition} do %>`, ...indented(layout(first.body)), ...last, '<% end %>'];
  },
  loop: loopOf(({ entries, entry }) => `<%= for ${entry} <- ${entries} do %>`, '<% end %>'),
};

function writeAttribute({ name, value, when }: DrawnAttribute): string {
  const [first] = value;
  if (first === undefined) return when === undefined ? name : `${name}={${when}}`;
  const isText = value.every((part) => typeof part === 'string');
  if (isText && when === undefined) return `${name}="${escapeHtml(value.join(''))}"`;
  const code =
    value.length === 1 && typeof first !== 'string' ? first.code : `"${value.map(inString).join('')}"`;
  return `${name}={${when === undefined ? code : `${when} && ${code}`}}`;
}

/** A part within a string of Elixir. */
function inString(part: Part): string {
  return typeof part === 'string' ? part.replace(/["\\#]/g, '\\$&') : `#{${part.code}}`;
}

/** The clauses of `cond`, of which the last one is always true: without a clause that is, `cond` raises an error. */
export function clauses({ cases, otherwise }: Branch, layout: Layout): string[] {
  const isComplete = otherwise.length > 0;
  const rest: Branch = { kind: 'branch', cases: cases.slice(-1), otherwise: [] };
  const all = [
    ...(isComplete ? cases : cases.slice(0, -1)),
    { condition: 'true', body: isComplete ? otherwise : [rest] },
  ];
  return all.flatMap(({ condition, body }) => [`<% ${condition} -> %>`, ...indented(layout(body))]);
}

function onlyIf(condition: string, node: DrawnElement): DrawnElement {
  return { ...node, attributes: [{ name: ':if', value: [{ code: condition }] }, ...node.attributes] };
}
