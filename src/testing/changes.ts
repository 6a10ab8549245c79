import fs from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listAll, read } from './command-line.js';

/** Saves a file in one step, so that nobody finds it empty. */
export async function save(cwd: string, name: string, text: string): Promise<void> {
  const temporary = join(cwd, `.${name.replaceAll('/', '-')}`);
  await fs.writeFile(temporary, text);
  await fs.rename(temporary, join(cwd, name));
}

/** Looks again and again until the assertions hold. Fails with what the last look found. */
export async function until(assertions: () => Promise<void> | void): Promise<void> {
  // Other work may share the machine.
  const latest = Date.now() + 100_000;
  for (;;) {
    const start = Date.now();
    try {
      await assertions();
      return;
    } catch (error) {
      if (Date.now() > latest) throw error;
      // The watch shares the thread, and needs time for its own work.
      await sleep(20 + 3 * (Date.now() - start));
    }
  }
}

/** Waits until the output directory holds these pages, and nothing else. */
export function untilPages(cwd: string, pages: Readonly<Record<string, string>>): Promise<void> {
  return until(async () => {
    const names = await listAll(join(cwd, 'out'));
    expect(names).toEqual(Object.keys(pages).sort());
    for (const name of names) expect([name, await read(cwd, 'out', name)]).toEqual([name, pages[name]]);
  });
}
