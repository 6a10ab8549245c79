import { lstatSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { nearest } from '../../base/nearest.js';
import { Source, type Position, type Range } from '../../base/source.js';
import { printable } from '../../base/text.js';
import type { Code, NeedsOf } from '../../diagnostics/codes.js';
import { describe, type Diagnostic } from '../../diagnostics/diagnostic.js';
import { badByteOffset } from '../../reading/utf8.js';
import { nameFlags } from '../config/table.js';
import { ChangedError, isMissing, LeadsOutError, reasonOf, statOf } from '../base/paths.js';
import { fileCodes, type FileCode } from './file-codes.js';

/** A problem of a template, or of a file. */
export type FileDiagnostic = Diagnostic<Code | FileCode>;

/** A problem as it is reported, of a template, a file or a built page. */
export interface ReportedDiagnostic extends Diagnostic<string> {
  /** The tag that the markup of a built page comes from, if that is known. */
  readonly template?: { readonly file: string; readonly start: Position };
}

export function notRead(file: string, error: unknown): FileDiagnostic {
  if (error instanceof LeadsOutError) return ofFile(file, 'link-leads-out', {});
  return isMissing(error)
    ? ofFile(file, 'file-not-found', { guess: guessName((error as NodeJS.ErrnoException).path ?? '') })
    : ofFile(file, 'file-unreadable', { reason: reasonOf(error) });
}

/** Returns the start of a hint: why a file cannot be found, or the name beside it that is most like its own. */
function guessName(path: string): string {
  // Node reads bytes of a name that are not UTF-8 as U+FFFD, and can open no such file.
  if (path.includes('\uFFFD')) return 'Its name is not UTF-8. Rename it.';
  try {
    if (statOf(path, lstatSync) !== undefined) return 'It is a symbolic link that leads nowhere. Correct it.';
    const guess = nearest(basename(path), readdirSync(dirname(path)));
    return guess === undefined ? 'Check the spelling.' : `Did you mean ${guess}?`;
  } catch {
    return 'Check the spelling.';
  }
}

export function notWritten(file: string, target: string, error: unknown): FileDiagnostic {
  const isChanged = error instanceof ChangedError;
  const values = { target: printable(target), reason: reasonOf(error), isChanged };
  return ofFile(file, 'file-not-written', values);
}

/** Returns the diagnostic for the first byte that is not UTF-8, with the lines around it unless the file is binary. */
export function notUtf8(file: string, bytes: Buffer): FileDiagnostic {
  const offset = badByteOffset(bytes);
  if (offset === 0 || bytes.includes(0)) return ofFile(file, 'file-not-utf-8', { offset });
  const start = bytes.toString('utf8', 0, offset).length;
  return ofFile(file, 'file-not-utf-8', { offset }, { start, end: start + 1 }, bytes.toString());
}

export function isError({ severity }: ReportedDiagnostic): boolean {
  return severity === 'error';
}

/** Returns true if a diagnostic is about the file itself rather than the template in it. */
export function isOfFile({ code }: ReportedDiagnostic): boolean {
  return Object.hasOwn(fileCodes, code);
}

/** Returns true if a diagnostic has a position. Problems of a whole file have none. */
export function hasPlace(diagnostic: ReportedDiagnostic): boolean {
  return !isOfFile(diagnostic) || diagnostic.frame !== '';
}

/** Formats the message, the hint and the tag as lines that are safe to print to a terminal. */
export function adviceOf(diagnostic: ReportedDiagnostic): string {
  const { message, hint } = diagnostic;
  const lines = [message, hint === undefined ? [] : nameFlags(hint), originOf(diagnostic) ?? []].flat();
  return lines.map(printable).join('\n');
}

/** Says where the tag of a built page is, if that is known. */
export function originOf({ template }: ReportedDiagnostic): string | undefined {
  if (template === undefined) return undefined;
  return `The tag is in ${template.file}:${template.start.line}:${template.start.column}.`;
}

/** Returns a diagnostic for a file: for a range of its text, or for all of it. */
export function ofFile<C extends FileCode>(
  file: string,
  code: C,
  values: NeedsOf<(typeof fileCodes)[C]>,
  range: Range = { start: 0, end: 0 },
  text = '',
): FileDiagnostic {
  return describe(new Source(text, file), fileCodes[code], { code, range, values });
}
