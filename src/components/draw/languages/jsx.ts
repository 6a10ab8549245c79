import { isElement, isPart, textOf, type Branch, type Drawn, type DrawnAttribute } from '../drawing.js';
import { indented, type Language, type FormatBody } from '../language.js';
import { asCode, eitherAsCode } from './javascript.js';

/** JSXAttributeName of the JSX specification. React leaves out events whose value is a text. */
const NAME = /^(?!on)[\p{ID_Start}$_][\p{ID_Continue}$-]*(?::[\p{ID_Start}$_][\p{ID_Continue}$-]*)?$/u;

/** JSX, as Prettier lays it out. */
export const jsx: Language = {
  width: 80,
  lineBreaks: 'dropped',
  spaces: 'at-end',
  closesEmpty: 'all',
  text: (value) => (/^\s|\s$|[{}<>&]/.test(value) ? `{${JSON.stringify(value)}}` : value),
  output: (code) => `{${code}}`,
  attribute: writeAttribute,
  takesName: (name) => NAME.test(name),
  either: eitherAsCode('"'),
  branch: (branch, format, isInLoop, width) => {
    const lines = ternary(branch, format, width);
    return isInLoop ? lines : `{${lines.join('\n')}}`.split('\n');
  },
  loop: ({ body }, { entries, entry, key, id }, format) => {
    const lines = format(body.map((node) => withKey(node, id ?? key ?? entry)));
    return mapped(`${entries}.map((${key === undefined ? entry : `${entry}, ${key}`}) =>`, body, lines);
  },
};

/** A loop. Elements stand in parentheses. */
export function mapped(start: string, [only]: readonly Drawn[], lines: readonly string[]): string[] {
  if (only !== undefined && isElement(only)) return [`{${start} (`, ...indented(lines), '))}'];
  return [`{${start}`, ...indented([...lines.slice(0, -1), `${lines.at(-1) ?? ''},`]), ')}'];
}

/** Branches as an expression. */
function ternary({ cases, otherwise }: Branch, format: FormatBody, width = 0): string[] {
  // Markup in an expression is one element, and a text is a string.
  const expression: FormatBody = (body) => {
    const [only, ...more] = body;
    if (body.every(isPart)) return [asCode(body, '"')];
    const isElementAlone = only !== undefined && isElement(only) && more.length === 0;
    return isElementAlone ? format(body) : ['<>', ...indented(format(body, 2)), '</>'];
  };
  const [first, ...others] = cases.map(({ condition, body }) => ({
    condition,
    lines: indented(expression(body)),
  }));
  if (first === undefined) return format(otherwise);
  if (others.length + otherwise.length === 0) {
    const condition = first.condition.includes('||') ? `(${first.condition})` : first.condition;
    const line = `${condition} && ${first.lines.join('\n').trim()}`;
    if (first.lines.length === 1 && line.length + '{}'.length <= width) return [line];
    return [`${condition} && (`, ...first.lines, ')'];
  }
  const last = otherwise.length === 0 ? [') : null'] : [') : (', ...indented(expression(otherwise)), ')'];
  return [
    `${first.condition} ? (`,
    ...first.lines,
    ...others.flatMap(({ condition, lines }) => [`) : ${condition} ? (`, ...lines]),
    ...last,
  ];
}

/** React tells the entries of a list apart by their keys. */
function withKey(node: Drawn, key: string): Drawn {
  if (isElement(node))
    return { ...node, attributes: [{ name: 'key', value: [{ code: key }] }, ...node.attributes] };
  if (isPart(node) || node.kind === 'loop') return node;
  // A branch is an expression of one element. The space after an entry outside a list is left to styles.
  const all = (nodes: readonly Drawn[]): Drawn[] =>
    nodes.filter((one) => one !== ' ').map((one) => withKey(one, key));
  return {
    ...node,
    cases: node.cases.map(({ condition, body }) => ({ condition, body: all(body) })),
    otherwise: all(node.otherwise),
  };
}

function writeAttribute({ name, value, when }: DrawnAttribute): string {
  // Props that are spread.
  if (name.startsWith('{')) return name;
  const written = SVG.test(name) ? camelCase(name) : (NAMES.get(name) ?? name);
  if (when !== undefined && value.length === 0) return `${written}={${when}}`;
  if (when !== undefined) return `${written}={${when} ? ${asCode(value, '"')} : undefined}`;
  if (value.some((part) => typeof part !== 'string')) return `${written}={${asCode(value, '"')}}`;
  const text = textOf(value);
  if (BOOLEANS.has(name) || (text === '' && TRUE_IF_EMPTY.has(name))) return written;
  if (NUMBERS.has(name) && /^-?\d+$/.test(text)) return `${written}={${Number(text)}}`;
  if (name === 'style') return `style={${styleOf(text)}}`;
  return /["&\n]/.test(text) ? `${written}={${JSON.stringify(text)}}` : `${written}="${text}"`;
}

/** Names that React writes in another way. Source: `possibleStandardNames` of React DOM, for HTML. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['accept-charset', 'acceptCharset'],
  ...camelCased(
    'accessKey allowFullScreen autoCapitalize autoComplete autoCorrect autoFocus autoPlay cellPadding cellSpacing charSet',
    'classID colSpan contentEditable contextMenu controlsList crossOrigin dateTime disablePictureInPicture',
    'disableRemotePlayback encType enterKeyHint fetchPriority formAction formEncType formMethod formNoValidate formTarget',
    'frameBorder hrefLang imageSizes imageSrcSet inputMode itemID itemProp itemRef itemScope itemType marginHeight',
    'marginWidth maxLength minLength noValidate playsInline popoverTarget popoverTargetAction radioGroup readOnly',
    'referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap',
  ),
]);

/** Attributes that are there or not, whatever their value. Source: HTML Living Standard, "Attributes". */
const BOOLEANS = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ' +
    'itemscope loop multiple muted novalidate open playsinline readonly required reversed selected'
  ).split(' '),
);

/** Attributes whose empty value means "true". */
const TRUE_IF_EMPTY = new Set(['contenteditable', 'spellcheck']);

/** Attributes that are numbers in React's types. */
const NUMBERS = new Set('colspan cols maxlength minlength rows rowspan size span start tabindex'.split(' '));

/** What attributes of SVG begin with. All other names with a hyphen are written as in HTML. Source: SVG 2, "Attribute index". */
const SVG =
  /^(?:alignment|baseline|clip|color|dominant|fill|flood|font|letter|lighting|marker|paint|pointer|shape|stop|stroke|text|transform|vector|word|writing|xlink|xml|xmlns)[-:]/;

function camelCased(...names: readonly string[]): [string, string][] {
  return names.flatMap((line) => line.split(' ')).map((name) => [name.toLowerCase(), name]);
}

function camelCase(name: string): string {
  return name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A piece of a declaration: a string, a comment, a sign, or what is between them. */
const CSS = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\/\*[^]*?(?:\*\/|$)|\\?[^]/gs;

/** Declarations as an object. React's types have no custom properties. */
function styleOf(text: string): string {
  const declarations = [''];
  let depth = 0;
  for (const [piece] of text.matchAll(CSS)) {
    if (piece.startsWith('/*')) continue;
    if (piece === '(') depth++;
    if (piece === ')') depth--;
    if (piece === ';' && depth <= 0) declarations.push('');
    else declarations.push((declarations.pop() ?? '') + piece);
  }
  const entries = declarations.flatMap((one) => {
    const at = one.indexOf(':');
    const [name, value] = [one.slice(0, at).trim(), one.slice(at + 1).trim()];
    if (at < 0 || name === '') return [];
    const isCustom = name.startsWith('--');
    const key = isCustom ? JSON.stringify(name) : camelCase(name.toLowerCase().replace(/^-(?=ms-)/, ''));
    return [`${key}: ${JSON.stringify(value)}`];
  });
  const object = entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  return entries.some((one) => one.startsWith('"')) ? `${object} as React.CSSProperties` : object;
}
