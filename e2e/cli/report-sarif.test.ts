import AjvDraft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { auditCodes } from '../../src/audit/audit-codes.js';
import { fileCodes } from '../../src/cli/files/file-codes.js';
import { codes, type CodeRow } from '../../src/diagnostics/codes.js';
import { BROKEN, DUBIOUS, makeDirectory, PAGE, runIn } from '../../src/testing/command-line.js';
import { fixtureNames, readFixture } from '../../src/testing/fixtures.js';
import type { JsonReport } from '../../src/cli/report/print-report.js';

interface Problem {
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string; readonly uriBaseId?: string };
      readonly region?: Readonly<Record<string, number>>;
    };
  }[];
}

interface Rule {
  readonly id: string;
  readonly help: { readonly text: string };
  readonly defaultConfiguration: { readonly level: string };
}

interface Log {
  readonly version: string;
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly version: string;
        readonly rules: readonly Rule[];
        readonly notifications: readonly Rule[];
      };
    };
    readonly invocations: readonly {
      readonly executionSuccessful: boolean;
      readonly exitCode: number;
      readonly toolExecutionNotifications: readonly (Problem & {
        readonly descriptor: { readonly id: string; readonly index: number };
      })[];
    }[];
    readonly columnKind: string;
    readonly results: readonly (Problem & { readonly ruleId: string; readonly ruleIndex: number })[];
  }[];
}

/** The published schema, as Microsoft's package for tests of SARIF carries it. */
const schema = JSON.parse(
  readFileSync(require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
) as object;
const ajv = new AjvDraft04.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

function parse(text: string): Log['runs'][number] {
  const log = JSON.parse(text) as Log;
  validate(log);
  expect(validate.errors).toBeNull();
  expect(log.version).toBe('2.1.0');
  return log.runs[0]!;
}

const site = {
  'site/100% #1?.html': `<p>😀</p>\r\n😀${BROKEN}`,
  'site/b.html': DUBIOUS,
  'site/c.html': PAGE,
  'site/é.html': Buffer.from('<p>caf\xe9</p>', 'latin1'),
};

test('the report is valid, and says what each problem is and where', async () => {
  const cwd = await makeDirectory(site);
  const { code, stdout, stderr } = await runIn(cwd, ['site', 'no.html', '--check', '--format', 'sarif']);
  expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
  const { tool, invocations, columnKind, results } = parse(stdout);
  expect(columnKind).toBe('utf16CodeUnits');
  expect(tool.driver.version).toBe('1.2.3');
  expect(results[0]).toEqual({
    ruleId: 'unknown-attribute',
    ruleIndex: tool.driver.rules.findIndex(({ id }) => id === 'unknown-attribute'),
    level: 'error',
    message: { text: '<pagination> has no attribute "total_pagse".\nDid you mean total_pages?' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'site/100%25%20%231%3F.html', uriBaseId: '%SRCROOT%' },
          region: {
            startLine: 2,
            startColumn: 37,
            endLine: 2,
            endColumn: 52,
            charOffset: 47,
            charLength: 15,
          },
        },
      },
    ],
  });
  const template = site['site/100% #1?.html'];
  expect(template.slice(47, 47 + 15)).toBe('total_pagse="3"');
  expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ['unknown-attribute', 'error'],
    ['missing-total', 'warning'],
    ['file-not-utf-8', 'error'],
  ]);
  expect(results[2]!.locations[0]!.physicalLocation.artifactLocation.uri).toBe('site/%C3%A9.html');
  // Failures of the run itself are not results.
  expect(invocations).toMatchObject([
    {
      executionSuccessful: false,
      exitCode: 2,
      toolExecutionNotifications: [{ descriptor: { id: 'file-not-found' }, level: 'error' }],
    },
  ]);
  const [notification] = invocations[0]!.toolExecutionNotifications;
  expect(notification!.locations[0]!.physicalLocation).toEqual({
    artifactLocation: { uri: 'no.html', uriBaseId: '%SRCROOT%' },
  });
  expect(tool.driver.notifications[notification!.descriptor.index]!.id).toBe('file-not-found');
});

test('every code is described', async () => {
  const { stdout } = await runIn('/', ['-', '--check', '--format', 'sarif'], { stdin: PAGE });
  const { tool, invocations, results } = parse(stdout);
  expect(results).toEqual([]);
  expect(invocations[0]).toMatchObject({ executionSuccessful: true, exitCode: 0 });
  const rules = [...tool.driver.rules, ...tool.driver.notifications];
  const rows: Readonly<Record<string, CodeRow>> = { ...codes, ...fileCodes, ...auditCodes };
  expect(rules.map(({ id }) => id).sort()).toEqual(Object.keys(rows).sort());
  for (const { id, help, defaultConfiguration } of rules) {
    expect(help.text).toContain(rows[id]!.summary);
    expect(defaultConfiguration.level).toBe(rows[id]!.severity ?? 'error');
  }
});

test('--quiet leaves warnings out', async () => {
  const cwd = await makeDirectory(site);
  const { stdout } = await runIn(cwd, ['site/b.html', '--check', '--quiet', '--format', 'sarif']);
  expect(parse(stdout).results).toEqual([]);
});

test('where standard output takes the page, the report goes to standard error', async () => {
  const { stdout, stderr } = await runIn('/', ['-', '--format', 'sarif'], { stdin: DUBIOUS });
  expect(stdout).toContain('<nav');
  const { results } = parse(stderr);
  expect(results[0]!.locations[0]!.physicalLocation.artifactLocation.uri).toBe('%3Cstdin%3E');
});

test('reports every fixture with a problem in valid SARIF, with each problem of the JSON report', async () => {
  const cwd = await makeDirectory(
    Object.fromEntries(fixtureNames.map((name) => [`transform/${name}.html`, readFixture(name).input])),
  );
  await cp(join(__dirname, '../../fixtures/broken'), join(cwd, 'broken'), { recursive: true });
  const inputs = ['broken', 'transform', '--check', '--format'];
  const { results } = parse((await runIn(cwd, [...inputs, 'sarif'])).stdout);
  const { files } = JSON.parse((await runIn(cwd, [...inputs, 'json'])).stdout) as JsonReport;
  expect(
    results.map(({ ruleId, locations }) => {
      const { artifactLocation, region } = locations[0]!.physicalLocation;
      return [ruleId, decodeURIComponent(artifactLocation.uri), region?.['charOffset']];
    }),
  ).toEqual(
    files.flatMap(({ file, diagnostics }) =>
      diagnostics.map(({ code, start, frame }) => [
        code,
        file,
        code === 'file-not-utf-8' && frame === '' ? undefined : start.offset,
      ]),
    ),
  );
});
