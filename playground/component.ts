/** The components that the command `add` writes, drawn in the browser: for the playground and for the site. */

import { writeProgram } from '../src/components/sources/program.js';
import { writeHead, type ComponentOptions } from '../src/components/sources/head.js';
import { elementFor, holdStyles } from '../src/components/sources/used-styles.js';
import { partsOf } from '../src/components/sources/parts.js';
import { FRAMEWORKS } from '../src/components/frameworks/index.js';
import type { PaginationThemeName } from '../src/index.js';

/** A component's sources, as `scripts/components.js` reads them. */
export interface Component {
  /** The argument of `add`. */
  readonly name: string;
  /** The name of the framework. */
  readonly label: string;
  /** The version of this package. */
  readonly version: string;
  /** What a new project's names replace in the sources. */
  readonly words: readonly (readonly [from: string, to: string])[];
  /** What a new project's component records besides the options. */
  readonly recorded: Pick<ComponentOptions, 'pager' | 'domain'>;
  readonly files: readonly ComponentFile[];
  /** The stylesheet whose rules the files hold. */
  readonly css: string;
  /** How to use it, as `add` prints it. */
  readonly usage: string;
}

/** A file, with its path in a new project. */
export interface ComponentFile {
  readonly path: string;
  readonly text: string;
}

/** The options to choose in the playground. */
export interface ChosenOptions extends Pick<ComponentOptions, 'locale' | 'with'> {
  readonly theme?: PaginationThemeName;
}

/** Whether the files of a component hold the styles of a theme, so that no stylesheet is written. */
export function holdsStyles({ name }: Component, theme: PaginationThemeName): boolean {
  const framework = FRAMEWORKS.find((one) => one.name === name);
  return framework !== undefined && elementFor(framework, theme) !== undefined;
}

/** Draws a component as `add` writes it in a new project. */
export function drawComponent(component: Component, options: ChosenOptions): ComponentFile[] {
  const { name, version, words, recorded, files, css } = component;
  const framework = FRAMEWORKS.find((one) => one.name === name);
  if (framework === undefined) throw new Error(`Unknown framework "${name}".`);
  const { with: chosen, ...rendering } = options;
  const drawing = {
    host: framework.host,
    rendering,
    words,
    parts: partsOf(chosen),
    linkAttributes: [],
    pagers: recorded.pager ?? [],
    optional: framework.optional ?? {},
  };
  const drawn = files
    .map(({ path, text }) => ({ path, text: writeProgram(text, drawing) }))
    .filter(({ text }) => text.trim() !== '');
  return holdStyles(drawn, css, elementFor(framework, options.theme)).map(({ path, text }) => ({
    path,
    text: writeHead(text, name, { ...recorded, ...options }, version),
  }));
}

/**
 * Returns the command that writes a component.
 *
 * @example
 * commandFor('rails', { theme: 'bulma' }) // 'npx pagination-tag add rails --theme bulma'
 */
export function commandFor(name: string, { theme, locale, with: parts }: ChosenOptions): string {
  const flags = [
    theme === undefined ? '' : ` --theme ${theme}`,
    locale === undefined ? '' : ` --locale ${locale}`,
    parts === undefined ? '' : ` --with ${parts}`,
  ];
  return `npx pagination-tag add ${name}${flags.join('')}`;
}
