import { watch, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInside, statOf } from '../base/paths.js';
import { UsageError } from '../../base/usage-error.js';

/** How long to wait for the rest of a batch of changes, in milliseconds. */
const PAUSE = 40;

/** Watches directories. A notice only means that something may have changed, so late or repeated ones are harmless. */
export class DirectoryWatch {
  /** Keyed by path and identity, because a directory may be replaced by another. */
  readonly #watchers = new Map<string, FSWatcher>();
  #hasNews = true;
  #wake = (): void => undefined;

  /** @param top below this directory, parent directories are watched too, because they may be replaced */
  constructor(private readonly top: string) {}

  /** Notes that something may have changed. */
  readonly notice = (): void => {
    this.#hasNews = true;
    this.#wake();
  };

  /** Waits for a notice and the rest of its batch. */
  async untilSettled(): Promise<void> {
    if (!this.#hasNews) await new Promise<void>((done) => (this.#wake = done));
    await sleep(PAUSE);
    this.#hasNews = false;
  }

  /**
   * Replaces the set of watched directories. If one does not exist, watches its nearest parent. Each newly watched
   * directory causes a notice, because it may have changed in the meantime.
   *
   * @param paths absolute
   * @throws {UsageError} if the system limit is reached
   */
  follow(paths: Iterable<string>): void {
    const seen = new Set<string>();
    const wanted = new Map<string, string>();
    for (let path of paths) {
      for (; !seen.has(path); path = dirname(path)) {
        seen.add(path);
        const stats = statOf(path);
        if (stats?.isDirectory() !== true) continue;
        // A new directory may reuse the inode number of a removed one.
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
      // On Windows, removing a watched directory emits an error.
      watcher.on('error', () => {
        this.#watchers.delete(key);
        this.notice();
      });
      this.#watchers.set(key, watcher);
      this.notice();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      // The search reports directories that are missing or cannot be read.
      if (!['EMFILE', 'ENFILE', 'ENOSPC'].includes(code)) return;
      throw new UsageError(
        `There are too many directories to watch (${code}).`,
        'Name fewer directories, or raise the system limit (on Linux, fs.inotify.max_user_watches and ulimit -n).',
      );
    }
  }
}
