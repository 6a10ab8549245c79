import ignore, { type Ignore } from 'ignore';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isInside } from '../base/paths.js';

/** The `.gitignore` files that count for a search. */
export class GitIgnore {
  /** By directory, those below after those above. */
  readonly #rules: (readonly [directory: string, rules: Ignore])[] = [];

  /**
   * @param searched the directory that is searched, absolute; what is named is read, whatever the files above it say
   * @param top the directory from which on they count, absolute
   */
  constructor(searched: string, top: string) {
    const above: string[] = [];
    for (let path = searched; path !== top && isInside(top, path);) above.unshift((path = dirname(path)));
    for (const directory of above) this.enter(directory);
    if (this.ignores(searched, true)) this.#rules.length = 0;
  }

  /** Takes the file of a directory into account, if there is one. */
  enter(directory: string): void {
    try {
      this.#rules.push([directory, ignore().add(readFileSync(join(directory, '.gitignore'), 'utf8'))]);
    } catch {
      // Most directories have none, and one that cannot be read says nothing.
    }
  }

  /** Tells whether a path is left out. The nearest file that says anything about it decides. */
  ignores(path: string, isDirectory: boolean): boolean {
    for (const [directory, rules] of this.#rules.toReversed()) {
      if (!isInside(directory, path) || directory === path) continue;
      const place = relative(directory, path).replaceAll(sep, '/');
      const { ignored, unignored } = rules.test(isDirectory ? `${place}/` : place);
      if (ignored || unignored) return ignored;
    }
    return false;
  }
}
