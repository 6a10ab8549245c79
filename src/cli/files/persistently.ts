import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long to wait before each further try, in milliseconds. */
const PAUSES = [10, 20, 50, 100, 200, 400];

/**
 * Renames a file. On Windows that is refused while another program has the old or the new file open, as virus scanners
 * and search indexers do for a moment after a write: there it is tried again for a while.
 */
export function persistently(rename: () => void | Promise<void>): void | Promise<void> {
  return process.platform === 'win32' ? tryAgain(rename) : rename();
}

async function tryAgain(rename: () => void | Promise<void>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      await rename();
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(code)) throw error;
      await sleep(pause);
    }
  }
  await rename();
}
