/** Writes a program in a template language, as indented lines. */

import { escapeMark, type Mark } from '../base/escape.js';
import { writeAssignment, writeCondition, writeInteger } from './expressions.js';
import { markAround } from './marks.js';
import type { Statement } from './program.js';
import type { Syntax } from './syntax.js';

const INDENT = '  ';

/**
 * Prints a program.
 *
 * @param source where the program comes from, for the comment at the top
 * @param around attributes that make the output conditional or repeat it
 * @returns lines without line breaks; the caller indents all but the first like the tag
 */
export function printProgram(
  program: readonly Statement[],
  syntax: Syntax,
  source: string,
  around: ReadonlyMap<string, string>,
): string[] {
  const scope = syntax.scope?.(program.some(makesInteger));
  const block = around.size === 0 ? undefined : syntax.around?.(around);
  let lines = new Printer(syntax).block(program);
  for (const begin of [scope, block]) if (begin !== undefined) lines = [begin, ...indent(lines), syntax.end];
  return [syntax.comment(source), ...lines];
}

/** Whether the author's code must be converted to an integer: the total or, inside it, the current page. */
function makesInteger(statement: Statement): boolean {
  if (statement.kind !== 'let') return false;
  const { value, body } = statement;
  return (typeof value === 'object' && 'expression' in value) || body.some(makesInteger);
}

class Printer {
  constructor(
    private readonly syntax: Syntax,
    /** The mark around the attribute that is printed, if any. */
    private readonly mark?: Mark,
  ) {}

  /** The lines of a sequence of statements. */
  block(statements: readonly Statement[]): string[] {
    const lines: string[] = [];
    let line = '';
    const flush = (): void => {
      if (line !== '') lines.push(line);
      line = '';
    };
    for (const statement of statements) {
      const own = this.lines(statement);
      if (own === undefined) line += this.after(line, statement);
      if (own !== undefined || statement.kind === 'element') flush();
      for (const one of own ?? []) lines.push(one);
    }
    flush();
    return lines;
  }

  /** The lines of a statement; undefined if it shares a line with others. */
  private lines(statement: Statement): string[] | undefined {
    const { syntax } = this;
    switch (statement.kind) {
      case 'element':
        return statement.isBlock
          ? [this.inline(statement.open), ...indent(this.block(statement.children)), statement.close]
          : undefined;
      case 'let':
        return this.assignment(statement);
      case 'if':
        return [...this.conditional(statement, syntax.if), syntax.end];
      case 'loop':
        return [
          syntax.loop(statement.variable, statement.count),
          ...indent(this.block(statement.body)),
          syntax.endLoop ?? syntax.end,
        ];
      default:
        return undefined;
    }
  }

  private assignment({ name, value, body }: Extract<Statement, { kind: 'let' }>): string[] {
    const { endAssign } = this.syntax;
    const before = writeAssignment(name, value, this.syntax);
    const lines = this.block(body);
    return endAssign === undefined ? [...before, ...lines] : [...before, ...indent(lines), endAssign];
  }

  private conditional(
    { all, then, otherwise }: Extract<Statement, { kind: 'if' }>,
    begin: Syntax['if'],
  ): string[] {
    const { syntax } = this;
    const lines = [begin(writeCondition(all, syntax)), ...indent(this.block(then))];
    if (otherwise.length === 0) return lines;
    const [next] = otherwise;
    if (otherwise.length === 1 && next?.kind === 'if' && syntax.elseIf)
      return [...lines, ...this.conditional(next, syntax.elseIf)];
    return [...lines, syntax.else, ...indent(this.block(otherwise))];
  }

  /** Statements on one line, without white space between them. */
  private inline(statements: readonly Statement[]): string {
    return statements.reduce((line, statement) => line + this.after(line, statement), '');
  }

  private after(line: string, statement: Statement): string {
    const piece = this.piece(statement);
    return statement.kind === 'code' ? (this.syntax.separate?.(line, piece) ?? piece) : piece;
  }

  private number({ value, format }: Extract<Statement, { kind: 'print' }>): string {
    const { syntax } = this;
    const integer = writeInteger(value, syntax);
    if (format === undefined) return syntax.print(integer);
    const formatted = syntax.printFormatted?.(integer, format);
    if (formatted === undefined) throw new Error('The language cannot write this number format.');
    return formatted;
  }

  private piece(statement: Statement): string {
    const { syntax } = this;
    switch (statement.kind) {
      case 'text':
        return escapeMark(statement.text, this.mark);
      case 'code':
        return (
          (this.mark === undefined ? syntax.inText : syntax.inAttribute)?.(statement.text) ?? statement.text
        );
      case 'print':
        return this.number(statement);
      case 'element':
        return `${this.inline(statement.open)}${this.inline(statement.children)}${statement.close}`;
      case 'attribute': {
        const { name, value } = statement;
        if (syntax.attribute !== undefined) return ` ${syntax.attribute(name, value)}`;
        const mark = markAround(statement);
        return ` ${name}=${mark}${new Printer(syntax, mark).inline(value)}${mark}`;
      }
      case 'if': {
        const { all, then, otherwise } = statement;
        const [first] = then;
        if (first?.kind === 'attribute' && syntax.attribute !== undefined)
          return ` ${syntax.attribute(first.name, [{ kind: 'if', all, then: first.value, otherwise: [] }])}`;
        const keywords = syntax.inline ?? syntax;
        const rest = otherwise.length === 0 ? '' : `${keywords.else}${this.inline(otherwise)}`;
        return `${keywords.if(writeCondition(all, syntax))}${this.inline(then)}${rest}${keywords.end}`;
      }
      case 'let':
      case 'loop':
        throw new Error(`A ${statement.kind} has no place on a line.`);
    }
  }
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `${INDENT}${line}`);
}
