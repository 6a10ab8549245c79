/** What components there are, for people and for programs. */

import { posix } from 'node:path';
import { print, type Io } from '../base/io.js';
import { evidenceIn, type Evidence } from '../../components/project/evidence.js';
import { wordsOf, type Framework } from '../../components/frameworks/framework.js';
import { FRAMEWORKS } from '../../components/frameworks/index.js';
import { chooseFramework } from '../../components/frameworks/projects.js';
import { writeProgram } from '../../components/sources/program.js';
import { findStyles, unlessThere } from '../../components/sources/stylesheet.js';
import { elementFor } from '../../components/sources/used-styles.js';
import { defaultDrawing, directoryOf, heldStyles, recordedFor } from './place.js';
import { readSources } from '../../components/sources/read-sources.js';

/** The command-line options of `add` that only list. */
export interface GivenForList {
  readonly list?: true;
  readonly json?: boolean;
}

/**
 * Prints the components that `add` can write, with their files in this project.
 *
 * @param name framework to list, instead of all
 * @param asJson whether to print JSON: an array of objects with `name`, `aliases`, `label`, `isUsed`, `files` and `usage`
 * @param components the directory of all component sources
 * @returns the exit code: 0
 */
export async function listComponents(
  name: string | undefined,
  asJson: boolean,
  io: Io,
  components: string,
): Promise<number> {
  const evidence = evidenceIn(io.cwd());
  const chosen = name === undefined ? FRAMEWORKS : [chooseFramework(name, evidence)];
  const rows = chosen.map((framework) => describeRow(framework, evidence, components));
  return print(asJson ? `${JSON.stringify(rows, null, 2)}\n` : rows.map(lineOf).join(''), io);
}

/**
 * Describes a component in a project.
 *
 * @returns the words of the project, the options that are recorded, the sources with their usual paths, and how to use the component
 */
export function describeComponent(framework: Framework, evidence: Evidence, components: string) {
  const words = wordsOf(framework, evidence);
  const { sources, usage } = readSources(framework, components, framework.fileName, words);
  const directory = directoryOf(framework, undefined, evidence);
  const files = sources.map(({ path, text }) => ({ path: posix.join(directory, path), text }));
  const drawing = defaultDrawing(framework, evidence);
  const recorded = recordedFor(framework, evidence);
  const css = heldStyles(framework, components);
  return { words, recorded, directory, drawing, files, css, usage: writeProgram(usage.text, drawing) };
}

function describeRow(framework: Framework, evidence: Evidence, components: string) {
  const { name, names = [], label, isUsed } = framework;
  const { words, directory, drawing, files, usage } = describeComponent(framework, evidence, components);
  const written = files.filter(({ text }) => writeProgram(text, drawing) !== '');
  const paths = written.map(({ path }) => path);
  const isHeld = elementFor(framework, undefined) !== undefined;
  const styles = isHeld ? undefined : findStyles(framework, directory, undefined, evidence, words);
  const sheet = unlessThere(styles, evidence)?.file?.name ?? [];
  return { name, aliases: names, label, isUsed: isUsed(evidence), files: paths.concat(sheet), usage };
}

function lineOf({ name, label, isUsed, files }: ReturnType<typeof describeRow>): string {
  return `${name.padEnd(11)} ${label}${isUsed ? ' (used here)' : ''}: ${files.join(', ')}\n`;
}
