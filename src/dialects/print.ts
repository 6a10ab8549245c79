/** Writes a program in a template language, a line for whatever fills one, indented like the tag it replaces. */

import type { Statement } from './program.js';
import { codeIn, type Frame, type Syntax } from './syntax.js';

const INDENT = '  ';

/**
 * Prints a program.
 *
 * @param source names where the program comes from, for the comment at its head
 * @param around attributes that tell when, or how often, the whole is there
 * @returns lines without their ends; all but the first shall be indented like the tag
 */
export function printProgram(
  program: readonly Statement[],
  syntax: Syntax,
  source: string,
  around: ReadonlyMap<string, string>,
): string[] {
  const scope = syntax.scope?.(program.some(makesInteger));
  const body = new Printer(syntax).block(program);
  const lines = scope === undefined ? body : framed(scope, body);
  const block = around.size === 0 ? undefined : syntax.around?.(around);
  return [syntax.comment(source), ...(block === undefined ? lines : framed(block, lines))];
}

/** Whether the author's code has to be made an integer: that of the total, or of the current page within. */
function makesInteger(statement: Statement): boolean {
  return (
    statement.kind === 'let' && (codeIn(statement.value) !== undefined || statement.body.some(makesInteger))
  );
}

class Printer {
  constructor(private readonly syntax: Syntax) {}

  /** Statements that follow one another, on lines of their own. */
  block(statements: readonly Statement[]): string[] {
    const lines: string[] = [];
    let line = '';
    const flush = (): void => {
      if (line !== '') lines.push(line);
      line = '';
    };
    for (const statement of statements) {
      if (isInline(statement)) {
        line += this.inline([statement]);
        if (statement.kind === 'element') flush();
      } else {
        flush();
        for (const one of this.lines(statement)) lines.push(one);
      }
    }
    flush();
    return lines;
  }

  private lines(statement: Statement): string[] {
    const { syntax } = this;
    switch (statement.kind) {
      case 'element':
        return [this.inline(statement.open), ...indent(this.block(statement.children)), statement.close];
      case 'let':
        return framed(syntax.assign(statement.name, statement.value), this.block(statement.body));
      case 'if':
        return [...this.conditional(statement, syntax.if(statement.all)), syntax.endIf];
      case 'loop':
        return framed(syntax.loop(statement.variable, statement.count), this.block(statement.body));
      default:
        return [this.inline([statement])];
    }
  }

  private conditional({ then, otherwise }: Extract<Statement, { kind: 'if' }>, head: string): string[] {
    const { syntax } = this;
    const lines = [head, ...indent(this.block(then))];
    if (otherwise.length === 0) return lines;
    const [next] = otherwise;
    if (otherwise.length === 1 && next?.kind === 'if' && syntax.elseIf) {
      return [...lines, ...this.conditional(next, syntax.elseIf(next.all))];
    }
    return [...lines, syntax.else, ...indent(this.block(otherwise))];
  }

  /** Statements on one line, with nothing between them that the page would show. */
  private inline(statements: readonly Statement[]): string {
    return statements.map((statement) => this.piece(statement)).join('');
  }

  private piece(statement: Statement): string {
    const { syntax } = this;
    switch (statement.kind) {
      case 'text':
        return statement.text;
      case 'code':
        return syntax.code?.(statement.text) ?? statement.text;
      case 'print':
        return syntax.print(statement.value);
      case 'element':
        return `${this.inline(statement.open)}${this.inline(statement.children)}${statement.close}`;
      case 'attribute':
        return syntax.attribute === undefined
          ? ` ${statement.name}="${this.inline(statement.value)}"`
          : ` ${syntax.attribute(statement.name, statement.value)}`;
      case 'if': {
        const { all, then, otherwise } = statement;
        const words = syntax.inline ?? syntax;
        const rest = otherwise.length === 0 ? '' : `${words.else}${this.inline(otherwise)}`;
        return `${words.if(all)}${this.inline(then)}${rest}${words.endIf}`;
      }
      case 'let':
      case 'loop':
        throw new Error(`A ${statement.kind} has no place on a line.`);
    }
  }
}

/** Whether a statement is written on one line, among others. */
function isInline(statement: Statement): boolean {
  return statement.kind === 'element'
    ? !statement.isBlock
    : ['text', 'code', 'print'].includes(statement.kind);
}

function framed({ before, after }: Frame, body: readonly string[]): string[] {
  return [...before, ...(after.length === 0 ? body : indent(body)), ...after];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `${INDENT}${line}`);
}
