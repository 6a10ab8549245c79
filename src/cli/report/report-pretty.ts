import { indent, printable } from '../../base/text.js';
import type { Colors } from '../base/colors.js';
import { nameFlags } from '../config/flags.js';
import type { Settings } from '../config/settings.js';
import { hasPlace, type FileDiagnostic } from '../files/file-diagnostics.js';
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
export function formatProblem(diagnostic: FileDiagnostic, colors: Colors): string {
  const { file = '', code, severity, message, start, frame, hint = '' } = diagnostic;
  const color = severity === 'error' ? colors.red : colors.yellow;
  const place = hasPlace(diagnostic) ? `:${start.line}:${start.column}` : '';
  const head = `${colors.cyan(printable(file))}${place} ${colors.bold(color(severity))} ${colors.dim(code)}`;
  const body = [
    colors.bold(printable(message)),
    frame && `\n${colorFrame(frame, color, colors)}\n`,
    printable(nameFlags(hint)),
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

/** Formats the summary for people. Times are in milliseconds. */
export function formatSummary(totals: Totals, settings: Settings, elapsed: number, colors: Colors): string {
  const { errors, warnings } = totals;
  const { bold, red, yellow, dim } = colors;
  const problems = [
    errors > 0 ? bold(red(count(errors, 'error'))) : [],
    warnings > 0 ? bold(yellow(count(warnings, 'warning'))) : [],
  ].flat();
  const time = elapsed < 1000 ? `${Math.round(elapsed)} ms` : `${(elapsed / 1000).toFixed(1)} s`;
  // A page on standard output shows that the run succeeded.
  const work = settings.mode === 'stdout' ? '' : `${describeWork(totals, settings)}${dim(` in ${time}`)}\n`;
  return problems.length === 0 ? work : `${work}${problems.join(', ')}\n`;
}

function describeWork({ files, tags, written }: Totals, { mode, outDir }: Settings): string {
  const found = `${count(files, 'file')}, ${count(tags, 'tag')}`;
  if (mode === 'check') return `${found} checked`;
  if (written === 0) return `${found}; nothing written`;
  if (mode === 'in-place') return `${found}; ${count(written, 'file')} rewritten`;
  const directory = shownDirectory(outDir);
  return written === files ? `${found} → ${directory}` : `${found}; ${count(written, 'file')} → ${directory}`;
}

/** Formats the name of a directory with one trailing "/". */
export function shownDirectory(path: string): string {
  return `${printable(path)}/`.replace(/(?<!\/)\/+$/, '/');
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
