import { auditCodes } from '../../audit/audit-codes.js';
import { codes, type CodeRow } from '../../diagnostics/codes.js';
import { toJsonText } from '../base/json-text.js';
import { toUri } from '../base/paths.js';
import { fileCodes, UNREAD } from '../files/file-codes.js';
import { adviceOf, hasPlace, type ReportedDiagnostic } from '../files/file-diagnostics.js';

/** The base URI of paths, which the reader of the document resolves to the current directory. */
const ROOT = '%SRCROOT%';

/** Problems of the run, such as a full disk, are notifications. Problems in a template are results. */
const NOTIFICATIONS = [...UNREAD, 'file-not-written'];
const ROWS: Readonly<Record<string, CodeRow>> = { ...codes, ...fileCodes, ...auditCodes };
const RULES = Object.keys(ROWS).filter((code) => !NOTIFICATIONS.includes(code));

/** Formats the report as SARIF 2.1.0, without times or absolute paths, so that the output is reproducible. */
export function formatSarif(
  problems: readonly ReportedDiagnostic[],
  exitCode: number,
  version: string,
): string {
  const results = problems
    .filter(({ code }) => RULES.includes(code))
    .map((problem) => ({
      ruleId: problem.code,
      ruleIndex: RULES.indexOf(problem.code),
      ...describeProblem(problem),
    }));
  const toolExecutionNotifications = problems
    .filter(({ code }) => NOTIFICATIONS.includes(code))
    .map((problem) => ({
      descriptor: { id: problem.code, index: NOTIFICATIONS.indexOf(problem.code) },
      ...describeProblem(problem),
    }));
  const executionSuccessful = toolExecutionNotifications.length === 0;
  const [rules, notifications] = [RULES.map(describe), NOTIFICATIONS.map(describe)];
  const driver = { name: 'pagination-tag', version, rules, notifications };
  const run = {
    tool: { driver },
    invocations: [{ executionSuccessful, exitCode, toolExecutionNotifications }],
    originalUriBaseIds: { [ROOT]: { description: { text: 'The directory in which the command ran.' } } },
    columnKind: 'utf16CodeUnits',
    results,
  };
  return toJsonText({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  });
}

function describe(code: string): object {
  const { summary, severity } = ROWS[code] as CodeRow;
  const isOfSite = Object.hasOwn(auditCodes, code);
  const [error, warning] = isOfSite
    ? ['An error in a built page.', 'A warning.']
    : ['An error: the file is left unchanged.', 'A warning: the file is written.'];
  const effect = severity === undefined ? error : warning;
  const more = `See docs/diagnostics.md#${code} in the package pagination-tag.`;
  return {
    id: code,
    shortDescription: { text: summary },
    fullDescription: { text: summary },
    help: { text: `${summary}\n\n${effect} ${more}` },
    defaultConfiguration: { level: severity ?? 'error' },
  };
}

function describeProblem(diagnostic: ReportedDiagnostic): object {
  const { file = '', severity, start, end, template } = diagnostic;
  const region = {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: start.offset,
    charLength: end.offset - start.offset,
  };
  return {
    level: severity,
    message: { text: adviceOf(diagnostic) },
    locations: [locationOf(file, hasPlace(diagnostic) ? region : undefined)],
    ...(template && {
      relatedLocations: [
        locationOf(template.file, { startLine: template.start.line, startColumn: template.start.column }),
      ],
    }),
  };
}

function locationOf(file: string, region: object | undefined): object {
  const uri = toUri(file);
  const artifactLocation = { uri, ...(uri.startsWith('file:') ? {} : { uriBaseId: ROOT }) };
  return { physicalLocation: { artifactLocation, ...(region && { region }) } };
}
