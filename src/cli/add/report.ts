/** What `add` prints. */

import { indent } from '../../base/text.js';
import { isRefused, isWritten, type Component, type ComponentFile } from './component.js';
import { diffOf, FINDINGS } from './state.js';
import type { Update } from './update.js';

/** The files for `--stdout`. */
export function printed(files: readonly ComponentFile[]): string {
  return files.map(({ name, text }) => (files.length === 1 ? text : `==> ${name} <==\n${text}`)).join('\n');
}

/** Formats the result of `--check`. */
export function review(component: Component): string {
  const { files, former } = component;
  const lines = files.map(({ name, state }) => `${name} ${FINDINGS[state]}.`);
  const advice = new Set(files.flatMap((file) => adviceOn(file, component)));
  return [...lines, ...advice, ...remedyFor(component), ...former].map((line) => `${line}\n`).join('');
}

/** What an update would change, as diffs. */
export async function diffsOf({ writes, styles }: Update): Promise<string> {
  const diffs = await Promise.all(
    [...writes, ...styles].map(({ file, text }) => diffOf(file.name, file.old, text)),
  );
  return diffs.join('');
}

/** Says why an update writes nothing, if it does not, and what it leaves. */
export function explainLeft({ left, component }: Update): string {
  if (left.length === 0) return component.former.map((line) => `${line}\n`).join('');
  const lines = left.flatMap((file) => [
    `${file.name} ${FINDINGS[file.state]}.`,
    ...adviceOn(file, component),
  ]);
  if (component.files.length > 1)
    lines.push('The files of a component belong together, so none was written.');
  return [...new Set(lines)].map((line) => `${line}\n`).join('');
}

/** Lists the files that were written, or would be, and shows how to use the component. */
export function describe(update: Update, isDryRun: boolean, isUpdate: boolean): string {
  const { component, writes, conflicts, left } = update;
  if (left.length > 0) return explainLeft(update);
  const { files, former, usage, styles, unstyled, next, isThere } = component;
  const [wrote, merged] = isDryRun ? ['Would write', 'Would merge'] : ['Wrote', 'Merged'];
  const lines = files.map((file) => {
    if (!writes.some((one) => one.file === file)) return `${file.name} ${FINDINGS[file.state]}.`;
    if (file.state !== 'edited') return `${wrote} ${file.name}.`;
    return `${merged} ${file.name}${conflicts.includes(file) ? ', with conflicts' : ''}.`;
  });
  if (styles?.file !== undefined) lines.push(`${wrote} ${styles.file.name}.`);
  if (conflicts.length > 0) lines.push('Resolve the conflicts between <<<<<<< and >>>>>>>.');
  // An update says nothing of a file that has long been elsewhere.
  const isSaid = styles === undefined && !(isUpdate && isThere);
  const steps = [...next, ...(isSaid ? unstyled : [])];
  if (styles !== undefined) steps.push('Link the stylesheet:', indent(styles.lines.join('\n')));
  const incomplete = files.filter(({ state }) => state === 'incomplete');
  const advice = incomplete.flatMap((file) => file.advice);
  return [...lines, ...advice, ...former, ...steps, 'Use it:', indent(usage)].join('\n');
}

/** The command that writes and merges the files of a component, unless one of them is in its way. */
function remedyFor({ files, command }: Component): string[] {
  if (files.some((file) => isRefused(file) || isUnmergeable(file))) return [];
  if (files.some(({ state }) => state === 'edited'))
    return [`To merge your changes with it, run ${command} --update.`];
  if (!files.some(isWritten)) return [];
  const isThere = files.some(({ state }) => state === 'outdated');
  return [`To write it, run ${command}${isThere ? ' --update' : ''}.`];
}

/** Whether a file was changed by hand, and nothing says what it was before. */
const isUnmergeable = ({ state, base }: ComponentFile): boolean => state === 'edited' && base() === undefined;

/** What to do about a file. Without what it was before it was changed, it cannot be merged. */
function adviceOn(file: ComponentFile, { command }: Component): string[] {
  if (!isUnmergeable(file)) return file.advice;
  return [
    'Neither this version nor git has the file as it was before your changes, so they cannot be merged.',
    `To see what this version writes, run ${command} --stdout. Take over what you need, with the line "Written by pagination-tag".`,
  ];
}
