import ignore, { type Ignore } from 'ignore';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isInside } from '../base/paths.js';

/** The `.gitignore` files that apply to a search. */
export class GitIgnore {
  /** Rules by directory. */
  readonly #rules = new Map<string, Ignore>();

  /**
   * @param searched the directory to search, absolute; searched even if files above it ignore it
   * @param top the topmost directory whose file applies, absolute
   */
  constructor(searched: string, top: string) {
    let path = searched;
    while (path !== top && isInside(top, path)) {
      path = dirname(path);
      this.enter(path);
    }
    if (this.ignores(searched, true)) this.#rules.clear();
  }

  /** Adds the rules of a directory's `.gitignore`, if it has one. */
  enter(directory: string): void {
    try {
      const rules = ignore().add(readFileSync(join(directory, '.gitignore'), 'utf8'));
      // On Windows, fast-glob uses forward slashes.
      this.#rules.set(resolve(directory), rules);
    } catch {
      // Most directories have none. A file that cannot be read is skipped.
    }
  }

  /** Returns true if a path is ignored. The nearest `.gitignore` with a matching rule decides. */
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
