/** How to link the stylesheet of a theme in a framework. */

import { posix } from 'node:path';
import { themeNames, type PaginationOptions } from '../../index.js';
import type { Evidence } from '../detect/evidence.js';
import type { Framework } from '../frameworks/framework.js';
import { replaceAll, type Changes } from './words.js';

/**
 * Returns the commands and lines that add the stylesheet; none if the theme has none, or if the file exists.
 *
 * @param components the directory of the component, relative to the project
 * @param words those of the project
 */
export function stepsForStyles(
  { stylesheet }: Framework,
  components: string,
  theme: PaginationOptions['theme'],
  { has, dependsOn, manager }: Pick<Evidence, 'has' | 'dependsOn' | 'manager'>,
  words: Changes,
): string[] {
  const name = builtInOf(theme);
  if (name === undefined) return [];
  const isImported = 'from' in stylesheet;
  // The component needs no package, so the project may not have it.
  if (isImported && dependsOn('pagination-tag')) return [`import "pagination-tag/${fileOfTheme(theme)}";`];
  const file = posix.normalize(
    isImported ? `${components}/pagination.css` : replaceAll(stylesheet.file, words),
  );
  if (has(file)) return [];
  const directory = posix.dirname(file);
  return [
    ...(isImported || has(directory) ? [] : [`mkdir -p ${directory}`]),
    `${manager.command} css${name === 'default' ? '' : ` ${name}`} > ${file}`,
    ...(isImported
      ? [replaceAll(`import "${stylesheet.from}/pagination.css";`, words)]
      : stylesheet.lines.map((line) => replaceAll(line, words))),
  ];
}

/** Returns the file of the package that has the styles of a theme; undefined if there is none to link. */
export function fileOfTheme(theme: PaginationOptions['theme']): string | undefined {
  const name = builtInOf(theme);
  return name === undefined ? undefined : `${name === 'default' ? 'style' : name}.css`;
}

/** Returns the built-in theme whose classes a component has. */
export function builtInOf(theme: PaginationOptions['theme'] = 'default'): string | undefined {
  const name = typeof theme === 'object' && 'extends' in theme ? theme.extends : theme;
  return themeNames.find((one) => one === name);
}
