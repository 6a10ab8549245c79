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

export type Medium = 'light' | 'dark' | 'forced' | 'print';
export function emulate(page: Page, medium: Medium): Promise<void>;
export function pageAround(look: Look, content: string): string;
