import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { UsageError } from '../../base/usage-error.js';
import { BESIDE_PARTS } from '../draw/host.js';
import type { Framework } from '../frameworks/framework.js';
import { defines, rename } from './naming.js';
import { replacer, type Changes } from './words.js';

/** A line in place of a file that another framework has as well. */
const INCLUDE = /^# include (\S+)\n/gm;

/** How to use the component. */
const USAGE = 'usage.txt';

/** The part that a file is named after: the whole file is a region of it. */
const NAMED_PART = new RegExp([...BESIDE_PARTS, 'test'].join('|'), 'i');

/**
 * Reads a component's sources and usage example.
 *
 * @param given the component's own name, if it has one
 * @param words words to replace
 */
export function readSources(
  { sources: directory, isKebab }: Framework,
  components: string,
  given: string | undefined,
  words: Changes,
) {
  const folder = join(components, directory);
  const readText = (path: string): string => readFileSync(path, 'utf8');
  const read = (path: string): string => {
    const text = readText(join(folder, path)).replace(INCLUDE, (_, shared: string) =>
      readText(join(components, shared)),
    );
    if (given !== undefined && path !== USAGE && defines(text, given))
      throw new UsageError(
        `The component has something else with the name ${given}.`,
        'Choose another name.',
      );
    const [part] = NAMED_PART.exec(basename(path)) ?? [];
    const source = part === undefined ? text : `# begin with ${part.toLowerCase()}\n${text}# end\n`;
    return replacer(words)(rename(source, given, isKebab));
  };
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .sort();
  const toSource = (path: string) => ({
    /** Relative to the component's directory. */
    path: replacer(words)(rename(path, given, isKebab)),
    text: read(path),
  });
  // Folders have no extension.
  const own = paths.filter((path) => extname(path) !== '' && path !== USAGE);
  return { sources: own.map(toSource), usage: toSource(USAGE) };
}
