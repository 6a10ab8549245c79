/** What an update makes of a component: all of its files, or none. */

import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileError } from '../base/file-error.js';
import { readStyles } from '../base/theme-styles.js';
import type { Target } from '../files/plan.js';
import { writePage } from '../files/page-writer.js';
import { isWritten, type Component, type ComponentFile } from './component.js';
import { hasConflict, mergeText } from './merge.js';
import { findBeside } from './place.js';

export type Update = Awaited<ReturnType<typeof planUpdate>>;

/** A file with the text to write. */
interface FileUpdate {
  readonly file: ComponentFile;
  readonly text: string;
}

/**
 * Plans what to write: files that are missing or not as this version writes them, and those that were changed by hand, merged.
 * The files of a component call each other, so if one of them cannot be written or merged, none is.
 *
 * @param version this version, for the marks of conflicts
 */
export async function planUpdate(component: Component, version: string) {
  const writes: FileUpdate[] = [];
  const left: ComponentFile[] = [];
  for (const file of component.files) {
    if (isWritten(file)) writes.push({ file, text: file.text });
    if (file.state === 'foreign' || file.state === 'conflict') left.push(file);
    if (file.state !== 'edited') continue;
    const base = file.base();
    if (base === undefined) left.push(file);
    else writes.push({ file, text: await mergeText(base, file.old ?? '', file.text, version) });
  }
  const planned = left.length > 0 ? [] : writes;
  return {
    component,
    writes: planned,
    /** The files that are to be written with the marks of conflicts. */
    conflicts: planned.filter(({ text }) => hasConflict(text)).map(({ file }) => file),
    /** The files for which nothing can be written. */
    left,
  };
}

/**
 * Writes what was planned. If a file cannot be written, the others are as they were.
 *
 * @param sources the directory of all component sources
 */
export async function writeUpdate({ component, writes, left }: Update, sources: string): Promise<void> {
  // The stylesheet first: with a component that is there, another try would leave it out.
  if (left.length === 0) await writeStyles(component, sources);
  const done: ComponentFile[] = [];
  try {
    for (const { file, text } of writes) {
      await writeFile(file, text);
      done.push(file);
    }
  } catch (error) {
    for (const file of done)
      if (file.old === undefined) rmSync(file.path);
      else await writeFile(file, file.old);
    throw error;
  }
}

/** Writes the stylesheet of a new component. From then on, it is a file of the project like any other. */
async function writeStyles({ styles, evidence }: Component, sources: string): Promise<void> {
  if (styles?.file === undefined) return;
  const { name, theme } = styles.file;
  const { target } = findBeside(resolve(evidence.cwd, name), evidence, evidence.cwd);
  await writeFile({ ...target, mode: 0o644 }, readStyles(join(sources, '..'), theme));
}

async function writeFile(file: Target & { readonly mode: number }, text: string): Promise<void> {
  try {
    await writePage(file, { bytes: Buffer.from(text), mode: file.mode });
  } catch (error) {
    throw fileError(`${file.name} cannot be written`, error, 'Check the directory and its permissions.');
  }
}
