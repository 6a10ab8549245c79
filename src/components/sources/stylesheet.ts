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

/** Returns the styles that a project lacks: undefined if their file exists. */
export function unlessThere(styles: Styles | undefined, { has }: Pick<Evidence, 'has'>): Styles | undefined {
  return styles?.file !== undefined && has(styles.file.name) ? undefined : styles;
}

/** Says why `add` writes no stylesheet, if none is there, or if a new component finds another file in its place. */
export function whyUnstyled(
  isNew: boolean,
  { file }: Pick<Styles, 'file'> = {},
  project: Pick<Evidence, 'has' | 'read' | 'manager'>,
): string[] {
  if (file === undefined) return [];
  const { name } = file;
  if (!project.has(name))
    return [`There is no ${name}. If no other file has its rules, run ${commandFor(file, project)}.`];
  if (!isNew || themeIn(project.read(name) ?? '') === file.theme) return [];
  const beside = { ...file, name: name.replace(/(?=\.css$)/, `-${file.theme}`) };
  return [
    `${name} already existed, so the stylesheet was left out. If that file lacks the rules, run ${commandFor(beside, project)}, and link that file.`,
  ];
}

/**
 * Finds the stylesheet of a theme, whether it is there or not; undefined if the theme has none. Beside the file of another theme,
 * which has its name in the first line, there is a second one.
 *
 * @param components the directory of the component, relative to the project
 * @param words those of the project
 */
export function findStyles(
  { stylesheet }: Framework,
  components: string,
  theme: PaginationOptions['theme'],
  { read, dependsOn }: Pick<Evidence, 'read' | 'dependsOn'>,
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
  const named = file.replace(/(?=\.css$)/, `-${name}`);
  const there = themeIn(read(file) ?? '') ?? name;
  const isNamed = there !== name || themeIn(read(named) ?? '') === name;
  const stem = isNamed ? `pagination-${name}` : 'pagination';
  return {
    file: { name: isNamed ? named : file, theme: name },
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
  const { file, lines = [] } = unlessThere(styles, { has }) ?? {};
  if (file === undefined) return [...lines];
  const directory = posix.dirname(file.name);
  return [...(has(directory) ? [] : [`mkdir -p ${directory}`]), commandFor(file, { manager }), ...lines];
}

/** The command that writes a stylesheet. */
export function commandFor(
  { name, theme }: NonNullable<Styles['file']>,
  { manager }: Pick<Evidence, 'manager'>,
): string {
  return `${manager.command} css${theme === 'default' ? '' : ` ${theme}`} > ${name}`;
}

/** Returns the file of the package that has the styles of a theme; undefined if there is none to link. */
export function fileOfTheme(theme: PaginationOptions['theme']): string | undefined {
  const name = builtInOf(theme);
  return name === undefined ? undefined : `${name === 'default' ? 'style' : name}.css`;
}
