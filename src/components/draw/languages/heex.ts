import { escapeHtml } from '../../../base/escape.js';
import { classListOf } from '../classes.js';
import {
  isElement,
  type Branch,
  type DrawnAttribute,
  type DrawnElement,
  type DrawnPart,
  type Loop,
  type LoopNames,
} from '../drawing.js';
import {
  branchOf,
  createLanguage,
  indented,
  inLines,
  interpolated,
  type Language,
  type FormatBody,
} from '../language.js';

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

/** The length at which `mix format` breaks lines of Elixir. */
export const WIDTH = 98;

/** What the sigil of a function's template is indented by: `mix format` counts from there. */
const INDENT = 4;

const language = createLanguage({
  width: WIDTH + INDENT,
  lineBreaks: 'loose',
  spaces: 'filled',
  keepsTexts: true,
  keepsArray: true,
  closesEmpty: 'void',
  text: (value) => escapeHtml(value).replaceAll('{', '&lbrace;').replaceAll('}', '&rbrace;'),
  print: '{$}',
  attribute: writeAttribute,
  classList: classListOf(
    codeOf,
    (condition, then, otherwise) => `if(${condition}, do: ${then}, else: ${otherwise})`,
  ),
  and: (one, other) => `${one} and ${other}`,
  ...statements,
  branch: (one, format, isInLoop) => {
    const elements = namedByCondition(one) ?? elementsOf(one);
    return elements?.flatMap((element) => format([element], -2)) ?? branch(one, format, isInLoop);
  },
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

function writeAttribute({ name, value, when }: DrawnAttribute, width?: number): string {
  const [first] = value;
  if (first === undefined) return when === undefined ? name : `${name}={${when}}`;
  const isText = value.every((part) => typeof part === 'string');
  // Components take a text in quotation marks as it is, and escape it: a character reference would be escaped twice.
  if (isText && when === undefined && escapeHtml(value.join('')) === value.join(''))
    return `${name}="${value.join('')}"`;
  const code = codeOf(value);
  const written = `${name}={${when === undefined ? code : `${when} && ${code}`}}`;
  const items = typeof first === 'object' ? first.items : undefined;
  if (items === undefined || width === undefined || written.length <= width) return written;
  const lines = items.map((item) => brokenItem(item, width - '  '.length).map((line) => `  ${line}`));
  return `${name}={[\n${lines.map((item) => item.join('\n')).join(',\n')}\n]}`;
}

/** An item of a list, as `mix format` breaks its lines. */
function brokenItem(item: string, width: number): string[] {
  const [, condition, then, otherwise] = /^if\((.*?), do: (.*), else: (.*)\)$/.exec(item) ?? [];
  if (item.length <= width || then === undefined || otherwise === undefined) return [item];
  const entry = (name: string, value: string) => indented(inLines(name, value, width - '  '.length));
  return [`if(${condition},`, ...entry('do:', `${then},`), ...entry('else:', otherwise), ')'];
}

/** A value in Elixir; true if it has no parts. HEEx counts braces and reads `<%` in strings, too, unless a backslash is before them. */
export function codeOf(value: readonly DrawnPart[]): string {
  return value.length === 0 ? 'true' : interpolated(value, (text) => text.replace(/[{}]|(?<=<)%/g, '\\$&'));
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

/** Two elements with the same content, but different names, as the one whose name is a value. */
function namedByCondition({ cases: [first, ...more], otherwise }: Branch): DrawnElement[] | undefined {
  const [one, ...others] = first?.body ?? [];
  const [other, ...rest] = otherwise;
  if (first === undefined || one === undefined || other === undefined) return undefined;
  if (more.length + others.length + rest.length > 0 || !isElement(one) || !isElement(other)) return undefined;
  const { condition } = first;
  if (one.name === other.name || JSON.stringify(one.children) !== JSON.stringify(other.children))
    return undefined;
  const has = ({ attributes }: DrawnElement, attribute: DrawnAttribute): boolean =>
    attributes.some((all) => JSON.stringify(all) === JSON.stringify(attribute));
  const own = one.attributes.map((all) => (has(other, all) ? all : { ...all, when: condition }));
  const added = other.attributes.filter((all) => !has(one, all));
  const name = { code: `if(${condition}, do: "${one.name}", else: "${other.name}")` };
  return [
    {
      ...one,
      name: '.dynamic_tag',
      attributes: [
        { name: 'tag_name', value: [name] },
        ...own,
        ...added.map((all) => ({ ...all, when: negated(condition) })),
      ],
    },
  ];
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
  const [, less, more] = /^(@\w+) < (@\w+)$/.exec(condition) ?? [];
  if (less !== undefined) return `${less} >= ${more}`;
  return /^@\w+$/.test(condition) ? `!${condition}` : `!(${condition})`;
}

/** The element that a loop repeats, such as the item of a list, if there is but one. */
function repeatedOf({ body: [only, ...more] }: Loop): DrawnElement | undefined {
  return only !== undefined && isElement(only) && more.length === 0 ? only : undefined;
}

function withDirective(node: DrawnElement, name: ':if' | ':for', code: string): DrawnElement {
  return { ...node, attributes: [{ name, value: [{ code }] }, ...node.attributes] };
}
