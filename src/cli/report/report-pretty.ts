import { indent, printable } from '../../base/text.js';
import type { Colors } from '../base/colors.js';
import { nameFlags } from '../config/table.js';
import type { Settings } from '../config/settings.js';
import { hasPlace, originOf, type ReportedDiagnostic } from '../files/file-diagnostics.js';
import type { Totals } from '../files/totals.js';

/**
 * Formats a problem for people.
 *
 * @example
 * // blog.html:12:13 error unknown-attribute
 * //   <pagination> has no attribute "total_pagse".
 * //
 * //   > 12 | <pagination total_pagse="9">
 * //        |             ^^^^^^^^^^^
 * //
 * //   Did you mean total_pages?
 */
export function formatProblem(diagnostic: ReportedDiagnostic, colors: Colors): string {
  const { file = '', code, severity, message, start, frame, hint = '' } = diagnostic;
  const color = severity === 'error' ? colors.red : colors.yellow;
  const place = hasPlace(diagnostic) ? `:${start.line}:${start.column}` : '';
  const head = `${colors.cyan(printable(file))}${place} ${colors.bold(color(severity))} ${colors.dim(code)}`;
  const body = [
    colors.bold(printable(message)),
    frame && `\n${colorFrame(frame, color, colors)}\n`,
    printable(nameFlags(hint)),
    printable(originOf(diagnostic) ?? ''),
  ];
  return `${head}\n${indent(body.filter(Boolean).join('\n'))}\n`;
}

/** Dims the line numbers and colors the marks. */
function colorFrame(frame: string, color: (text: string) => string, colors: Colors): string {
  const lines = /(?<=^|\n)([> ])( *(\d*) \|)([^\n]*)/g;
  return frame.replace(lines, (_, mark: string, gutter: string, number: string, rest: string) => {
    const start = `${mark === '>' ? color(mark) : mark}${colors.dim(gutter)}`;
    return `${start}${number === '' ? color(rest) : rest}`;
  });
}

/**
 * Formats the summary for people.
 *
 * @param work what was done, such as `3 files, 3 tags checked`; empty to leave out
 * @param elapsed the duration of the run, in milliseconds
 */
export function formatSummary(
  work: string,
  { errors, warnings }: Pick<Totals, 'errors' | 'warnings'>,
  elapsed: number,
  { bold, red, yellow, dim }: Colors,
): string {
  const problems = [
    errors > 0 ? bold(red(count(errors, 'error'))) : [],
    warnings > 0 ? bold(yellow(count(warnings, 'warning'))) : [],
  ].flat();
  const time = elapsed < 1000 ? `${Math.round(elapsed)} ms` : `${(elapsed / 1000).toFixed(1)} s`;
  const done = work === '' ? '' : `${work}${dim(` in ${time}`)}\n`;
  return problems.length === 0 ? done : `${done}${problems.join(', ')}\n`;
}

/** Says what a build has done. Empty if a page on standard output shows that it succeeded. */
export function describeWork({ files, tags, written }: Totals, { mode, outDir }: Settings): string {
  if (mode === 'stdout') return '';
  const found = `${count(files, 'file')}, ${count(tags, 'tag')}`;
  if (mode === 'check') return `${found} checked`;
  if (written === 0) return `${found}; nothing written`;
  if (mode === 'in-place') return `${found}; ${count(written, 'file')} rewritten`;
  const directory = shownDirectory(outDir);
  return written === files ? `${found} → ${directory}` : `${found}; ${count(written, 'file')} → ${directory}`;
}

/** Formats the name of a directory with one trailing "/". */
function shownDirectory(path: string): string {
  return `${printable(path)}/`.replace(/(?<!\/)\/+$/, '/');
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
