import fs, { type Stats } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChangedError, isInside, realPath } from '../base/paths.js';
import type { Target } from './plan.js';
import { isSame, PERMISSIONS, readTemplate, type FileContent } from './read-file.js';

/** The name of a temporary file, with the machine and process that created it. */
const TEMPORARY = /^\.pagination-tag-([a-z\d]*)-(\d+)-[a-z\d]+\.tmp$/i;
/** The host name, shortened for use in a file name. */
const MACHINE = hostname()
  .replace(/[^a-z\d]/gi, '')
  .slice(0, 32);
/** Writing a page takes an instant. An older temporary file is stray, even if its process ID is in use again. */
const HOUR = 3_600_000;

/**
 * Writes a page atomically: writes a temporary file next to the target, then renames it. If the process is killed, the
 * page is either old or new. If the target is a symbolic link, the file it points to is replaced. A page of `--out-dir`
 * that is already identical is not touched, so its times stay. A template that has changed since it was read is not
 * replaced. Other hard links to a replaced file keep the old content.
 *
 * @throws {Error} if it cannot be written
 */
export async function writePage(target: Target, page: FileContent): Promise<void> {
  const { real: path, within } = target;
  const isSource = within === undefined;
  // Renaming over a read-only file would succeed, but its owner does not expect it to change.
  if (isSource) fs.accessSync(path, fs.constants.W_OK);
  if (!isSource && !isInside(within, path))
    throw new Error('a symbolic link points outside the output directory');
  const old = fs.lstatSync(path, { throwIfNoEntry: false });
  const linked = old?.isSymbolicLink() ? realPath(path) : path;
  if (linked !== path) {
    const file = { ...target, real: linked };
    removeStrayFiles([file]);
    return writePage(file, page);
  }
  if (!isSource && old !== undefined && isIdentical(path, old, page)) return;
  if (old === undefined) makeDirectory(dirname(path));
  // Next to the target, because renaming is atomic only within a file system.
  // Independent of the page's name, because names are limited to 255 bytes.
  const random = Math.random().toString(36).slice(2);
  const temporary = join(dirname(path), `.pagination-tag-${MACHINE}-${process.pid}-${random}0.tmp`);
  try {
    // Flush a source to disk before replacing it, because there is no other copy if power fails. A page in --out-dir
    // can be built again, and flushing takes far longer than everything else.
    fs.writeFileSync(temporary, page.bytes, { flag: 'wx', mode: page.mode, flush: isSource });
    if (old !== undefined) keepOwner(temporary, old);
    fs.chmodSync(temporary, page.mode);
    if (isSource && !isSame(fs.lstatSync(path, { throwIfNoEntry: false }), page.state))
      throw new ChangedError('it changed after it was read');
    await rename(temporary, path);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

/** Creates a directory and its parents. Below /proc, `mkdirSync` with `recursive` never returns. */
function makeDirectory(path: string): void {
  const parent = dirname(path);
  if (fs.existsSync(path) || parent === path) return;
  makeDirectory(parent);
  try {
    fs.mkdirSync(path);
  } catch (error) {
    // Another run may have created it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Returns true if a file is identical to the page. Compares sizes first, because most changes affect them. */
function isIdentical(path: string, old: Stats, page: FileContent): boolean {
  if (!old.isFile() || old.size !== page.bytes.length || (old.mode & PERMISSIONS) !== page.mode) return false;
  try {
    return page.bytes.equals(readTemplate(path).bytes);
  } catch {
    return false;
  }
}

/** Keeps the owner of a file that the superuser replaces. */
function keepOwner(path: string, { uid, gid }: Stats): void {
  if (uid === process.geteuid?.() && gid === process.getegid?.()) return;
  try {
    fs.chownSync(path, uid, gid);
  } catch {
    // Only the superuser can change the owner. The page is still written.
  }
}

/** Renames a file, with retries on Windows, where virus scanners and search indexers briefly open new files. */
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

/**
 * Removes temporary files that killed runs have left in the target directories. Keeps those of running processes,
 * because several may write to one directory, such as shards. Ignores files that cannot be removed.
 */
export function removeStrayFiles(targets: readonly Target[]): void {
  const places = targets.map(({ real, within }) => [dirname(real), within] as const);
  for (const [directory, within] of new Map(places)) {
    if (within !== undefined && !isInside(within, directory)) continue;
    try {
      for (const name of fs.readdirSync(directory))
        if (isStray(join(directory, name), name)) fs.rmSync(join(directory, name), { force: true });
    } catch {
      // It does not exist yet, or access is denied. If it matters, writing a page fails.
    }
  }
}

function isStray(path: string, name: string): boolean {
  const [, machine, pid] = TEMPORARY.exec(name) ?? [];
  if (pid === undefined) return false;
  const found = fs.lstatSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true) return false;
  const age = Date.now() - found.mtimeMs;
  if (age > HOUR) return true;
  if (machine !== MACHINE) return false;
  // In a container, a run may have the same process ID as the previous one.
  if (Number(pid) === process.pid) return age > process.uptime() * 1000;
  return !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Signalling another user's process fails with EPERM.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
