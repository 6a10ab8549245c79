/** What components there are, for people and for programs. */

import { posix } from 'node:path';
import { print, type Io } from '../base/io.js';
import { evidenceIn, type Evidence } from '../detect/evidence.js';
import { wordsOf, type Framework } from '../frameworks/framework.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { chooseFramework } from '../frameworks/projects.js';
import { usageFor } from './drawn.js';
import { directoryOf } from './place.js';
import { readSources } from './sources.js';

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
  const rows = chosen.map((framework) => rowOf(framework, evidence, components));
  return print(asJson ? `${JSON.stringify(rows, null, 2)}\n` : rows.map(lineOf).join(''), io);
}

/**
 * Describes a component in a project.
 *
 * @returns the words of the project, the sources with their usual paths, and how to use the component
 */
export function describeComponent(framework: Framework, evidence: Evidence, components: string) {
  const words = wordsOf(framework, evidence);
  const { sources, usage } = readSources(framework, components, undefined, words);
  const directory = directoryOf(framework, undefined, evidence);
  const files = sources.map(({ path, text }) => ({ path: posix.join(directory, path), text }));
  return { words, files, usage: usageFor(usage.text) };
}

function rowOf(framework: Framework, evidence: Evidence, components: string) {
  const { name, names = [], label, isUsed } = framework;
  const { files, usage } = describeComponent(framework, evidence, components);
  const paths = files.map(({ path }) => path);
  return { name, aliases: names, label, isUsed: isUsed(evidence), files: paths, usage };
}

function lineOf({ name, label, isUsed, files }: ReturnType<typeof rowOf>): string {
  return `${name.padEnd(11)} ${label}${isUsed ? ' (used here)' : ''}: ${files.join(', ')}\n`;
}
