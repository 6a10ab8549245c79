/** Other names for the files, functions and tags of a component. Its sources call all of them "pagination". */

import { pascalCase } from '../../base/text.js';

/** The name in the sources, and of a component without `--name`. */
export const DEFAULT_NAME = 'pagination';

/**
 * Not the name of a catalog or of a context in one, which all components share, not in other words, such as `fastapi-pagination`, and not where it is a variable of the component's own template.
 * WordPress needs a prefix for functions, which is `pagination_tag`.
 */
const LOWER_CASE =
  /(?<![a-z$]|(?<!<x)-|gettext\("|__\(')pagination(_tag(?![a-z]))?(?![a-z]|-tag|' => \$this|', 'text-domain')/gi;

/** Not the label, which has quotation marks, and not a namespace of the framework. */
const PASCAL_CASE = /(?<![\w"'])(?<!\\(?=Pagination\\))Pagination(?![a-z])/g;

/**
 * Writes another name into a source or a path.
 *
 * @param name in snake case, or `*` for a glob
 * @param isKebab whether files and tags have hyphens in their names. Functions and variables never have
 * @example
 * rename('def pagination(…)', 'comment_pages', false) // 'def comment_pages(…)'
 */
export function rename(text: string, name: string | undefined, isKebab = false): string {
  if (name === undefined) return text;
  return text
    .replace(PASCAL_CASE, () => pascalCase(name))
    .replace(LOWER_CASE, (all: string, prefix: string | undefined, at: number, whole: string) => {
      if (all.startsWith('P')) return all;
      const isFile = whole[at - 1] === '-' || /["'.-]/.test(whole[at + all.length] ?? '.');
      return isKebab && prefix === undefined && isFile ? name.replaceAll('_', '-') : name;
    });
}

/** Returns true if a source defines or imports something with this name, or this in Pascal case. */
export function defines(text: string, name: string): boolean {
  const either = `(?:${name}|${pascalCase(name)})`;
  const keyword = '(?:class|const|def|defp|function|interface|macro|module)';
  return new RegExp(
    `\\b${keyword}\\s+${either}\\b|^[ \\t]*(?:import|from|use|alias)\\b[^\\n]*(?<![\\w/-])${either}\\b(?![\\\\/-])`,
    'm',
  ).test(text);
}
