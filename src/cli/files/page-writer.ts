import { mkdirSync, statSync, unlinkSync, type Stats } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import process from 'node:process';
import { onExit } from 'signal-exit';
import { mapConcurrently } from '../base/concurrency.js';
import { isSame, permissionsOf, type FileContent, type FileSystem } from './file-system.js';
import { removeLeftovers, temporaryName } from './temporary-files.js';
import { below, isInside, realPath } from '../base/paths.js';
import type { Target } from './plan.js';
import { persistently } from './persistently.js';
import type { Take } from './room.js';

/** Writes the pages of a run. */
export interface PageWriter {
  /**
   * Writes a page, whole or not at all: into a temporary file beside the target, which then takes its name. A process
   * that is killed leaves the old page or the new one. Where the target is a link, the file it leads to is replaced and
   * the link stays. A page of `--out-dir` that is there already, to the byte, is left untouched, with its time; and a
   * template that has changed since it was read is not replaced. Other names (hard links) of a file that is replaced keep
   * the old content.
   */
  write(target: Target, page: FileContent, take: Take): Promise<void>;
  /** Removes what a killed run has left where pages belong, written or not. */
  tidy(targets: readonly Target[]): Promise<void>;
  /** Says that the last page is written. */
  close(): void;
}

/** Where a page goes, with links resolved, and what is there now. */
interface Place {
  readonly directory: string;
  readonly path: string;
  readonly old: Stats | undefined;
  /** Whether nothing can be in its directory but what this run has put there. */
  readonly isNew: boolean;
}

/** A directory that pages go to. */
interface Directory {
  /** With links resolved. */
  readonly path: string;
  /** Whether it was missing. */
  readonly isNew: boolean;
}

/** Directories that are looked at, at one time. */
const LOOKS_AT_ONCE = 16;

/** Starts with nothing known of the directories: each is looked at once in a run, and made if it is missing. */
export function createPageWriter(files: FileSystem): PageWriter {
  const directories = new Map<string, Directory>();
  const temporaries = new Set<string>();
  const tidied = new Map<string, Promise<void>>();
  // A signal ends the process wherever it is. What lies about then is removed in the last moment.
  const stopListening = onExit(() => {
    for (const path of temporaries) unlinkIfThere(path);
  });
  // A limit to the size of files comes with a signal, and with an error, which is told. That somebody else listens keeps
  // signal-exit from ending the process.
  const ignore = (): void => undefined;
  process.on('SIGXFSZ', ignore);

  function directoryOf(path: string, within: string): Directory {
    const directory = dirname(path);
    const known = directories.get(directory) ?? prepareDirectory(directory, within);
    directories.set(directory, known);
    return known;
  }

  function tidyDirectory(directory: string, within: string | undefined): Promise<void> {
    const known = tidied.get(directory) ?? removeBelow(files, directory, within);
    tidied.set(directory, known);
    return known;
  }

  async function lookAt(path: string): Promise<Place> {
    return { directory: dirname(path), path, old: await files.look(path), isNew: false };
  }

  async function placeOf({ path, within }: Target): Promise<Place> {
    if (within === undefined) {
      // Replacing a file needs no permission to write it, but who made it read-only does not expect it to change.
      await access(path, constants.W_OK);
      return lookAt(realPath(path));
    }
    const { path: directory, isNew } = directoryOf(path, within);
    const unlinked = below(directory, basename(path));
    if (isNew) return { directory, path: unlinked, old: undefined, isNew };
    const place = await lookAt(unlinked);
    if (place.old?.isSymbolicLink() !== true) return place;
    const real = realPath(place.path);
    refuseOutside(within, real);
    return lookAt(real);
  }

  return {
    async write(target, page, take) {
      const { directory, path, old, isNew } = await placeOf(target);
      const isSource = target.within === undefined;
      if (isSource && old !== undefined && page.state !== undefined && !isSame(old, page.state))
        throw new Error('it has changed since it was read');
      if (!isSource && old !== undefined && (await holds(files, path, old, page, take))) return;
      if (!isNew) await tidyDirectory(directory, undefined);
      // Beside the target, because a file takes another name in one step only within a file system.
      const temporary = below(directory, temporaryName());
      temporaries.add(temporary);
      try {
        // A source exists once, so that it must be safe on the disk before the old one goes, even if power fails. A
        // page in --out-dir can be made again, and waiting for the disk takes far longer than everything else.
        await files.create(temporary, page, isSource);
        if (old !== undefined) await keepOwner(files, temporary, old);
        await persistently(() => files.rename(temporary, path));
      } catch (error) {
        // At once: where the disk is full, the others need the space.
        if (!isTaken(error)) unlinkIfThere(temporary);
        throw error;
      } finally {
        temporaries.delete(temporary);
      }
    },
    async tidy(targets) {
      const places = new Map(targets.map(({ path, within }) => [dirname(path), within]));
      await mapConcurrently([...places], LOOKS_AT_ONCE, ([directory, within]) =>
        tidyDirectory(directory, within),
      );
    },
    close() {
      stopListening();
      process.off('SIGXFSZ', ignore);
    },
  };
}

/** Removes leftovers of a directory, unless a link leads out of where pages may go. */
async function removeBelow(files: FileSystem, directory: string, within: string | undefined): Promise<void> {
  try {
    if ((await files.look(directory)) === undefined) return;
  } catch {
    // Why it cannot be looked at is told where a page cannot be written.
    return;
  }
  const real = realPath(directory);
  if (within === undefined || isInside(within, real)) await removeLeftovers(real);
}

/** Whether the name of a temporary file was taken: that file is not ours. */
function isTaken(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'EEXIST' && syscall === 'open';
}

/** Looks where a directory really is, and makes it if it is missing. */
function prepareDirectory(directory: string, within: string): Directory {
  const real = realPath(directory);
  refuseOutside(within, real);
  return { path: real, isNew: makeDirectory(real) };
}

/** Makes a directory, and those above it. Where none can be made, as below /proc, Node's own way to do so never ends. */
function makeDirectory(path: string): boolean {
  if (isDirectory(path)) return false;
  const parent = dirname(path);
  if (parent !== path) makeDirectory(parent);
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    // Another build may have been sooner.
    if (isDirectory(path)) return false;
    throw error;
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function refuseOutside(within: string, real: string): void {
  if (!isInside(within, real)) throw new Error('a symbolic link leads out of the output directory');
}

/** Whether a file is what a page shall be. Sizes are compared first: most pages that have changed are told by them. */
async function holds(
  files: FileSystem,
  path: string,
  old: Stats,
  page: FileContent,
  take: Take,
): Promise<boolean> {
  if (!old.isFile() || old.size !== page.bytes.length || permissionsOf(old) !== page.mode) return false;
  try {
    return page.bytes.equals((await files.read(path, take)).bytes);
  } catch {
    return false;
  }
}

/** A file that is replaced by the superuser goes on belonging to whom it did. */
async function keepOwner(files: FileSystem, path: string, { uid, gid }: Stats): Promise<void> {
  if (uid === process.geteuid?.() && gid === process.getegid?.()) return;
  try {
    await files.chown(path, uid, gid);
  } catch {
    // Others may not give files away, which is no reason to keep a page from being written.
  }
}

function unlinkIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It has not been made yet, or has taken its name.
  }
}
