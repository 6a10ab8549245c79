/** The stylesheet of a theme in a framework: the file, and how to link it. */

import { posix } from 'node:path';
import type { PaginationOptions, PaginationThemeName } from '../../index.js';
import type { Evidence } from '../project/evidence.js';
import type { Framework } from '../frameworks/framework.js';
import { builtInOf } from './used-styles.js';
import { replacer, type Changes } from './words.js';

/** A stylesheet that a project does not have yet. */
export interface Styles {
  /** The file to write, relative to the project; none if it is imported from the package. */
  readonly file?: { readonly name: string; readonly theme: PaginationThemeName };
  /** The lines that link it. */
  readonly lines: readonly string[];
}

/**
 * Says where the stylesheet goes; undefined if the theme has none, or if the file exists. Beside the file of another theme,
 * which has its name in the first line, there is a second one.
 *
 * @param components the directory of the component, relative to the project
 * @param words those of the project
 */
export function stylesFor(
  { stylesheet }: Framework,
  components: string,
  theme: PaginationOptions['theme'],
  { has, read, dependsOn }: Pick<Evidence, 'has' | 'read' | 'dependsOn'>,
  words: Changes,
): Styles | undefined {
  const name = builtInOf(theme);
  if (name === undefined || stylesheet === undefined) return undefined;
  const isImported = 'from' in stylesheet;
  // The component needs no package, so the project may not have it.
  if (isImported && dependsOn('pagination-tag'))
    return { lines: [`import "pagination-tag/${fileOfTheme(theme)}";`] };
  const file = posix.normalize(
    isImported ? `${components}/pagination.css` : replacer(words)(stylesheet.file),
  );
  const lines = isImported ? [`import "${stylesheet.from}/pagination.css";`] : stylesheet.lines;
  const there = themeIn(read(file) ?? '') ?? name;
  const stem = there === name ? 'pagination' : `pagination-${name}`;
  const own = file.replace(/pagination(?=\.css$)/, stem);
  if (has(own)) return undefined;
  return {
    file: { name: own, theme: name },
    lines: lines.map((line) => replacer(words)(line.replace(/pagination(?=\.css|['"])/g, stem))),
  };
}

/** Returns the theme whose stylesheet a file is, as its first line says; undefined for other files. */
function themeIn(css: string): string | undefined {
  const line = /^\/\* pagination-tag(?:, default theme|: .*theme "(\w+)")/.exec(css);
  return line === null ? undefined : (line[1] ?? 'default');
}

/** The same as commands and lines, for who has written no component. */
export function stepsForStyles(
  styles: Styles | undefined,
  { has, manager }: Pick<Evidence, 'has' | 'manager'>,
): string[] {
  if (styles === undefined) return [];
  const { file, lines } = styles;
  if (file === undefined) return [...lines];
  const directory = posix.dirname(file.name);
  return [
    ...(has(directory) ? [] : [`mkdir -p ${directory}`]),
    `${manager.command} css${file.theme === 'default' ? '' : ` ${file.theme}`} > ${file.name}`,
    ...lines,
  ];
}

/** Returns the file of the package that has the styles of a theme; undefined if there is none to link. */
export function fileOfTheme(theme: PaginationOptions['theme']): string | undefined {
  const name = builtInOf(theme);
  return name === undefined ? undefined : `${name === 'default' ? 'style' : name}.css`;
}
