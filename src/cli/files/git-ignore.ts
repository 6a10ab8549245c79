import ignore, { type Ignore } from 'ignore';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { IGNORES_CASE, isInside } from '../base/paths.js';

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
    if (this.ignores(dirname(searched), basename(searched), true)) this.#rules.clear();
  }

  /** Adds the rules of a directory's `.gitignore`, if it has one. */
  enter(directory: string): void {
    try {
      // As git does by default.
      const rules = ignore({ ignoreCase: IGNORES_CASE });
      rules.add(readFileSync(join(directory, '.gitignore'), 'utf8'));
      this.#rules.set(directory, rules);
    } catch {
      // Most directories have none. A file that cannot be read is skipped.
    }
  }

  /** Returns true if a name in a directory is ignored. The nearest `.gitignore` with a matching rule decides. */
  ignores(directory: string, name: string, isDirectory: boolean): boolean {
    if (this.#rules.size === 0) return false;
    let place = isDirectory ? `${name}/` : name;
    for (let path = directory; ; path = dirname(path)) {
      const { ignored = false, unignored = false } = this.#rules.get(path)?.test(place) ?? {};
      if (ignored || unignored) return ignored;
      if (path === dirname(path)) return false;
      place = `${basename(path)}/${place}`;
    }
  }
}
