import pc from 'picocolors';
import { printable } from '../../base/text.js';
import type { Diagnostic } from '../../index.js';
import type { Outcome } from '../files/build.js';
import { hasPlace } from '../files/file-diagnostics.js';
import type { Settings } from '../config/settings.js';
import { addUp, problemsOf, type Totals } from './totals.js';

type Colours = ReturnType<typeof pc.createColors>;

/** How to report, and the duration of the run in milliseconds. */
export type PrettyOptions = Pick<Settings, 'mode' | 'outDir' | 'quiet' | 'colour'> & {
  readonly elapsed: number;
};

/**
 * Formats the report for people: the problems of each file, then a summary.
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
export function formatPretty(outcomes: readonly Outcome[], options: PrettyOptions): string {
  const colours = pc.createColors(options.colour);
  const problems = problemsOf(outcomes, options.quiet).map((problem) => formatProblem(problem, colours));
  return [...problems, formatSummary(outcomes, options)].filter(Boolean).join('\n');
}

/** Formats the summary. It is empty with `--quiet`. */
export function formatSummary(outcomes: readonly Outcome[], options: PrettyOptions): string {
  if (options.quiet) return '';
  const colours = pc.createColors(options.colour);
  const totals = addUp(outcomes);
  const { errors, warnings } = totals;
  const problems = [
    ...(errors > 0 ? [colours.bold(colours.red(count(errors, 'error')))] : []),
    ...(warnings > 0 ? [colours.bold(colours.yellow(count(warnings, 'warning')))] : []),
  ];
  // A page on standard output shows that the run succeeded.
  const work =
    options.mode === 'stdout'
      ? []
      : [`${describeWork(totals, options)}${colours.dim(` in ${duration(options.elapsed)}`)}`];
  return [...work, ...(problems.length > 0 ? [problems.join(', ')] : [])].map((line) => `${line}\n`).join('');
}

function formatProblem(diagnostic: Diagnostic, colours: Colours): string {
  const { file = '', code, severity, message, start, frame, hint } = diagnostic;
  const colour = severity === 'error' ? colours.red : colours.yellow;
  const place = hasPlace(diagnostic) ? `:${start.line}:${start.column}` : '';
  const head = `${colours.cyan(printable(file))}${place} ${colours.bold(colour(severity))} ${colours.dim(code)}`;
  const body = [
    colours.bold(printable(message)),
    frame === '' ? '' : `\n${colourFrame(frame, colour, colours)}\n`,
    hint === undefined ? '' : printable(hint),
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

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function describeWork({ files, tags, written }: Totals, { mode, outDir }: PrettyOptions): string {
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

function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
