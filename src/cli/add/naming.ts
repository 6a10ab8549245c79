/** Other names for the files, functions and tags of a component. Its sources call all of them "pagination". */

import { InvalidArgumentError } from 'commander';

/** The name in the sources, and of a component without `--name`. */
export const DEFAULT_NAME = 'pagination';

/**
 * Not the name of a catalogue, which all components share, not in other words, such as `fastapi-pagination`, and not where it is a variable of the component's own template.
 * WordPress needs a prefix for functions, which is `pagination_tag`.
 */
const LOWER_CASE =
  /(?<![a-z$]|(?<!<x)-|gettext\("|__\(')pagination(_tag(?![a-z]))?(?![a-z]|-tag|' => \$this)/gi;

/** Not the label, which has quotation marks, and not a namespace of the framework. */
const PASCAL_CASE = /(?<![\w"'])(?<!\\(?=Pagination\\))Pagination(?![a-z])/g;

/** Reads a name in any spelling, and returns it in snake case. */
export function parseName(value: string): string {
  if (!/^[a-z][a-z\d]*(?:[_-][a-z\d]+)*$/i.test(value) || value.length > 60)
    throw new InvalidArgumentError('Write letters and digits, such as comment_pages.');
  return value
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}

/**
 * Writes another name into a source or a path.
 *
 * @param name in snake case, or `*` for a glob
 * @param isKebab whether the files have hyphens in their names
 * @example
 * rename('def pagination(…)', 'comment_pages', false) // 'def comment_pages(…)'
 */
export function rename(text: string, name: string | undefined, isKebab = false): string {
  if (name === undefined) return text;
  const { snake, kebab, pascal } = spellingsOf(name);
  return text
    .replace(PASCAL_CASE, () => pascal)
    .replace(LOWER_CASE, (all: string, prefix?: string) => {
      if (all.startsWith('P')) return all;
      return isKebab && prefix === undefined ? kebab : snake;
    });
}

/** Renames the functions that a drawn template calls. Class names stay: they begin with "pagination", too. */
export function renameCalls(text: string, name: string | undefined): string {
  return name === undefined ? text : text.replaceAll(/\bpagination_tag_(?=\w+\()/g, () => `${name}_`);
}

/** Returns true if a source defines something with this name, or this in Pascal case. */
export function defines(text: string, name: string): boolean {
  const { snake, pascal } = spellingsOf(name);
  return new RegExp(
    `\\b(?:class|const|def|defp|function|interface|macro|module)\\s+(?:${snake}|${pascal})\\b`,
  ).test(text);
}

/** Returns a name as different languages write it. */
function spellingsOf(name: string) {
  const pascal = name.replace(/(?:^|_)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
  return { snake: name, kebab: name.replaceAll('_', '-'), pascal };
}
