import { codes, type Code, type Severity, type ValuesOf } from './codes.js';
import { drawFrame } from './frame.js';
import { printable } from '../base/text.js';
import type { Position, Range, Source } from '../base/source.js';

/** A problem in a template, error or warning. */
export interface Diagnostic {
  /** The problem's stable name, such as `unknown-attribute`. `docs/diagnostics.md` lists them. */
  readonly code: Code;
  /** An error stops the file from being written; a warning does not. */
  readonly severity: Severity;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do about it, where the tool knows. */
  readonly hint?: string;
  /** The template's name as it was given, if it was. */
  readonly file?: string;
  /** Where the problem starts. */
  readonly start: Position;
  /** Where it ends (exclusive). */
  readonly end: Position;
  /** The lines around the place, with the place marked. Empty where there is no text to show. */
  readonly frame: string;
}

/**
 * Makes a diagnostic: the caller gives code, range and values, the table gives the words.
 *
 * @param range the place, in offsets of the source
 * @param values what the code's message mentions
 */
export function createDiagnostic<C extends Code>(
  source: Source,
  code: C,
  range: Range,
  values: ValuesOf<C>,
): Diagnostic {
  const { severity, message, hint } = codes[code];
  const advice = (hint as (values: ValuesOf<C>) => string | undefined)(values);
  const start = source.position(range.start);
  const end = source.position(range.end);
  return {
    code,
    severity,
    message: (message as (values: ValuesOf<C>) => string)(values),
    ...(advice === undefined ? {} : { hint: advice }),
    ...(source.file === undefined ? {} : { file: source.file }),
    start,
    end,
    // Drawn when somebody looks: a page may have ten thousand warnings that nobody prints.
    get frame() {
      return drawFrame(source, start, end);
    },
  };
}

/** Puts diagnostics in the order of their places. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => a.start.offset - b.start.offset);
}

/** Whether any of the diagnostics is an error. */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/**
 * Writes a diagnostic as plain text: place, severity, message, code, frame and hint.
 *
 * @example
 * formatDiagnostic(diagnostic)
 * // blog.html:12:13: error: <pagination> has no attribute "total-pages". [unknown-attribute]
 * // …frame…
 * // Did you mean total_pages?
 */
export function formatDiagnostic({ code, severity, message, hint, file, start, frame }: Diagnostic): string {
  const place = `${file === undefined ? '' : `${printable(file)}:`}${start.line}:${start.column}`;
  return [`${place}: ${severity}: ${message} [${code}]`, frame, hint].filter(Boolean).join('\n');
}

/**
 * Thrown by `transform` and `renderPagination` for any error in the template. Check `error.name`, not
 * `instanceof`: two copies of the package may be installed.
 */
export class PaginationTagError extends Error {
  override readonly name = 'PaginationTagError';
  /** All that was found in the template, warnings included, in the order of their places. */
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
