import { isAbsolute, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';

type FilePattern = string | RegExp;

export type FilePatterns = FilePattern | readonly FilePattern[];

/**
 * Returns a function that tells whether a path matches one of the patterns.
 *
 * @param option the name of the option, for the message
 * @throws {TypeError} for any other value
 * @example
 * matcherOf('include', ['site/**', /\.tpl$/])('site/index.html') // true
 */
export function matcherOf(option: string, patterns: FilePatterns): (path: string) => boolean {
  const list: readonly unknown[] = Array.isArray(patterns) ? patterns : [patterns];
  const matchers = list.map((pattern) => {
    // Unlike `test`, `search` ignores `lastIndex`, so a pattern with the g flag always works.
    if (pattern instanceof RegExp) return (path: string) => withSlashes(path).search(pattern) >= 0;
    if (typeof pattern === 'string' && pattern !== '') return matchGlob(pattern);
    throw new TypeError(
      `The option "${option}" must be a glob, a regular expression such as /\\.html$/, or a list of them.`,
    );
  });
  return (path) => matchers.some((matches) => matches(path));
}

function matchGlob(glob: string): (path: string) => boolean {
  const pattern = withSlashes(glob, sep);
  const matches = picomatch(pattern.replace(/^\.\//, ''), { dot: true });
  // Tools give absolute paths, and `**` has to find those outside the working directory, too.
  const isAnywhere = isAbsolute(glob) || pattern.startsWith('**');
  return (path) => {
    const absolute = resolve(path);
    return matches(withSlashes(isAnywhere ? absolute : relative(process.cwd(), absolute)));
  };
}

/** Windows separates with `\`, which a glob reads as an escape. */
function withSlashes(path: string, separator = '\\'): string {
  return path.replaceAll(separator, '/');
}
