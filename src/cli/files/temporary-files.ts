import { lstat, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A name that nobody gives to a file of their own; it says which process of which machine made it. */
const TEMPORARY = /^\.pagination-tag-([a-z\d]*)-(\d+)-[a-z\d]+\.tmp$/i;
/** The machine's name, as far as it goes into a file's name. */
const MACHINE = hostname()
  .replace(/[^a-z\d]/gi, '')
  .slice(0, 32);
/** A page is written in an instant. What is this old was left, whoever has the number of its process now. */
const HOUR = 3_600_000;

/** Names a temporary file. It is short whatever the page is called, because a name may have 255 bytes and no more. */
export function temporaryName(): string {
  return `.pagination-tag-${MACHINE}-${process.pid}-${Math.random().toString(36).slice(2)}0.tmp`;
}

/**
 * Removes the temporary files that a killed run has left in a directory. Those of a run that is under way stay, because
 * several may write into one directory, as shards do. What cannot be removed keeps no page from being written.
 */
export async function removeLeftovers(directory: string): Promise<void> {
  const names = await readdir(directory).catch((): string[] => []);
  for (const name of names) {
    const [, host, pid] = TEMPORARY.exec(name) ?? [];
    if (pid === undefined) continue;
    const path = join(directory, name);
    const found = await lstat(path).catch(() => undefined);
    if (found?.isFile() !== true || !isLeft(found.mtimeMs, host === MACHINE, Number(pid))) continue;
    await rm(path, { force: true }).catch(() => undefined);
  }
}

function isLeft(written: number, isOfThisMachine: boolean, pid: number): boolean {
  const now = Date.now();
  if (now - written > HOUR) return true;
  if (!isOfThisMachine) return false;
  // In a container a run may have the number of the one before it.
  if (pid === process.pid) return written < now - process.uptime() * 1000;
  return !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One that belongs to somebody else may not be sent a signal.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
