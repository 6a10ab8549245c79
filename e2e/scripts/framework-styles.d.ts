import type { Page } from 'playwright-core';

export type Direction = 'ltr' | 'rtl';

/** How a page looks. */
export interface Look {
  readonly theme: string;
  /** CSS. */
  readonly styles: string;
  readonly direction?: Direction;
  readonly isDark?: boolean;
  readonly language?: string;
}

export const styledThemes: readonly string[];
export const darkThemes: readonly string[];
export const tailwindThemes: readonly string[];
export function componentStyles(theme: string): string;
export function frameworkStyles(theme: string, isNamed?: boolean): Readonly<Record<Direction, string>>;
export type Medium = 'light' | 'dark' | 'forced' | 'print';
export function emulate(page: Page, medium: Medium): Promise<void>;
export function pageAround(look: Look, content: string): string;
