import fs, { type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInside, realPath } from '../base/paths.js';
import type { Target } from './plan.js';
import { isSame, permissionsOf, readTemplate, type FileContent } from './template-file.js';
import { temporaryName } from './temporary-files.js';

/**
 * Writes a page, whole or not at all: to a temporary file beside the target, which then takes its name. A process that is
 * killed leaves the old page or the new one. Where the target is a link, the file it leads to is replaced and the link
 * stays. A page of `--out-dir` that is there already, to the byte, is left untouched, with its time; a template that has
 * changed since it was read is not replaced. Other names (hard links) of a file that is replaced keep the old content.
 *
 * @throws {Error} where it cannot be written
 */
export async function writePage(target: Target, page: FileContent): Promise<void> {
  const isSource = target.within === undefined;
  const path = resolveTarget(target);
  const old = lookAt(path);
  if (!isSource && old !== undefined && holds(path, old, page)) return;
  if (old === undefined) makeDirectory(dirname(path));
  // Beside the target, because a file changes its name in one step only within a file system.
  const temporary = join(dirname(path), temporaryName());
  try {
    // A source exists once: it must be safe on the disk before the old one goes, even if power fails. A page in
    // --out-dir can be made again, and waiting for the disk takes far longer than everything else.
    fs.writeFileSync(temporary, page.bytes, { flag: 'wx', mode: page.mode, flush: isSource });
    if (old !== undefined) keepOwner(temporary, old);
    fs.chmodSync(temporary, page.mode);
    const now = lookAt(path);
    if (isSource && (now === undefined || page.state === undefined || !isSame(now, page.state)))
      throw new Error('it has changed since it was read');
    await rename(temporary, path);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

/** Finds out which file to replace. */
function resolveTarget({ path, within }: Target): string {
  // Replacing a file needs no permission to write to it, but who made it read-only does not expect it to change.
  if (within === undefined) fs.accessSync(path, fs.constants.W_OK);
  const real = realPath(path);
  if (within !== undefined && !isInside(within, real))
    throw new Error('a symbolic link leads out of the output directory');
  return real;
}

function lookAt(path: string): Stats | undefined {
  return fs.lstatSync(path, { throwIfNoEntry: false });
}

/** Makes a directory, and those above it. Below /proc, where nothing can be made, Node's `recursive` never returns. */
function makeDirectory(path: string): void {
  const parent = dirname(path);
  if (fs.existsSync(path) || parent === path) return;
  makeDirectory(parent);
  try {
    fs.mkdirSync(path);
  } catch (error) {
    // Another run may have made it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Whether a file is what the page is to be. Sizes are compared first: most changes show there. */
function holds(path: string, old: Stats, page: FileContent): boolean {
  if (!old.isFile() || old.size !== page.bytes.length || permissionsOf(old) !== page.mode) return false;
  try {
    return page.bytes.equals(readTemplate(path).bytes);
  } catch {
    return false;
  }
}

/** A file that the superuser replaces keeps its owner. */
function keepOwner(path: string, { uid, gid }: Stats): void {
  if (uid === process.geteuid?.() && gid === process.getegid?.()) return;
  try {
    fs.chownSync(path, uid, gid);
  } catch {
    // Other users may not give files away. The page is written all the same.
  }
}

/** On Windows, virus scanners and search indexers hold a file open for a moment after it is written: renaming waits. */
async function rename(from: string, to: string): Promise<void> {
  for (const pause of process.platform === 'win32' ? [10, 20, 50, 100, 200, 400] : []) {
    try {
      fs.renameSync(from, to);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(code)) throw error;
    }
    await sleep(pause);
  }
  fs.renameSync(from, to);
}
