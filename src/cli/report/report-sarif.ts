import { codes, severityOf, type Code } from '../../diagnostics/codes.js';
import { printable } from '../../base/text.js';
import type { Diagnostic } from '../../index.js';
import type { Outcome } from '../files/build.js';
import { hasPlace } from '../files/file-diagnostics.js';
import { toJsonText } from '../base/json-text.js';
import { exitCodeOf, problemsOf } from './totals.js';
import { toUri } from '../base/paths.js';

/** Stands for the current directory, which the reader of the document resolves. */
const ROOT = '%SRCROOT%';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const CODES = Object.keys(codes) as Code[];
/** Faults of a template are results. Faults of the run, such as a full disk, are notifications. */
const RULES = CODES.filter((code) => !isOfRun(code));
const NOTIFICATIONS = CODES.filter(isOfRun);

function isOfRun(code: Code): boolean {
  return code === 'file-not-found' || code === 'file-unreadable' || code === 'file-not-written';
}

/**
 * Formats the report as SARIF 2.1.0. It contains no times and no absolute paths, so the same input gives the same document.
 *
 * @param isQuiet whether to leave out warnings
 * @param version the package's version
 */
export function formatSarif(outcomes: readonly Outcome[], isQuiet: boolean, version: string): string {
  const problems = problemsOf(outcomes, isQuiet);
  const results = problems.filter(({ code }) => !isOfRun(code));
  const notifications = problems.filter(({ code }) => isOfRun(code));
  return toJsonText({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'pagination-tag',
            version,
            rules: RULES.map(describe),
            notifications: NOTIFICATIONS.map(describe),
          },
        },
        invocations: [
          {
            executionSuccessful: notifications.length === 0,
            exitCode: exitCodeOf(outcomes),
            toolExecutionNotifications: notifications.map((problem) => ({
              descriptor: { id: problem.code, index: NOTIFICATIONS.indexOf(problem.code) },
              ...describeProblem(problem),
            })),
          },
        ],
        originalUriBaseIds: { [ROOT]: { description: { text: 'The directory that the command ran in.' } } },
        columnKind: 'utf16CodeUnits',
        results: results.map((problem) => ({
          ruleId: problem.code,
          ruleIndex: RULES.indexOf(problem.code),
          ...describeProblem(problem),
        })),
      },
    ],
  });
}

function describe(code: Code): object {
  const { summary } = codes[code];
  const severity = severityOf(code);
  const effect =
    severity === 'error' ? 'An error: the file is left as it is.' : 'A warning: the file is written.';
  return {
    id: code,
    shortDescription: { text: summary },
    fullDescription: { text: summary },
    help: {
      text: `${summary}\n\n${effect} docs/diagnostics.md in the package pagination-tag shows examples of ${code}.`,
    },
    defaultConfiguration: { level: severity },
  };
}

function describeProblem(diagnostic: Diagnostic): object {
  const { file = '', severity, message, hint } = diagnostic;
  const text = [message, hint].filter((part) => part !== undefined).map(printable);
  const uri = toUri(file);
  return {
    level: severity,
    message: { text: text.join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri, ...(uri.startsWith('file:') ? {} : { uriBaseId: ROOT }) },
          ...(hasPlace(diagnostic) ? { region: regionOf(diagnostic) } : {}),
        },
      },
    ],
  };
}

function regionOf({ start, end }: Diagnostic): object {
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: start.offset,
    charLength: end.offset - start.offset,
  };
}
