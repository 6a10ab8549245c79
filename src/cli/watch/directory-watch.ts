import { watch, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInside, statOf } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';

/** Changes come in batches: this is how long to wait for the rest of one, in milliseconds. */
const PAUSE = 40;

/** Watches directories. A notice only says when to look, so that one that comes late or twice does no harm. */
export class DirectoryWatch {
  /** By path and identity: a directory may be replaced by another one. */
  readonly #watchers = new Map<string, FSWatcher>();
  #hasNews = true;
  #wake = (): void => undefined;

  /** @param top what lies below this directory may be replaced along with the directories above it */
  constructor(private readonly top: string) {}

  /** Says that there may be something to look at. */
  readonly notice = (): void => {
    this.#hasNews = true;
    this.#wake();
  };

  /** Waits for a notice, and then for those that come with it. */
  async untilSettled(): Promise<void> {
    if (!this.#hasNews) await new Promise<void>((done) => (this.#wake = done));
    await sleep(PAUSE);
    this.#hasNews = false;
  }

  /**
   * Watches these directories from now on, and no others. What does not exist is watched for from above. Where something
   * is watched that was not before, there is a notice: it may have changed in the meantime.
   *
   * @param paths absolute
   * @throws {UsageError} where the system refuses
   */
  follow(paths: Iterable<string>): void {
    const seen = new Set<string>();
    const wanted = new Map<string, string>();
    for (let path of paths) {
      for (; !seen.has(path); path = dirname(path)) {
        seen.add(path);
        const stats = statOf(path);
        if (stats?.isDirectory() !== true) continue;
        // A new directory may be given the number of one that was removed.
        wanted.set(`${path}:${stats.ino}:${stats.birthtimeMs}`, path);
        if (path === this.top || !isInside(this.top, path)) break;
      }
    }
    for (const [key, watcher] of this.#watchers) {
      if (wanted.has(key)) continue;
      watcher.close();
      this.#watchers.delete(key);
    }
    for (const [key, path] of wanted) if (!this.#watchers.has(key)) this.#open(key, path);
  }

  #open(key: string, path: string): void {
    try {
      const watcher = watch(path, this.notice);
      // Windows ends the watch of a directory that is removed in this way.
      watcher.on('error', () => {
        this.#watchers.delete(key);
        this.notice();
      });
      this.#watchers.set(key, watcher);
      this.notice();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      // A directory that is gone again, or that may not be read, is the search's to report.
      if (!['EMFILE', 'ENFILE', 'ENOSPC'].includes(code)) return;
      throw new UsageError(
        `There are too many directories to watch (${code}).`,
        'Name fewer directories, or raise the system limit (on Linux, fs.inotify.max_user_watches and ulimit -n).',
      );
    }
  }
}
