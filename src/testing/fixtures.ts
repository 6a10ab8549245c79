import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatDiagnostic, parseTheme, type PaginationDiagnostic, type PaginationOptions } from '../index.js';
import { markdown } from '../markdown/index.js';
import { isMarkdown } from '../regions/markdown.js';
import { parseCases, writeCases, type Sections } from './case-files.js';

/** A case of `fixtures/transform`: a template and what must come of it. */
export interface Fixture {
  readonly name: string;
  readonly input: string;
  readonly options: PaginationOptions;
  readonly expected: Expected;
}

/** The sections that say what is expected. Without `output`, the page stays; without `diagnostics`, it is clean. */
export interface Expected {
  readonly output?: string;
  readonly diagnostics?: string;
}

// Of the current directory, in which npm runs tests and scripts: an ES module does not know __dirname.
const fixtures = resolve('fixtures');
const root = join(fixtures, 'transform');
const KNOWN_SECTIONS = ['input', 'options', 'theme', 'diagnostics', 'output'];

/** The theme of fixtures that do not name one. A change to a built-in theme does not change them. */
const bareTheme = parseTheme(readFileSync(join(fixtures, 'bare-theme.html'), 'utf8'));

/** The fixtures of a folder, as they are in its files, by their names. A file has those of one topic. */
export function casesIn(folder: string): Map<string, Sections> {
  const cases = readdirSync(folder).flatMap((file) => [
    ...parseCases(readFileSync(join(folder, file), 'utf8')),
  ]);
  const names = cases.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`There are two fixtures ${twice}.`);
  return new Map(cases);
}

const cases = casesIn(root);

/** Names of all fixtures, sorted. */
export const fixtureNames: readonly string[] = [...cases.keys()].sort();

/** Reads a fixture. Throws for a section whose name means nothing here, because nothing would test it. */
export function readFixture(name: string, from: ReadonlyMap<string, Sections> = cases): Fixture {
  const sections = from.get(name) ?? {};
  const unknown = Object.keys(sections).filter((section) => !KNOWN_SECTIONS.includes(section));
  if (unknown.length > 0) throw new Error(`Unknown sections in the fixture ${name}: ${unknown.join(', ')}`);
  const { input, options: json = '{}', theme, ...expected } = sections;
  if (input === undefined) throw new Error(`The fixture ${name} has no input.`);
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
    ...(diagnostics.length > 0 && { diagnostics: `${diagnostics.map(formatDiagnostic).join('\n\n')}\n` }),
    ...(html !== input && { output: html }),
  };
}

/** Whether to rewrite expectations: UPDATE in the environment. Throws in CI, where a rewritten test proves nothing. */
export function isUpdate(environment: NodeJS.ProcessEnv = process.env): boolean {
  if (!environment['UPDATE']) return false;
  if (environment['CI']) throw new Error('Do not set UPDATE in CI.');
  return true;
}

/** Makes a fixture expect this, in the file that has it, without the sections that it no longer needs. */
export function updateFixture(name: string, expected: Expected, folder = root): void {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    const cases = parseCases(readFileSync(path, 'utf8'));
    const sections = cases.get(name);
    if (sections === undefined) continue;
    const { output, diagnostics, ...given } = sections;
    if (output === expected.output && diagnostics === expected.diagnostics) continue;
    writeFileSync(path, writeCases(cases.set(name, { ...given, ...expected })));
  }
}

/** The codes of the diagnostics that a fixture expects. */
export function expectedCodes({ expected: { diagnostics = '' } }: Fixture): string[] {
  const heads = diagnostics.matchAll(/^(?:.*:)?\d+:\d+: (?:error|warning): .* \[([a-z-]+)\]$/gm);
  return Array.from(heads, ([, code = '']) => code);
}

/** Whether a fixture writes this attribute. */
export function showsAttribute({ input }: Fixture, name: string): boolean {
  return input.includes(`${name}=`);
}

/** Whether a fixture shows a control in this theme. */
export function showsTheme({ options: { theme }, expected }: Fixture, name: string): boolean {
  return theme === name && expected.output !== undefined;
}
