import fs, { type Stats } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInside } from '../base/paths.js';
import type { Target } from './plan.js';

/** The name of a temporary file: nobody gives it to a file of their own, and it says which process made it. */
const TEMPORARY = /^\.pagination-tag-([a-z\d]*)-(\d+)-[a-z\d]+\.tmp$/i;
/** The machine's name, as far as it goes into a file's name. */
const MACHINE = hostname()
  .replace(/[^a-z\d]/gi, '')
  .slice(0, 32);
/** Writing a page takes an instant. A file that is older than this is stray, whatever process has its number now. */
const HOUR = 3_600_000;

/** The permissions among the bits of a file's mode. */
const PERMISSIONS = 0o777;

/** The content of a file, and the permissions its page gets. */
export interface FileContent {
  readonly bytes: Buffer;
  readonly mode: number;
  /** The state in which a file was read; undefined for what was not read from a file. */
  readonly state?: Stats;
}

/**
 * Reads a file.
 *
 * @throws {Error} where it cannot be read, or changes meanwhile: half of the content might be old, half new
 */
export function readTemplate(path: string): FileContent {
  const file = fs.openSync(path, 'r');
  try {
    const state = fs.fstatSync(file);
    const bytes = fs.readFileSync(file);
    // A pipe changes by being read.
    if (state.isFile() && !isSame(state, fs.fstatSync(file)))
      throw new Error('it changed while it was being read');
    return { bytes, mode: state.mode & PERMISSIONS, state };
  } finally {
    fs.closeSync(file);
  }
}

/**
 * Writes a page, whole or not at all: to a temporary file beside the target, which then takes its name. A process that is
 * killed leaves the old page or the new one. Where the target is a link, the file it leads to is replaced and the link
 * stays. A page of `--out-dir` that is there already, to the byte, is left untouched, with its time; a template that has
 * changed since it was read is not replaced. Other names (hard links) of a file that is replaced keep the old content.
 *
 * @throws {Error} where it cannot be written
 */
export async function writePage({ real: path, within }: Target, page: FileContent): Promise<void> {
  const isSource = within === undefined;
  // Replacing a file needs no permission to write to it, but who made it read-only does not expect it to change.
  if (isSource) fs.accessSync(path, fs.constants.W_OK);
  if (!isSource && !isInside(within, path))
    throw new Error('a symbolic link points outside the output directory');
  const old = fs.lstatSync(path, { throwIfNoEntry: false });
  if (!isSource && old !== undefined && holds(path, old, page)) return;
  if (old === undefined) makeDirectory(dirname(path));
  // Beside the target, because a file changes its name in one step only within a file system.
  // The name is short whatever the page is called, because 255 bytes are the limit.
  const random = Math.random().toString(36).slice(2);
  const temporary = join(dirname(path), `.pagination-tag-${MACHINE}-${process.pid}-${random}0.tmp`);
  try {
    // A source exists once: it must be safe on the disk before the old one goes, even if power fails. A page in
    // --out-dir can be made again, and waiting for the disk takes far longer than everything else.
    fs.writeFileSync(temporary, page.bytes, { flag: 'wx', mode: page.mode, flush: isSource });
    if (old !== undefined) keepOwner(temporary, old);
    fs.chmodSync(temporary, page.mode);
    if (isSource && !isSame(fs.lstatSync(path, { throwIfNoEntry: false }), page.state))
      throw new Error('it changed after it was read');
    await rename(temporary, path);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

/** Whether two files, or one file at two times, are there and the same, as far as one can tell without reading them. */
function isSame(one?: Stats, other?: Stats): boolean {
  return (
    one !== undefined && one.ino === other?.ino && one.size === other.size && one.mtimeMs === other.mtimeMs
  );
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
  if (!old.isFile() || old.size !== page.bytes.length || (old.mode & PERMISSIONS) !== page.mode) return false;
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

/**
 * Removes the temporary files that killed runs have left where pages go. Those of a running process stay, because several
 * may write to one directory, as shards do. A file that cannot be removed is no reason to fail.
 */
export function removeStrayFiles(targets: readonly Target[]): void {
  const places = targets.map(({ real, within }) => [dirname(real), within] as const);
  for (const [directory, within] of new Map(places)) {
    if (within !== undefined && !isInside(within, directory)) continue;
    try {
      for (const name of fs.readdirSync(directory))
        if (isStray(join(directory, name), name)) fs.rmSync(join(directory, name), { force: true });
    } catch {
      // It does not exist yet, or belongs to somebody else: where it matters, writing a page tells.
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
  // In a container, a run may have the number of the one before it.
  if (Number(pid) === process.pid) return age > process.uptime() * 1000;
  return !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be sent a signal.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
