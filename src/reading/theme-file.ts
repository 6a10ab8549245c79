import { readFileSync } from 'node:fs';
import { parseTheme, type PaginationOptions, type PaginationTheme } from '../index.js';
import { decodeText } from './utf8.js';

/** A theme, or the path of an HTML theme file. */
export type ThemeOption = PaginationOptions['theme'] | `${string}.html`;

export function isThemeFile(theme: unknown): theme is `${string}.html` {
  return typeof theme === 'string' && /\.html$/i.test(theme);
}

/**
 * Reads a theme from an HTML file.
 *
 * @param file its name in messages
 * @throws {PaginationTagError} if the theme has errors
 * @throws {NotUtf8Error} if it is not UTF-8 text
 * @throws {Error} of Node if the file cannot be read
 */
export function readThemeFile(path: string, file: string = path): PaginationTheme {
  return parseTheme(decodeText(readFileSync(path), file), { file });
}
