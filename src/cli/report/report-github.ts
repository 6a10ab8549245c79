import { resolve } from 'node:path';
import { printable } from '../../base/text.js';
import type { Diagnostic } from '../../index.js';
import type { Outcome } from '../files/build.js';
import { hasPlace } from '../files/file-diagnostics.js';
import type { Io } from '../base/io.js';
import { displayPath, isInside } from '../base/paths.js';
import { NAMELESS } from '../config/settings.js';
import { problemsOf } from './totals.js';

/**
 * Formats the problems as workflow commands, one per line. GitHub Actions shows them beside the code. File names are relative
 * to the root of the repository, even if the command runs in a subdirectory.
 *
 * @example
 * // ::error file=site/blog.html,line=12,endLine=12,col=13,endColumn=23,title=unknown-attribute::<pagination> has …
 */
export function formatGithub(outcomes: readonly Outcome[], isQuiet: boolean, io: Io): string {
  return problemsOf(outcomes, isQuiet)
    .map((diagnostic) => formatCommand(diagnostic, io))
    .join('');
}

function formatCommand(diagnostic: Diagnostic, io: Io): string {
  const { file = NAMELESS, code, severity, message, hint } = diagnostic;
  const properties = {
    ...(file === NAMELESS ? {} : { file: repositoryPath(file, io) }),
    ...positionOf(diagnostic),
    title: code,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  const text = [message, hint].filter((part) => part !== undefined).map(printable);
  return `::${severity} ${list.join(',')}::${escapeData(text.join('\n'))}\n`;
}

function positionOf(diagnostic: Diagnostic): Readonly<Record<string, number>> {
  const { start, end } = diagnostic;
  if (!hasPlace(diagnostic)) return {};
  const lines = { line: start.line, endLine: end.line };
  // GitHub accepts columns only within one line. Its end column is inclusive.
  if (start.line !== end.line) return lines;
  return { ...lines, col: start.column, endColumn: Math.max(start.column, end.column - 1) };
}

function repositoryPath(file: string, io: Io): string {
  const workspace = io.env['GITHUB_WORKSPACE'];
  const path = resolve(io.cwd(), file);
  return workspace && isInside(workspace, path) ? displayPath(workspace, path) : file;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(value: string | number): string {
  return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
