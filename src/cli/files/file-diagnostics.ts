import { Source } from '../../base/source.js';
import { printable } from '../../base/text.js';
import { diagnose, problem, type Diagnostic, type Problem } from '../../diagnostics/diagnostic.js';
import { reasonOf } from '../base/paths.js';
import { badByteOffset } from '../base/utf8.js';

const NOWHERE = { start: 0, end: 0 };

/** Returns the diagnostic for a file or directory that could not be read. */
export function notRead(file: string, error: unknown): Diagnostic {
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['ENOENT', 'ENOTDIR'].includes(code)
    ? ofFile(file, problem('file-not-found', NOWHERE, {}))
    : ofFile(file, problem('file-unreadable', NOWHERE, { reason: reasonOf(error) }));
}

/** Returns the diagnostic for a page that could not be written. */
export function notWritten(file: string, target: string, error: unknown): Diagnostic {
  const values = { target: printable(target), reason: reasonOf(error) };
  return ofFile(file, problem('file-not-written', NOWHERE, values));
}

/** Returns the diagnostic for the first byte that is not UTF-8, with the lines around it unless the file is binary. */
export function notUtf8(file: string, bytes: Buffer): Diagnostic {
  const offset = badByteOffset(bytes);
  if (offset === 0 || bytes.includes(0)) return ofFile(file, problem('file-not-utf-8', NOWHERE, { offset }));
  const start = bytes.toString('utf8', 0, offset).length;
  return ofFile(file, problem('file-not-utf-8', { start, end: start + 1 }, { offset }), bytes.toString());
}

/** Returns true if a diagnostic is about the file itself rather than the template in it. */
export function isOfFile({ code }: Diagnostic): boolean {
  return code.startsWith('file-');
}

/** Returns true if a diagnostic has a position. Problems of a whole file have none. */
export function hasPlace(diagnostic: Diagnostic): boolean {
  return !isOfFile(diagnostic) || diagnostic.frame !== '';
}

/** Formats the message and hint as lines that are safe to print to a terminal. */
export function adviceOf({ message, hint }: Diagnostic): string {
  const lines = hint === undefined ? [message] : [message, hint];
  return lines.map(printable).join('\n');
}

function ofFile(file: string, found: Problem, text = ''): Diagnostic {
  const [diagnostic] = diagnose(new Source(text, file), [found]);
  return diagnostic as Diagnostic;
}
