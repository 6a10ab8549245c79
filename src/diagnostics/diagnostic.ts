import {
  codes,
  severityOf,
  type Code,
  type CodeRow,
  type Severity,
  type ValuesOf,
  type Words,
} from './codes.js';
import { drawFrame } from './frame.js';
import { printable, quote } from '../base/text.js';
import type { Position, Range, Source } from '../base/source.js';

/** An error or warning about a template. */
export interface Diagnostic<Name extends string = Code> {
  /** The stable name of the problem, such as `unknown-attribute`. `docs/diagnostics.md` lists them. */
  readonly code: Name;
  /** A file with errors is not written. Warnings do not affect this. */
  readonly severity: Severity;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** How to fix it, if known. */
  readonly hint?: string;
  /** The template's name, if one was given. */
  readonly file?: string;
  /** Where the problem starts. */
  readonly start: Position;
  /** Where it ends (exclusive). */
  readonly end: Position;
  /** A code frame: the lines around the problem, with the problem marked. Empty if there is no text to show. */
  readonly frame: string;
}

/** A problem as a step reports it: its code, range and message values. */
export type Problem = {
  [C in Code]: { readonly code: C; readonly range: Range; readonly values: ValuesOf<C> };
}[Code];

/** Takes a problem that a step finds. It returns nothing, so a step can report and leave: `return report(…)`. */
export type Report = (found: Problem) => undefined;

export function reportTo(problems: Problem[]): Report {
  return (found) => void problems.push(found);
}

export function problem<C extends Code>(code: C, range: Range, values: ValuesOf<C>): Problem {
  return { code, range, values } as Problem;
}

/** Converts problems to diagnostics, sorted by position. */
export function diagnose(source: Source, problems: readonly Problem[]): Diagnostic[] {
  return problems
    .map((found) => describe(source, codes[found.code], found))
    .toSorted((a, b) => a.start.offset - b.start.offset);
}

/** Converts a problem to a diagnostic, with the row of its code. */
export function describe<Name extends string>(
  source: Source,
  row: CodeRow,
  { code, range, values }: { readonly code: Name; readonly range: Range; readonly values: object },
): Diagnostic<Name> {
  const { fault = '' } = values as { fault?: string };
  const words = 'faults' in row ? row.faults[fault] : ([row.message, row.hint] as const);
  if (words === undefined) throw new Error(`${code} has no fault "${fault}".`);
  const [message, hint] = words;
  const start = source.position(range.start);
  const end = source.position(range.end);
  return {
    code,
    severity: row.severity ?? 'error',
    message: write(message, values, source),
    hint: write(hint, values, source),
    ...(source.file === undefined ? {} : { file: source.file }),
    start,
    end,
    // A getter, because a page may have ten thousand warnings that are never printed.
    get frame() {
      return drawFrame(source, start, end);
    },
  };
}

function write(words: Words, values: object, source: Source): string {
  if (typeof words === 'function') return words(values as never);
  const all = new Map<string, string | number | Range>([...Object.entries(values), ['tag', source.tag]]);
  return words.replace(/("?)\{\{(\w+)\}\}\1/g, (_, mark: string, name: string) => {
    const value = all.get(name) ?? '';
    const text = String(typeof value === 'object' ? source.position(value.start).line : value);
    return mark === '' ? text : quote(text);
  });
}

export function tellWarnings(
  source: Source,
  problems: readonly Problem[],
  onWarning: ((warning: Diagnostic) => void) | undefined,
): void {
  if (onWarning === undefined || problems.length === 0) return;
  for (const one of diagnose(source, problems)) if (one.severity === 'warning') onWarning(one);
}

export function hasError(problems: readonly { readonly code: Code }[]): boolean {
  return problems.some(({ code }) => severityOf(code) === 'error');
}

/**
 * Formats a diagnostic as plain text: position, severity, message, code, frame and hint.
 *
 * @throws {TypeError} if it is not a diagnostic
 * @example
 * formatDiagnostic(diagnostic)
 * // blog.html:12:13: error: <pagination> has no attribute "total_pagse". [unknown-attribute]
 * // …frame…
 * // Did you mean total_pages?
 */
export function formatDiagnostic(diagnostic: Diagnostic<string>): string {
  // Callers in plain JavaScript may pass anything.
  const { start: given, file: name } = Object(diagnostic) as Partial<Diagnostic<string>>;
  if (typeof given?.line !== 'number' || (name !== undefined && typeof name !== 'string'))
    throw new TypeError('formatDiagnostic takes a diagnostic, such as one of those of preprocess().');
  const { code, severity, message, hint, file, start, frame } = diagnostic;
  const place = `${file === undefined ? '' : `${printable(file)}:`}${start.line}:${start.column}`;
  return [`${place}: ${severity}: ${message} [${code}]`, frame, hint].filter(Boolean).join('\n');
}

/**
 * Thrown by `transform`, `compile` and `renderPagination` if the template has errors. Check `error.name` rather than
 * `instanceof`, because two copies of the package may be installed.
 */
export class PaginationTagError extends Error {
  override readonly name = 'PaginationTagError';
  /** All diagnostics of the template, including warnings, sorted by position. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(
      diagnostics
        .filter(({ severity }) => severity === 'error')
        .map(formatDiagnostic)
        .join('\n\n'),
    );
    this.diagnostics = diagnostics;
  }
}
