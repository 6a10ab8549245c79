/** Lays out a control as the formatter of its language would. */

import { VOID_ELEMENTS } from '../../base/html.js';
import { isElement, isPart, type Drawn, type DrawnElement, type DrawnPart } from './drawing.js';
import type { Host } from './host.js';
import { indented, printed } from './language.js';

/** Elements in which white space around children shows nothing, or is there anyway, as around a label. Within others, it would. */
const BLOCKS = new Set(
  'nav ul ol li div p menu section form label select option header footer svg g .dynamic_tag'.split(' '),
);

/**
 * Lays out nodes.
 *
 * @param width what is left to them
 * @param isExact whether no white space may show that the nodes do not have
 */
export function format(
  nodes: readonly Drawn[],
  host: Host,
  width = host.language.width,
  isExact = false,
): string[] {
  const { indent, lineBreaks } = host.language;
  const isTight = lineBreaks === undefined || (lineBreaks === 'loose' && isExact);
  const lines = new Formatter(host, isTight).lines(nodes, width);
  if (indent === undefined) return lines;
  return lines.map((line) => line.replace(/^ +/, (spaces) => indent.repeat(spaces.length / 2)));
}

class Formatter {
  /** The columns of a step of indentation. A tab has four. */
  private readonly step: number;
  /** How many branches and loops are around what is laid out. */
  private depth = 0;

  constructor(
    private readonly host: Host,
    /** Whether line breaks within inline elements would show. */
    private readonly isTight: boolean,
  ) {
    this.step = host.language.indent === undefined ? 2 : 4;
  }

  lines(nodes: readonly Drawn[], width: number, isInLoop = false): string[] {
    const { language } = this.host;
    const line = language.spaces === 'at-end' ? this.sentence(nodes, width) : undefined;
    if (line !== undefined) return [line];
    let lines: string[] = [];
    const isAtEnd = language.spaces === 'at-end';
    const isFilled = language.spaces === 'filled';
    const runs = runsOf(isAtEnd ? nodes.flatMap(withSpaceApart) : nodes);
    let before: { readonly node: Drawn; readonly height: number } | undefined;
    let hasSpace = false;
    for (const [index, run] of runs.entries()) {
      const [node = ''] = run;
      if (node === ' ') {
        // What follows a line break needs no space, unless the engine drops line breaks.
        hasSpace = isAtEnd || isFilled;
        // Beside a text, a line break shows.
        const isLoose = [runs[index - 1], runs[index + 1]].some((one) => one?.[0] && isPart(one[0]));
        if (language.spaces === 'own-line' && !isLoose) lines.push(language.text(node));
        continue;
      }
      const made = isPart(node) ? [this.text(run)] : this.one(node, width, isInLoop);
      // White space alone is a line break already.
      if (made.length === 1 && made[0] === '') continue;
      if (hasSpace && before !== undefined) {
        const last = lines.pop() ?? '';
        const line = `${last} ${made.join('')}`;
        const isOne = before.height + made.length === 2 && (isPart(before.node) || isPart(node));
        if (isOne && line.length <= width) made.splice(0, 1, line);
        else made.unshift(isFilled ? last : last + language.text(' '));
      }
      lines = lines.concat(made);
      before = { node, height: isPart(node) ? 1 : made.length };
      hasSpace = false;
    }
    return hasSpace && isAtEnd ? [...lines.slice(0, -1), (lines.at(-1) ?? '') + language.text(' ')] : lines;
  }

  /** Texts and code side by side, without white space that they do not have. */
  private text(run: readonly Drawn[]): string {
    return run
      .map((node, index) => {
        if (typeof node !== 'string') return this.inline(node);
        const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node) ?? [];
        // Between others, white space shows unchanged.
        const [start, end] = [index > 0 ? before : '', index < run.length - 1 ? after : ''];
        const inner = `${index > 0 ? '' : before}${text}${index < run.length - 1 ? '' : after}`;
        return start + this.inline(inner) + end;
      })
      .join('');
  }

  /** One element and one text with a space between them in one line, as Prettier has them in JSX, if they fit. */
  private sentence(nodes: readonly Drawn[], width: number): string | undefined {
    const [before, space, after, ...others] = nodes;
    if (before === undefined || space !== ' ' || after === undefined || others.length > 0) return undefined;
    if (isPart(before) === isPart(after)) return undefined;
    const line = `${this.inline(before)} ${this.inline(after)}`;
    return line.length <= width ? line : undefined;
  }

  private one(node: Exclude<Drawn, DrawnPart>, width: number, isInLoop: boolean): string[] {
    const { host } = this;
    const { language } = host;
    if (isElement(node)) return this.element(node, width);
    const isApart = language.bracesApart === true && this.depth === 0;
    const left = language.hasDirectives ? width : width - this.step - (isApart ? this.step : 0);
    const inner =
      (isLoop: boolean) =>
      (body: readonly Drawn[], more = 0): string[] => {
        this.depth++;
        const lines = this.lines(body, left - more, isLoop);
        this.depth--;
        return lines;
      };
    const lines =
      node.kind === 'loop'
        ? language.loop(node, node.over ?? host, inner(node.over === undefined), isApart ? width : undefined)
        : language.branch(node, inner(false), isInLoop, width);
    if (!isApart || lines.length === 1) return lines;
    const expression = lines.join('\n').slice('{'.length, -'}'.length);
    return ['{', ...indented(expression.split('\n')), '}'];
  }

  private element(node: DrawnElement, width: number): string[] {
    if (node.tags)
      return [
        ...node.tags[0].split('\n'),
        ...indented(this.lines(node.children, width - this.step)),
        node.tags[1],
      ];
    const isBlock = BLOCKS.has(node.name) && node.children.some((child) => !isPart(child));
    const keepsText = this.host.language.keepsTexts && holdsText(node);
    if (!isBlock && (this.isTight || keepsText)) return this.tight(node, width, 0);
    const line = this.inline(node);
    if (line.length <= width && !this.mustBreak(node)) return [line];
    const start = this.start(node, width);
    if (node.children.length === 0 && this.endOf(node) === '') return start;
    return [...start, ...indented(this.lines(node.children, width - this.step)), this.endOf(node)];
  }

  /** Source: Prettier, where an element that contains elements is broken, and in JSX one with children and several attributes, or several expressions. */
  private mustBreak({ attributes, children }: DrawnElement): boolean {
    if (children.some((child) => !isPart(child))) return true;
    const { lineBreaks, bracesApart } = this.host.language;
    const expressions = children.filter((child) => typeof child !== 'string');
    const isJsx = lineBreaks === 'dropped' || (bracesApart === true && this.depth > 0);
    if (isJsx && expressions.length > 1) return true;
    return (isJsx || bracesApart === true) && attributes.length > 1 && children.length > 0;
  }

  /** The start tag, with attributes in lines of their own if it is too long for one. */
  private start(node: DrawnElement, width: number, used = 0): string[] {
    const { language } = this.host;
    const attributes = node.attributes.map((one) => language.attribute(one));
    const close = this.closeOf(node);
    const line = [`<${node.name}`, ...attributes].join(' ') + close;
    const isMarkup = language.breaksOnlyAttribute ?? (language.bracesApart && this.depth === 0);
    const breaksOne =
      isMarkup || node.attributes.some(({ value: [only] }) => typeof only === 'object' && only.items);
    if (used + line.length <= width || attributes.length < (breaksOne ? 1 : 2)) return [line];
    if (language.keepsArray && attributes.length === 1) {
      const start = `<${node.name} `;
      const left = width - start.length - close.length;
      const [only = ''] = node.attributes.map((one) => language.attribute(one, left));
      return `${start}${only}${close}`.split('\n');
    }
    const broken = node.attributes.flatMap((one) => language.attribute(one, width - this.step).split('\n'));
    return [`<${node.name}`, ...indented(broken), close.trim()];
  }

  private closeOf({ name, children }: DrawnElement): string {
    const { closesEmpty } = this.host.language;
    const isEmpty = closesEmpty === 'all' ? children.length === 0 : VOID_ELEMENTS.has(name);
    return closesEmpty && isEmpty ? ' />' : '>';
  }

  private endOf({ name, children }: DrawnElement): string {
    const isClosed = this.host.language.closesEmpty === 'all' && children.length === 0;
    return isClosed || VOID_ELEMENTS.has(name) ? '' : `</${name}>`;
  }

  /**
   * An element in which white space would show: lines break only within start tags.
   *
   * @param used how much of the first line is taken
   */
  private tight(node: DrawnElement, width: number, used: number): string[] {
    const line = this.inline(node);
    if (used + line.length <= width) return [line];
    let lines = this.start(node, width, width);
    for (const child of node.children) {
      const last = lines.pop() ?? '';
      const isBroken = isElement(child) && last.length + this.inline(child).length > width;
      const [first = '', ...more] = isBroken
        ? this.tight(child, width - this.step, last.length)
        : [this.inline(child)];
      lines = lines.concat(last + first, indented(more));
    }
    return [...lines.slice(0, -1), `${lines.at(-1) ?? ''}${this.endOf(node)}`];
  }

  /** A node in one line, without white space. */
  private inline(node: Drawn): string {
    const { language } = this.host;
    if (isPart(node)) return printed(node, language);
    const all = (nodes: readonly Drawn[]): string => nodes.map((one) => this.inline(one)).join('');
    if (node.kind === 'loop')
      return language.loop(node, node.over ?? this.host, (body) => [all(body)]).join('');
    if (node.kind === 'branch')
      return (
        language
          .branch(node, (body) => [all(body)], false)
          // Only what was indented as a body has spaces before it.
          .map((part) => part.replace(/^ {2}/, ''))
          .join('')
      );
    const attributes = node.attributes.map((one) => ` ${language.attribute(one)}`).join('');
    return `<${node.name}${attributes}${this.closeOf(node)}${all(node.children)}${this.endOf(node)}`;
  }
}

/** Whether an inline element has nothing but a text, which may be in another one. */
function holdsText({ name, children }: DrawnElement): boolean {
  const [only, ...others] = children;
  if (BLOCKS.has(name) || only === undefined) return false;
  return isElement(only) ? others.length === 0 && holdsText(only) : children.every(isPart);
}

/** Groups texts and code side by side. A space is alone. */
function runsOf(nodes: readonly Drawn[]): Drawn[][] {
  const runs: Drawn[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const [first] = last ?? [];
    const isGlued = first !== undefined && first !== ' ' && node !== ' ' && isPart(first) && isPart(node);
    if (isGlued) last?.push(node);
    else runs.push([node]);
  }
  return runs;
}

/** Formatters that write out spaces break lines at those in texts, too. */
function withSpaceApart(node: Drawn, index: number, nodes: readonly Drawn[]): Drawn[] {
  const next = nodes[index + 1];
  const isBefore = next !== undefined && isPart(next) && next !== ' ';
  return typeof node === 'string' && isBefore && /\S $/.test(node) ? [node.slice(0, -1), ' '] : [node];
}
