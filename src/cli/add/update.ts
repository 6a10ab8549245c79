/** What an update makes of a component: all of its files, or none. */

import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileError } from '../base/file-error.js';
import { readStyles } from '../base/theme-styles.js';
import type { Target } from '../files/plan.js';
import { writePage } from '../files/page-writer.js';
import { isRefused, isWritten, type Component, type ComponentFile } from './component.js';
import { hasConflict, mergeText, withLineEndsOf } from './merge.js';
import { findBeside } from './place.js';

export type Update = Awaited<ReturnType<typeof planUpdate>>;

/**
 * Plans what to write: files that are missing or not as this version writes them, and those that were changed by hand, merged.
 * The files of a component call each other, so if one of them cannot be written or merged, none is.
 *
 * @param version this version, for the marks of conflicts
 * @param sources the directory of all component sources
 */
export async function planUpdate(component: Component, version: string, sources: string) {
  const writes: Writing<ComponentFile>[] = [];
  const left: ComponentFile[] = [];
  for (const file of component.files) {
    // The lines of a checkout on Windows end as git makes them end there.
    if (isWritten(file)) writes.push({ file, text: withLineEndsOf(file.old ?? '', file.text) });
    if (isRefused(file)) left.push(file);
    if (file.state !== 'edited') continue;
    const base = file.base();
    if (base === undefined) left.push(file);
    else writes.push({ file, text: await mergeText(base, file.old ?? '', file.text, version) });
  }
  const planned = left.length > 0 ? [] : writes;
  return {
    component,
    writes: planned,
    styles: left.length > 0 ? [] : stylesOf(component, sources),
    /** The files that are to be written with the marks of conflicts. */
    conflicts: planned.filter(({ text }) => hasConflict(text)).map(({ file }) => file),
    /** The files for which nothing can be written. */
    left,
  };
}

/** A file to write, one of the component or its stylesheet, and its text. */
interface Writing<File = Target & { readonly mode: number; readonly old: string | undefined }> {
  readonly file: File;
  readonly text: string;
}

/** Writes what was planned. If a file cannot be written, the others are as they were. */
export async function writeUpdate({ styles, writes }: Update): Promise<void> {
  const all: Writing[] = [...styles, ...writes];
  const directories = missingDirectories(all);
  const done: Writing[] = [];
  try {
    for (const one of all) {
      await writeFile(one.file, one.text);
      done.push(one);
    }
  } catch (error) {
    for (const { file } of done)
      if (file.old === undefined) rmSync(file.path);
      else await writeFile(file, file.old);
    for (const directory of directories) removeEmpty(directory);
    throw error;
  }
}

/** The stylesheet of a new component. From then on, it is a file of the project like any other. */
function stylesOf({ styles, directory, evidence }: Component, sources: string): Writing[] {
  if (styles?.file === undefined) return [];
  const { name, theme } = styles.file;
  const { target } = findBeside(resolve(evidence.cwd, name), evidence, directory);
  const text = readStyles(join(sources, '..'), theme);
  return [{ file: { ...target, mode: 0o644, old: undefined }, text }];
}

/** The directories that have to be created for files, from the innermost. */
function missingDirectories(writings: readonly Writing[]): string[] {
  const missing = new Set<string>();
  for (const { file } of writings)
    for (let path = dirname(file.real); !existsSync(path); path = dirname(path)) missing.add(path);
  return [...missing].sort((one, other) => other.length - one.length);
}

/** Removes a directory if it is there and empty. */
function removeEmpty(directory: string): void {
  try {
    rmdirSync(directory);
  } catch {
    // It was not created, or others have written into it.
  }
}

async function writeFile(file: Writing['file'], text: string): Promise<void> {
  try {
    await writePage(file, { bytes: Buffer.from(text), mode: file.mode });
  } catch (error) {
    throw fileError(`${file.name} cannot be written`, error, 'Check the directory and its permissions.');
  }
}
