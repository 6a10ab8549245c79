import { codes, severityOf, type Code, type Severity, type ValuesOf, type Words } from './codes.js';
import { drawFrame } from './frame.js';
import { printable, quote } from '../base/text.js';
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

/** What a step reports: which problem, where, and the values that its message mentions. */
export type Problem = {
  [C in Code]: { readonly code: C; readonly range: Range; readonly values: ValuesOf<C> };
}[Code];

/** Makes a problem, with the values that its code asks for. */
export function problem<C extends Code>(code: C, range: Range, values: ValuesOf<C>): Problem {
  return { code, range, values } as Problem;
}

/**
 * Makes diagnostics of what the steps have reported: adds the words, the lines and columns, and the code frames, and
 * puts all in the order of their places.
 *
 * @param source the text that the problems' ranges belong to
 */
export function diagnose(source: Source, problems: readonly Problem[]): Diagnostic[] {
  const diagnostics = problems.map(({ code, range, values }): Diagnostic => {
    const row = codes[code];
    const { fault = '' } = values as { fault?: string };
    const words = 'faults' in row ? row.faults[fault] : ([row.message, row.hint] as const);
    if (words === undefined) throw new Error(`${code} has no fault "${fault}".`);
    const [message, hint] = words;
    const start = source.position(range.start);
    const end = source.position(range.end);
    return {
      code,
      severity: severityOf(code),
      message: write(message, values, source),
      hint: write(hint, values, source),
      ...(source.file === undefined ? {} : { file: source.file }),
      start,
      end,
      // Drawn when it is read: a page may have ten thousand warnings that nobody prints.
      get frame() {
        return drawFrame(source, start, end);
      },
    };
  });
  return diagnostics.toSorted((a, b) => a.start.offset - b.start.offset);
}

/** Puts the values into words. */
function write(words: Words, values: object, source: Source): string {
  if (typeof words === 'function') return words(values as never);
  const all = new Map<string, string | number | Range>([...Object.entries(values), ['tag', source.tag]]);
  return words.replace(/("?)\{\{(\w+)\}\}\1/g, (_, mark: string, name: string) => {
    const value = all.get(name) ?? '';
    const text = String(typeof value === 'object' ? source.position(value.start).line : value);
    return mark === '' ? text : quote(text);
  });
}

/** Tells whether any of the problems is an error, by their codes. */
export function hasError(problems: readonly { readonly code: Code }[]): boolean {
  return problems.some(({ code }) => severityOf(code) === 'error');
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
 * Thrown by `transform`, `compile` and `renderPagination` for any error in the template. Check `error.name`, not
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
