import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { isInside, realPath } from '../base/paths.js';
import type { Target } from './plan.js';

/** The name of a temporary file: nobody gives it to a file of their own, and it says which process made it. */
const TEMPORARY = /^\.pagination-tag-([a-z\d]*)-(\d+)-[a-z\d]+\.tmp$/i;
/** The machine's name, as far as it goes into a file's name. */
const MACHINE = hostname()
  .replace(/[^a-z\d]/gi, '')
  .slice(0, 32);
/** Writing a page takes an instant. A file that is older than this is stray, whatever process has its number now. */
const HOUR = 3_600_000;

/** Names a temporary file. The name is short whatever the page is called, because 255 bytes are the limit. */
export function temporaryName(): string {
  return `.pagination-tag-${MACHINE}-${process.pid}-${Math.random().toString(36).slice(2)}0.tmp`;
}

/**
 * Removes the temporary files that killed runs have left where pages go. Those of a running process stay, because several
 * may write to one directory, as shards do. A file that cannot be removed is no reason to fail.
 */
export function removeStrayFiles(targets: readonly Target[]): void {
  const places = targets.map(({ path, within }) => [dirname(realPath(path)), within] as const);
  for (const [directory, within] of new Map(places)) {
    if (within !== undefined && !isInside(within, directory)) continue;
    try {
      for (const name of readdirSync(directory))
        if (isStray(join(directory, name), name)) rmSync(join(directory, name), { force: true });
    } catch {
      // It does not exist yet, or belongs to somebody else: where it matters, writing a page tells.
    }
  }
}

function isStray(path: string, name: string): boolean {
  const [, machine, pid] = TEMPORARY.exec(name) ?? [];
  if (pid === undefined) return false;
  const found = lstatSync(path, { throwIfNoEntry: false });
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
