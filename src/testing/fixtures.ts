import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdown } from '../markdown/index.js';
import { isMarkdown } from '../regions/markdown.js';
import { parseTheme, type PaginationDiagnostic, type PaginationOptions } from '../index.js';

/** A folder of `fixtures/transform`: a template and what must come of it. */
export interface Fixture {
  readonly name: string;
  readonly input: string;
  readonly options: PaginationOptions;
  readonly expected: Expected;
}

/** Texts of the files that say what is expected. Without `output.html`, the page stays; without `diagnostics.json`, it is clean. */
export interface Expected {
  readonly 'output.html'?: string;
  readonly 'diagnostics.json'?: string;
}

const fixtures = join(__dirname, '../../fixtures');
const root = join(fixtures, 'transform');
const KNOWN_FILES = ['diagnostics.json', 'input.html', 'options.json', 'output.html', 'theme.html'];

/** The theme of fixtures that do not name one. A change to a built-in theme does not change them. */
const bareTheme = parseTheme(readFileSync(join(fixtures, 'bare-theme.html'), 'utf8'));

/** Names of all fixture folders, sorted. */
export const fixtureNames: readonly string[] = readdirSync(root).sort();

/** Reads a fixture. Throws for a file whose name means nothing here, because nothing would test it. */
export function readFixture(name: string, folder = root): Fixture {
  const files = readdirSync(join(folder, name));
  const unknown = files.filter((file) => !KNOWN_FILES.includes(file));
  if (unknown.length > 0) throw new Error(`Unknown files in the fixture ${name}: ${unknown.join(', ')}`);
  const texts = Object.fromEntries(
    files.map((file) => [file, readFileSync(join(folder, name, file), 'utf8')] as const),
  );
  const { 'input.html': input, 'options.json': json = '{}', 'theme.html': theme, ...expected } = texts;
  if (input === undefined) throw new Error(`The fixture ${name} has no input.html.`);
  const given = JSON.parse(json) as PaginationOptions;
  const options = isMarkdown(given.file) ? { ...given, markdown: markdown() } : given;
  return {
    name,
    input,
    options: { ...options, theme: theme === undefined ? (options.theme ?? bareTheme) : parseTheme(theme) },
    expected,
  };
}

/** What a fixture must expect for this to be right. */
export function expectationOf(
  input: string,
  html: string,
  diagnostics: readonly PaginationDiagnostic[],
): Expected {
  return {
    ...(html !== input && { 'output.html': html }),
    ...(diagnostics.length > 0 && { 'diagnostics.json': `${JSON.stringify(diagnostics, null, 2)}\n` }),
  };
}

/** Whether to rewrite expectations: UPDATE in the environment. Throws in CI, where a rewritten test proves nothing. */
export function isUpdate(environment: NodeJS.ProcessEnv = process.env): boolean {
  if (!environment['UPDATE']) return false;
  if (environment['CI']) throw new Error('Do not set UPDATE in CI.');
  return true;
}

/** Makes a fixture expect this, and removes the files that it no longer needs. */
export function updateFixture(name: string, expected: Expected, folder = root): void {
  for (const file of ['output.html', 'diagnostics.json'] as const) {
    const text = expected[file];
    if (text === undefined) rmSync(join(folder, name, file), { force: true });
    else writeFileSync(join(folder, name, file), text);
  }
}

/** The codes of the diagnostics that a fixture expects. */
export function expectedCodes({ expected }: Fixture): string[] {
  const diagnostics = JSON.parse(expected['diagnostics.json'] ?? '[]') as { code: string }[];
  return diagnostics.map(({ code }) => code);
}

/** Whether a fixture writes this attribute. */
export function showsAttribute({ input }: Fixture, name: string): boolean {
  return input.includes(`${name}=`);
}

/** Whether a fixture shows a control in this theme. */
export function showsTheme({ options: { theme }, expected }: Fixture, name: string): boolean {
  return theme === name && expected['output.html'] !== undefined;
}
