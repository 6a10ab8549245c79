import ignore, { type Ignore } from 'ignore';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isInside } from '../base/paths.js';

/** The `.gitignore` files that count for a search. */
export class GitIgnore {
  /** By directory. */
  readonly #rules = new Map<string, Ignore>();

  /**
   * @param searched the directory that is searched, absolute; what is named is read, whatever the files above it say
   * @param top the directory from which on they count, absolute
   */
  constructor(searched: string, top: string) {
    let path = searched;
    while (path !== top && isInside(top, path)) {
      path = dirname(path);
      this.enter(path);
    }
    if (this.ignores(searched, true)) this.#rules.clear();
  }

  /** Takes the file of a directory into account, if there is one. */
  enter(directory: string): void {
    try {
      const rules = ignore().add(readFileSync(join(directory, '.gitignore'), 'utf8'));
      // On Windows, fast-glob puts slashes into paths.
      this.#rules.set(resolve(directory), rules);
    } catch {
      // Most directories have none, and one that cannot be read says nothing.
    }
  }

  /** Tells whether a path is left out. The nearest file that says anything about it decides. */
  ignores(path: string, isDirectory: boolean): boolean {
    let directory = path;
    while (directory !== dirname(directory)) {
      directory = dirname(directory);
      const rules = this.#rules.get(directory);
      if (rules === undefined) continue;
      const place = relative(directory, path).replaceAll(sep, '/');
      const { ignored, unignored } = rules.test(isDirectory ? `${place}/` : place);
      if (ignored || unignored) return ignored;
    }
    return false;
  }
}
