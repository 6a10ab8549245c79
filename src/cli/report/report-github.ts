import { resolve } from 'node:path';
import { printable } from '../../base/text.js';
import type { Io } from '../base/io.js';
import { displayPath, isInside } from '../base/paths.js';
import { NAMELESS } from '../config/settings.js';
import { adviceOf, hasPlace, type ReportedDiagnostic } from '../files/file-diagnostics.js';

/**
 * Formats the problems as workflow commands, one per line. GitHub Actions shows them as annotations. File names are
 * relative to the repository root, even if the command runs in a subdirectory.
 *
 * @example
 * // ::error file=site/blog.html,line=12,endLine=12,col=13,endColumn=23,title=unknown-attribute::<pagination> has …
 */
export function formatGithub(problems: readonly ReportedDiagnostic[], io: Pick<Io, 'cwd' | 'env'>): string {
  const commands = problems.map((diagnostic) => {
    const { file = NAMELESS, code, severity } = diagnostic;
    const properties = {
      ...(file === NAMELESS ? {} : { file: repositoryPath(file, io) }),
      ...(hasPlace(diagnostic) ? positionOf(diagnostic) : {}),
      title: code,
    };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
    return `::${severity} ${list.join(',')}::${escapeData(adviceOf(diagnostic))}\n`;
  });
  return commands.join('');
}

function positionOf({ start, end }: ReportedDiagnostic): Readonly<Record<string, number>> {
  const lines = { line: start.line, endLine: end.line };
  // GitHub accepts columns only within one line. Its end column is inclusive.
  if (start.line !== end.line) return lines;
  return { ...lines, col: start.column, endColumn: Math.max(start.column, end.column - 1) };
}

function repositoryPath(file: string, io: Pick<Io, 'cwd' | 'env'>): string {
  const workspace = io.env['GITHUB_WORKSPACE'];
  const path = resolve(io.cwd(), file);
  return workspace && isInside(workspace, path) ? displayPath(workspace, path) : file;
}

function escapeData(text: string): string {
  // Logs are also shown in terminals. Line breaks have their own escapes.
  const lines = text.split(/(\r\n|\r|\n)/).map((line, index) => (index % 2 === 0 ? printable(line) : line));
  return lines.join('').replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(value: string | number): string {
  return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
