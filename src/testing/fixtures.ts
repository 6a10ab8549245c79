import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Options } from '../index.js';

/** A folder of `fixtures/transform`: a template and what must come of it. */
export interface Fixture {
  readonly name: string;
  readonly input: string;
  readonly options: Options;
}

const root = join(__dirname, '../../fixtures/transform');
const KNOWN_FILES = ['diagnostics.json', 'input.html', 'options.json', 'output.html'];
const isUpdate = Boolean(process.env['UPDATE']);
if (isUpdate && process.env['CI']) throw new Error('UPDATE rewrites expectations; it has no place in CI.');

/** Names of all fixture folders, sorted. */
export const fixtureNames: readonly string[] = readdirSync(root).sort();

/** Reads a fixture. Throws for a file that has no meaning there, since it would be believed to be tested. */
export function readFixture(name: string): Fixture {
  const unknown = readdirSync(join(root, name)).filter((file) => !KNOWN_FILES.includes(file));
  if (unknown.length > 0)
    throw new Error(`fixtures/transform/${name} has files of unknown meaning: ${unknown.join(', ')}`);
  const options = existsSync(join(root, name, 'options.json'))
    ? (JSON.parse(readFileSync(join(root, name, 'options.json'), 'utf8')) as Options)
    : {};
  return { name, input: readFileSync(join(root, name, 'input.html'), 'utf8'), options };
}

/** Reads what a fixture expects, or, with UPDATE in the environment, writes what came of it first. */
export function expectedOf(
  name: string,
  html: string,
  diagnostics: readonly Diagnostic[],
): { html: string; diagnostics: unknown } {
  const htmlFile = join(root, name, 'output.html');
  const diagnosticsFile = join(root, name, 'diagnostics.json');
  if (isUpdate) {
    writeFileSync(htmlFile, html);
    writeFileSync(diagnosticsFile, `${JSON.stringify(diagnostics, null, 2)}\n`);
  }
  return {
    html: readFileSync(htmlFile, 'utf8'),
    diagnostics: JSON.parse(readFileSync(diagnosticsFile, 'utf8')),
  };
}

/** The codes that a fixture expects, read without running it. */
export function expectedCodes(name: string): string[] {
  const diagnostics = JSON.parse(readFileSync(join(root, name, 'diagnostics.json'), 'utf8')) as {
    code: string;
  }[];
  return diagnostics.map(({ code }) => code);
}
