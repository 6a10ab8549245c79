import {
  chownSync,
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeSync,
  type Stats,
} from 'node:fs';
import { chown, lstat, open, rename } from 'node:fs/promises';
import type { Take } from './room.js';

/** A file's content, and the permissions that its page shall have, too. */
export interface FileContent {
  readonly bytes: Buffer;
  readonly mode: number;
  /** The state that a file was read in; undefined for what was not read from one. */
  readonly state?: Stats;
}

type Awaitable<T> = T | Promise<T>;

/** What is done to every file. To be awaited: whether a call is over when it returns depends on the disk. */
export interface FileSystem {
  /** What is there, a link itself and not what it leads to; undefined if there is nothing. */
  look(path: string): Awaitable<Stats | undefined>;
  /** Reads a file, if need be into room that is taken. */
  read(path: string, take: Take): Awaitable<FileContent>;
  /**
   * Makes a file that is not there, with this mode, whatever the umask.
   *
   * @param flush whether to wait until it is on the disk
   */
  create(path: string, content: FileContent, flush: boolean): Awaitable<void>;
  chown(path: string, uid: number, gid: number): Awaitable<void>;
  rename(from: string, to: string): Awaitable<void>;
}

/** A disk that takes longer than this for a call, on average, is slow. Local disks take a hundredth, in milliseconds. */
const SLOW = 0.5;
/** How much later than that calls may be before it counts: a disk that spins up, or is busy for a while. */
const TOLERANCE = 100;

/** What answers at once. */
const direct: FileSystem = {
  look: (path) => lstatSync(path, { throwIfNoEntry: false }),
  read(path, take) {
    const file = openSync(path, 'r');
    try {
      const before = fstatSync(file);
      // Only of a file is it known beforehand how much there is to read.
      const isSized = before.isFile() && before.size > 0;
      const bytes = isSized ? fill(take(before.size), file) : readFileSync(file);
      return wholeContent(bytes, before, fstatSync(file));
    } finally {
      closeSync(file);
    }
  },
  create(path, { bytes, mode }, flush) {
    const file = openSync(path, 'wx', mode);
    try {
      for (let length = 0; length < bytes.length;) length += writeSync(file, bytes, length);
      fchmodSync(file, mode);
      if (flush) fsyncSync(file);
    } finally {
      closeSync(file);
    }
  },
  chown: chownSync,
  rename: renameSync,
};

/** Reads as much as there is room for, or less where the file ends before. */
function fill(room: Buffer, file: number): Buffer {
  let length = 0;
  while (length < room.length) {
    const read = readSync(file, room, length, room.length - length, null);
    if (read === 0) break;
    length += read;
  }
  return length === room.length ? room : room.subarray(0, length);
}

/** What goes through Node's threads. */
const threaded: FileSystem = {
  async look(path) {
    try {
      return await lstat(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  },
  async read(path) {
    const file = await open(path);
    try {
      const before = await file.stat();
      return wholeContent(await file.readFile(), before, await file.stat());
    } finally {
      await file.close();
    }
  },
  async create(path, { bytes, mode }, flush) {
    const file = await open(path, 'wx', mode);
    try {
      await file.writeFile(bytes);
      await file.chmod(mode);
      if (flush) await file.sync();
    } finally {
      await file.close();
    }
  },
  chown,
  rename,
};

/**
 * Gives access to files that is quick both for near and for distant ones. A call through Node's threads takes several
 * times as long as the system needs for a file of a local disk; but while one call waits for a network, others can be
 * under way. So calls are made directly until they prove to be slow, and through the threads from then on.
 *
 * @param now a clock, in milliseconds
 */
export function createFileSystem(now: () => number): FileSystem {
  let calls = 0;
  let spent = 0;
  function choose<T>(call: (system: FileSystem) => Awaitable<T>): Awaitable<T> {
    if (spent > calls * SLOW + TOLERANCE) return call(threaded);
    const start = now();
    try {
      return call(direct);
    } finally {
      calls++;
      spent += now() - start;
    }
  }
  return {
    look: (path) => choose((system) => system.look(path)),
    read: (...args) => choose((system) => system.read(...args)),
    create: (...args) => choose((system) => system.create(...args)),
    chown: (...args) => choose((system) => system.chown(...args)),
    rename: (...args) => choose((system) => system.rename(...args)),
  };
}

/** Whether two files, or one file at two times, are the same, as far as one can tell without reading them. */
export function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;
}

/** Refuses what was read while somebody was writing: it may be half of the one and half of the other. */
function wholeContent(bytes: Buffer, before: Stats, after: Stats): FileContent {
  // A pipe changes by being read.
  if (before.isFile() && !isSame(before, after)) throw new Error('it has changed while it was read');
  return { bytes, mode: permissionsOf(before), state: before };
}

/** The permissions of a file, without its kind. */
export function permissionsOf({ mode }: Stats): number {
  return mode & 0o777;
}
