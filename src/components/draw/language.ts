import { escapeHtml } from '../../base/escape.js';
import type {
  Branch,
  ClassChoice,
  Drawn,
  DrawnAttribute,
  DrawnCode,
  DrawnPart,
  Loop,
  LoopNames,
} from './drawing.js';

/** Lays out nodes, one or more lines each. They can be indented more. */
export type FormatBody = (nodes: readonly Drawn[], indent?: number) => string[];

/** How a template language writes what HTML does not have. */
export interface Language {
  /** The length at which the language's formatter breaks a line. */
  readonly width: number;
  /** What a line is indented by. Two spaces by default. */
  readonly indent?: '    ' | '\t';
  /**
   * Whether line breaks in inline elements show as spaces. Not set: they do. `dropped`: never, as in JSX. `loose`: only
   * between texts and elements, which the built-in themes lay out or hide; so their formatter breaks these lines.
   */
  readonly lineBreaks?: 'dropped' | 'loose';
  /**
   * Where a space between elements is written, if line breaks do not show. `filled`: a text and an element beside it are one
   * line, if they fit.
   */
  readonly spaces?: 'at-end' | 'own-line' | 'filled';
  /** Whether a text that is alone in an inline element stays beside its tags. Prettier breaks the line there if there are several attributes. */
  readonly keepsTexts?: true;
  /** Whether an array that is the only attribute of an element begins beside its name, though it has several lines. */
  readonly keepsArray?: true;
  /** Whether the formatter puts the only attribute of an element on a separate line, as in HTML but not in JSX. */
  readonly breaksOnlyAttribute?: true;
  /** Whether markup is laid out as HTML, but within expressions as JSX, where the outermost have lines for their braces. */
  readonly bracesApart?: true;
  /** Whether branches and loops are attributes of elements, so that they indent nothing. */
  readonly hasDirectives?: true;
  /** Whether start tags have no conditions, so that the link to the current page is another than that to a page. */
  readonly hasPlainTags?: true;
  readonly text: (text: string) => string;
  readonly output: (code: string) => string;
  /** Writes an attribute. `width` is what is left to it on a line of its own; undefined within a line. */
  readonly attribute: (attribute: DrawnAttribute, width?: number) => string;
  /** Whether an attribute of this name can have a text, which may differ from page to page. Not set: it always can. */
  readonly takesName?: (name: string, varies: boolean) => boolean;
  /** Says one of two texts, of which one may be empty, within the value of an attribute. */
  readonly either: (
    condition: string,
    then: readonly DrawnPart[],
    otherwise: readonly DrawnPart[],
  ) => DrawnPart;
  /** Says a list of class names, of which some are code or depend on a condition, where the language takes an array of them. */
  readonly classList?: (common: readonly DrawnPart[], choice?: ClassChoice) => DrawnCode;
  /** Joins two conditions that both have to hold: by default, with `&&`. */
  readonly and?: (one: string, other: string) => string;
  /** Whether elements without children, or only those that never have an end tag, end with a slash. */
  readonly closesEmpty?: 'all' | 'void';
  /** Writes branches. `width` is what is left to a line; undefined within one. */
  readonly branch: (branch: Branch, format: FormatBody, isInLoop: boolean, width?: number) => string[];
  /** Writes the loop over the entries. The body is laid out by `format`, within the loop. `width` is what is left to a line, if it may stand in one. */
  readonly loop: (loop: Loop, names: LoopNames, format: FormatBody, width?: number) => string[];
}

/** How a language writes its branches. `$` stands for a condition. */
interface Keywords {
  readonly if: string;
  readonly elseIf: string;
  readonly else: string;
  readonly end: string;
}

/** A language with statements in delimiters, on lines of their own. */
export interface Statements extends Partial<Omit<Language, 'loop'>> {
  readonly width: number;
  /** Prints the value of code, which `$` stands for. */
  readonly print: string;
  readonly keywords: Keywords;
  readonly loop: readonly [start: (names: LoopNames) => string, end: string];
  /** Writes an attribute with a condition: by default, a branch around it. */
  readonly when?: (condition: string, attribute: string) => string;
}

export const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** An assignment or an entry in one line or, if it is too long for one, in two. */
export function inLines(start: string, value: string, width: number): string[] {
  const line = `${start} ${value}`;
  return line.length <= width ? [line] : [start, `  ${value}`];
}

export function createLanguage(statements: Statements): Language {
  const {
    print,
    keywords,
    loop: [start, end],
    text = escapeHtml,
    when = (condition, attribute) => keywords.if.replace('$', () => condition) + attribute + keywords.end,
    ...rest
  } = statements;
  const output = (code: string): string => print.replace('$', () => code);
  const words = { text, output };
  return {
    ...words,
    attribute: attributeOf(words, when),
    either: eitherOf(keywords, words),
    branch: branchOf(keywords),
    loop: loopOf(start, end),
    ...rest,
  };
}

/** Returns a text or another, between statements. */
function eitherOf(keywords: Keywords, words: Pick<Language, 'text' | 'output'>): Language['either'] {
  return (condition, then, otherwise) => {
    const write = (parts: readonly DrawnPart[]) => parts.map((part) => printed(part, words)).join('');
    const start = keywords.if.replace('$', () => condition) + write(then);
    const rest = otherwise.length === 0 ? '' : keywords.else + write(otherwise);
    return { code: start + rest + keywords.end, isStatement: true };
  };
}

/** Returns the branches of a language whose statements are lines of their own. */
export function branchOf(keywords: Keywords): Language['branch'] {
  return ({ cases, otherwise }, format) => [
    ...cases.flatMap(({ condition, body }, index) => [
      (index === 0 ? keywords.if : keywords.elseIf).replace('$', () => condition),
      ...indented(format(body)),
    ]),
    ...(otherwise.length > 0 ? [keywords.else, ...indented(format(otherwise))] : []),
    keywords.end,
  ];
}

/** Returns the loop of such a language. `start` is given the host's names. */
export function loopOf(start: (names: LoopNames) => string, end: string): Language['loop'] {
  return ({ body }, names, format) => [start(names), ...indented(format(body)), end];
}

/** Writes a text or code, within a text. */
export function printed(part: DrawnPart, { text, output }: Pick<Language, 'text' | 'output'>): string {
  if (typeof part === 'string') return text(part);
  return part.isStatement ? part.code : output(part.code);
}

/** Returns the attributes of a language that prints code in quotation marks. */
function attributeOf(
  words: Pick<Language, 'text' | 'output'>,
  when: NonNullable<Statements['when']>,
): Language['attribute'] {
  return ({ name, value, when: condition }) => {
    const parts = value.map((part) => printed(part, words));
    const written = value.length === 0 ? name : `${name}="${parts.join('')}"`;
    return condition === undefined ? written : when(condition, written);
  };
}

/** Writes signs of a string in code as escapes, which JavaScript, PHP, Ruby and Elixir have in common. */
export function asEscapes(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`);
}

/** A string of Ruby or Elixir, also within a tag of ERB or EEx, which ends at any `%>`. */
export function rubyString(text: string): string {
  return asEscapes(JSON.stringify(text).replace(/#(?=[{$@])/g, '\\#'), /(?<=%)>/g);
}

/**
 * A value in Ruby or Elixir: code, or a string with code in it.
 *
 * @param escape escapes the texts in it once more
 */
export function interpolated(value: readonly DrawnPart[], escape: (text: string) => string = String): string {
  const [first] = value;
  if (value.length === 1 && typeof first === 'object') return first.code;
  const parts = value.map((part) =>
    typeof part === 'string' ? escape(rubyString(part).slice(1, -1)) : `#{${part.code}}`,
  );
  return `"${parts.join('')}"`;
}
