import { escapeHtml } from '../../../base/escape.js';
import {
  isBranch,
  isElement,
  type Branch,
  type Drawn,
  type DrawnAttribute,
  type DrawnElement,
  type DrawnPart,
  type Loop,
  type LoopNames,
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

const language = createLanguage({
  width: 98,
  lineBreaks: 'loose',
  keepsTexts: true,
  closesEmpty: 'void',
  text: (value) => escapeHtml(value).replaceAll('{', '&lbrace;').replaceAll('}', '&rbrace;'),
  print: '{$}',
  attribute: writeAttribute,
  and: (one, other) => `${one} and ${other}`,
  ...statements,
  branch: (one, format, isInLoop) =>
    elementsOf(one)?.flatMap((element) => format([element], -2)) ?? branch(one, format, isInLoop),
});

/** HEEx of Phoenix LiveView 1.0 and newer, as `mix format` lays it out. */
export const heex: Language = {
  ...language,
  loop: (loop, names, format) => {
    const repeated = repeatedOf(loop);
    const every = `${names.entry} <- ${names.entries}`;
    return repeated
      ? format([withDirective(repeated, ':for', every)], -2)
      : language.loop(loop, names, format);
  },
};

function writeAttribute({ name, value, when }: DrawnAttribute): string {
  const [first] = value;
  if (first === undefined) return when === undefined ? name : `${name}={${when}}`;
  const isText = value.every((part) => typeof part === 'string');
  if (isText && when === undefined) return `${name}="${escapeHtml(value.join(''))}"`;
  const code = codeOf(value);
  return `${name}={${when === undefined ? code : `${when} && ${code}`}}`;
}

/** A value in Elixir; true if it has no parts. */
export function codeOf(value: readonly DrawnPart[]): string {
  const [first, ...others] = value;
  if (first === undefined) return 'true';
  if (others.length === 0 && typeof first !== 'string') return first.code;
  return `"${value.map(inString).join('')}"`;
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

/** The elements of a branch with one in each case, each with a condition of its own. */
function elementsOf({ cases, otherwise }: Branch): DrawnElement[] | undefined {
  const all = otherwise.length > 0 ? [...cases, { condition: undefined, body: otherwise }] : cases;
  const elements = all.flatMap(({ condition, body: [only, ...others] }, index) => {
    if (only === undefined || !isElement(only) || others.length > 0) return [];
    const before = cases.slice(0, index).map((one) => negated(one.condition));
    const own = condition === undefined ? [] : [condition];
    return [withDirective(only, ':if', [...before, ...own].join(' and '))];
  });
  // Within the loop, most conditions compare numbers. Negated, they would be hard to read.
  const isPlain = all.slice(0, -1).every(({ condition = '' }) => condition.startsWith('@'));
  return isPlain && elements.length === all.length ? elements : undefined;
}

function negated(condition: string): string {
  return /^@\w+$/.test(condition) ? `!${condition}` : `!(${condition})`;
}

/** The element that all cases within a loop have around them, such as the item of a list. */
function repeatedOf({ body: [branch, ...more] }: Loop): DrawnElement | undefined {
  if (branch !== undefined && isElement(branch) && more.length === 0) return branch;
  if (!isBranch(branch) || more.length > 0) return undefined;
  const inner = (nodes: readonly Drawn[]): readonly Drawn[] =>
    nodes.flatMap((one) => (isElement(one) ? one.children : []));
  const bodies = [...branch.cases.map(({ body }) => body), branch.otherwise];
  const [first] = branch.otherwise;
  const shells = bodies.map((nodes) =>
    JSON.stringify(nodes.map((one) => (isElement(one) ? { ...one, children: [] } : one))),
  );
  if (first === undefined || !isElement(first) || branch.otherwise.length > 1 || new Set(shells).size > 1)
    return undefined;
  const cases = branch.cases.map(({ condition, body }) => ({ condition, body: inner(body) }));
  return { ...first, children: [{ kind: 'branch', cases, otherwise: inner(branch.otherwise) }] };
}

function withDirective(node: DrawnElement, name: ':if' | ':for', code: string): DrawnElement {
  return { ...node, attributes: [{ name, value: [{ code }] }, ...node.attributes] };
}
