import { indent, printable } from '../../base/text.js';
import type { Diagnostic } from '../../index.js';
import type { Colours } from '../base/colours.js';
import type { Settings } from '../config/settings.js';
import { hasPlace } from '../files/file-diagnostics.js';
import type { Totals } from './totals.js';

/**
 * Formats a problem for people.
 *
 * @example
 * // blog.html:12:13 error unknown-attribute
 * //   <pagination> has no attribute "total-pages".
 * //
 * //   > 12 | <pagination total-pages="9">
 * //        |             ^^^^^^^^^^^
 * //
 * //   Did you mean total_pages?
 */
export function formatProblem(diagnostic: Diagnostic, colours: Colours): string {
  const { file = '', code, severity, message, start, frame, hint = '' } = diagnostic;
  const colour = severity === 'error' ? colours.red : colours.yellow;
  const place = hasPlace(diagnostic) ? `:${start.line}:${start.column}` : '';
  const head = `${colours.cyan(printable(file))}${place} ${colours.bold(colour(severity))} ${colours.dim(code)}`;
  const body = [
    colours.bold(printable(message)),
    frame && `\n${colourFrame(frame, colour, colours)}\n`,
    printable(hint),
  ];
  return `${head}\n${indent(body.filter(Boolean).join('\n'))}\n`;
}

/** Dims the line numbers, and colours the marks. */
function colourFrame(frame: string, colour: (text: string) => string, colours: Colours): string {
  return frame
    .split('\n')
    .map((line) => {
      const [, mark = '', gutter = '', rest = line] = /^([> ])(\s*\d* \|)(.*)$/s.exec(line) ?? [];
      const isMarks = !/\d/.test(gutter) && gutter !== '';
      return `${mark === '>' ? colour(mark) : mark}${gutter && colours.dim(gutter)}${isMarks ? colour(rest) : rest}`;
    })
    .join('\n');
}

/**
 * Formats the summary for people.
 *
 * @param elapsed the duration of the run, in milliseconds
 */
export function formatSummary(totals: Totals, settings: Settings, elapsed: number, colours: Colours): string {
  const { errors, warnings } = totals;
  const problems = [
    errors > 0 && colours.bold(colours.red(count(errors, 'error'))),
    warnings > 0 && colours.bold(colours.yellow(count(warnings, 'warning'))),
  ];
  const time = elapsed < 1000 ? `${Math.round(elapsed)} ms` : `${(elapsed / 1000).toFixed(1)} s`;
  const lines = [
    // A page on standard output shows that the run succeeded.
    settings.mode !== 'stdout' && `${describeWork(totals, settings)}${colours.dim(` in ${time}`)}`,
    problems.filter(Boolean).join(', '),
  ];
  return lines
    .map((line) => line && `${line}\n`)
    .filter(Boolean)
    .join('');
}

function describeWork({ files, tags, written }: Totals, { mode, outDir }: Settings): string {
  const found = `${count(files, 'file')}, ${count(tags, 'tag')}`;
  if (mode === 'check') return `${found} checked`;
  if (written === 0) return `${found}; nothing written`;
  if (mode === 'in-place') return `${found}; ${count(written, 'file')} rewritten`;
  const directory = shownDirectory(outDir);
  return written === files ? `${found} → ${directory}` : `${found}; ${count(written, 'file')} → ${directory}`;
}

/** Formats the name of a directory, with one "/" at the end. */
export function shownDirectory(path: string): string {
  return `${printable(path)}/`.replace(/(?<!\/)\/+$/, '/');
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
