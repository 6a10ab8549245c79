import { join, resolve } from 'node:path';
import { indent } from '../../base/text.js';
import { print, type Io } from '../base/io.js';
import { UsageError } from '../../base/usage-error.js';
import { fileError } from '../base/file-error.js';
import { readStyles } from '../base/theme-styles.js';
import { loadConfig } from '../config/config.js';
import { evidenceIn } from '../../components/project/evidence.js';
import { findTheme } from '../detect/themes.js';
import type { Target } from '../files/plan.js';
import { writePage } from '../files/page-writer.js';
import { isFine, isWritten, makeComponent, type Component, type ComponentFile } from './component.js';
import type { ComponentOptions } from '../../components/sources/head.js';
import { refuseNewer } from '../../components/sources/newer-head.js';
import { choosePlace, findBeside, findPlaces } from './place.js';
import { diffOf, FINDINGS } from './state.js';

export interface GivenForComponent extends ComponentOptions {
  readonly out?: string;
  readonly stdout?: true;
  readonly check?: true;
  readonly diff?: true;
  readonly update?: true;
}

/**
 * Writes a framework's component into the project. Does not overwrite files that were changed by hand.
 *
 * @param sources the directory of all component sources
 * @returns the exit code: 0, or 1 if `--check` finds a file that is out of date
 */
export async function add(
  name: string | undefined,
  given: GivenForComponent,
  io: Io,
  version: string,
  sources: string,
): Promise<number> {
  const { stdout, check, diff, update = false } = given;
  const { components, note } = await makeComponents(name, given, io, version, sources);
  const files = components.flatMap((one) => one.files);
  if (stdout) return print(printed(files), io);
  if (diff) return print((await Promise.all(files.map(showDiff))).join(''), io);
  if (check) {
    await print(components.map(review).join(''), io);
    return files.every(isFine) ? 0 : 1;
  }
  for (const one of components) refuse(one, update);
  // The stylesheet first: with a component that is there, another try would leave it out.
  for (const one of components) await writeStyles(one, sources);
  for (const file of files.filter(isWritten)) await write(file);
  await print(components.map(describe).join('\n'), io);
  return note === undefined || given.theme !== undefined ? 0 : print(`${note}\n`, io);
}

/** Makes the components that the options mean, and says what to know about their theme. */
async function makeComponents(
  name: string | undefined,
  given: GivenForComponent,
  io: Io,
  version: string,
  sources: string,
) {
  const evidence = evidenceIn(io.cwd());
  const { values } = await loadConfig(undefined, io.cwd());
  const { theme: found, note } = values.theme === undefined ? findTheme(evidence) : {};
  // The head of a component can name a theme, but not changes to one.
  const theme = typeof found === 'string' ? found : undefined;
  const config = typeof found === 'object' ? { ...values, theme: found } : values;
  const search = { evidence, out: given.out, sources };
  // Without a name, these options apply to the existing components.
  const isRenewal = name === undefined && (given.check ?? given.diff ?? given.update ?? false);
  const places = isRenewal ? await findPlaces(search) : [choosePlace(name, given, search)];
  if (places.length === 0)
    throw new UsageError(
      'No component written by pagination-tag was found.',
      'Name the framework. If the component is in another directory, add --out <dir>.',
    );
  for (const { head, files } of places)
    if (head) refuseNewer(head, files.find((one) => one.head === head)?.target.name ?? '', given, version);
  const components = places.map((place) =>
    makeComponent(place, { theme, ...place.options, ...given, name: place.name }, config, version),
  );
  return { components, note };
}

/** Throws if a file would have to be overwritten that has changes by hand. An update leaves such files alone. */
function refuse({ files, isThere, command }: Component, isUpdate: boolean): void {
  const found = files.find(({ state }) => ['foreign', 'edited'].includes(state));
  if (found === undefined || (isUpdate && isThere)) return;
  const problem = `${found.name} ${FINDINGS[found.state]}, so it was left unchanged.`;
  throw new UsageError(
    problem,
    found.state === 'foreign'
      ? `To write the component beside it, use --name <name>. To print it, run ${command} --stdout.`
      : `To see the difference, run ${command} --diff. To update the other files, add --update.`,
  );
}

/** Writes the stylesheet of a new component. From then on, it is a file of the project like any other. */
async function writeStyles({ styles, evidence }: Component, sources: string): Promise<void> {
  if (styles?.file === undefined) return;
  const { name, theme } = styles.file;
  const { target } = findBeside(resolve(evidence.cwd, name), evidence, evidence.cwd);
  await write({ ...target, text: readStyles(join(sources, '..'), theme), mode: 0o644 });
}

async function write(file: Pick<ComponentFile, keyof Target | 'text' | 'mode'>): Promise<void> {
  try {
    await writePage(file, { bytes: Buffer.from(file.text), mode: file.mode });
  } catch (error) {
    throw fileError(`${file.name} cannot be written`, error, 'Check the directory and its permissions.');
  }
}

function printed(files: readonly ComponentFile[]): string {
  return files.map(({ name, text }) => (files.length === 1 ? text : `==> ${name} <==\n${text}`)).join('\n');
}

async function showDiff({ name, old, text, state }: ComponentFile): Promise<string> {
  return state === 'current' || state === 'incomplete' ? '' : diffOf(name, old, text);
}

/** What to do, about some of the files and about those that the component no longer has. */
function adviceOn(files: readonly ComponentFile[], { former }: Component): string[] {
  return [...new Set(files.flatMap(({ advice }) => advice)), ...former];
}

/** Formats the result of `--check`. */
function review(component: Component): string {
  const lines = component.files.map(({ name, state }) => `${name} ${FINDINGS[state]}.`);
  return [...lines, ...adviceOn(component.files, component)].map((line) => `${line}\n`).join('');
}

/** Lists the files that were written, and shows how to use the component. */
function describe(component: Component): string {
  const { files, usage, styles, next } = component;
  const lines = files.map((file) =>
    isWritten(file) ? `Wrote ${file.name}.` : `${file.name} ${FINDINGS[file.state]}.`,
  );
  if (styles?.file !== undefined) lines.push(`Wrote ${styles.file.name}.`);
  const left = files.filter((file) => !isWritten(file));
  const steps = next === undefined ? [] : [next];
  if (styles !== undefined) steps.push('Link the stylesheet:', indent(styles.lines.join('\n')));
  return [...lines, ...adviceOn(left, component), ...steps, 'Use it:', indent(usage)].join('\n');
}
