import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseTheme, type Options } from '../../index.js';
import { displayPath } from '../base/paths.js';
import { fileError, UsageError } from '../base/usage-error.js';
import { decodeUtf8 } from '../base/utf8.js';

/** How controls look, where a theme in HTML is named by its file. */
export type ThemeOption = NonNullable<Options['theme']> | `${string}.html`;

/** Tells whether a theme is named by its file. */
export function isThemeFile(theme: unknown): theme is `${string}.html` {
  return typeof theme === 'string' && /\.html$/i.test(theme);
}

/**
 * Reads a theme, if it is in a file.
 *
 * @throws {UsageError} where the file cannot be read
 * @throws {PaginationTagError} where the theme is wrong
 */
export function readTheme(theme: ThemeOption | undefined, cwd: string): Options['theme'] {
  if (!isThemeFile(theme)) return theme;
  const path = resolve(cwd, theme);
  const file = displayPath(cwd, path);
  let text: string | undefined;
  try {
    text = decodeUtf8(readFileSync(path));
  } catch (error) {
    throw fileError(`The theme ${file} cannot be read`, error, 'Correct its name.');
  }
  if (text === undefined) throw new UsageError(`The theme ${file} is not UTF-8 text.`, 'Save it as UTF-8.');
  return parseTheme(text, { file });
}
