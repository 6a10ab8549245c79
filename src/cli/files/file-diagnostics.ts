import { type Code, type ValuesOf } from '../../diagnostics/codes.js';
import { printable } from '../../base/text.js';
import { diagnose, problem, type Diagnostic } from '../../diagnostics/diagnostic.js';
import { Source, type Range } from '../../base/source.js';
import { reasonOf } from '../base/paths.js';
import { badByteOffset } from '../base/utf8.js';

/** Says why a file or directory could not be read. */
export function notRead(file: string, error: unknown): Diagnostic {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR'
    ? ofFile(file, 'file-not-found', {})
    : ofFile(file, 'file-unreadable', { reason: reasonOf(error) });
}

/** Says why a page could not be written. */
export function notWritten(file: string, target: string, error: unknown): Diagnostic {
  return ofFile(file, 'file-not-written', { target: printable(target), reason: reasonOf(error) });
}

/** Says where a file stops being UTF-8. The lines around the place are shown, unless it is no text at all. */
export function notUtf8(file: string, bytes: Buffer): Diagnostic {
  const offset = badByteOffset(bytes);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  if (offset === 0 || bytes.includes(0)) return ofFile(file, 'file-not-utf-8', { offset });
  const start = decoder.decode(bytes.subarray(0, offset)).length;
  return ofFile(file, 'file-not-utf-8', { offset }, decoder.decode(bytes), { start, end: start + 1 });
}

/** Whether a diagnostic is about the file as such, and not about the template in it. */
export function isOfFile({ code }: Diagnostic): boolean {
  return code.startsWith('file-');
}

/** Whether a diagnostic has a place in its file; a problem of a whole file has none. */
export function hasPlace(diagnostic: Diagnostic): boolean {
  return !isOfFile(diagnostic) || diagnostic.frame !== '';
}

/** What is wrong and what to do about it, in lines that are fit for a terminal. */
export function adviceOf({ message, hint }: Diagnostic): string {
  const lines = hint === undefined ? [message] : [message, hint];
  return lines.map(printable).join('\n');
}

function ofFile<C extends Code>(
  file: string,
  code: C,
  values: ValuesOf<C>,
  text = '',
  range: Range = { start: 0, end: 0 },
): Diagnostic {
  const [diagnostic] = diagnose(new Source(text, file), [problem(code, range, values)]);
  return diagnostic as Diagnostic;
}
