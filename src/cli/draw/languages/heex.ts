import { escapeHtml } from '../../../base/escape.js';
import {
  isElement,
  type Branch,
  type DrawnAttribute,
  type DrawnElement,
  type LoopNames,
  type DrawnPart,
} from '../drawing.js';
import { branchOf, createLanguage, indented, type Language, type FormatBody } from '../language.js';

/** Statements of Elixir, which has no "else if". */
export const statements = {
  keywords: { if: '<%= if $ do %>', elseIf: '', else: '<% else %>', end: '<% end %>' },
  loop: [({ entries, entry }: LoopNames) => `<%= for ${entry} <- ${entries} do %>`, '<% end %>'],
} as const;

const simpleBranch = branchOf(statements.keywords);

/** What has more than one condition is a `cond`. */
export const branch: Language['branch'] = (one, format, isInLoop) =>
  one.cases.length > 1
    ? ['<%= cond do %>', ...indented(clauses(one, format)), '<% end %>']
    : simpleBranch(one, format, isInLoop);

/** HEEx of Phoenix LiveView 1.0 and newer, as `mix format` lays it out. */
export const heex = createLanguage({
  width: 98,
  text: (value) => escapeHtml(value).replaceAll('{', '&lbrace;').replaceAll('}', '&rbrace;'),
  print: '{$}',
  attribute: writeAttribute,
  or: (one, other) => `${one} or ${other}`,
  ...statements,
  branch: (one, format, isInLoop) => {
    const [first, ...others] = one.cases;
    const [only, ...more] = first?.body ?? [];
    const isAlone = others.length + one.otherwise.length + more.length === 0;
    return isAlone && first !== undefined && only !== undefined && isElement(only)
      ? format([onlyIf(first.condition, only)])
      : branch(one, format, isInLoop);
  },
});

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
function inString(part: DrawnPart): string {
  return typeof part === 'string' ? part.replace(/["\\#]/g, '\\$&') : `#{${part.code}}`;
}

/** The clauses of `cond`. The last one is always true, because `cond` raises an error if no clause is. */
function clauses({ cases, otherwise }: Branch, format: FormatBody): string[] {
  const isComplete = otherwise.length > 0;
  const rest: Branch = { kind: 'branch', cases: cases.slice(-1), otherwise: [] };
  const all = [
    ...(isComplete ? cases : cases.slice(0, -1)),
    { condition: 'true', body: isComplete ? otherwise : [rest] },
  ];
  return all.flatMap(({ condition, body }) => [`<% ${condition} -> %>`, ...indented(format(body))]);
}

function onlyIf(condition: string, node: DrawnElement): DrawnElement {
  return { ...node, attributes: [{ name: ':if', value: [{ code: condition }] }, ...node.attributes] };
}
