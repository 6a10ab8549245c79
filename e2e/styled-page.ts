import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { renderPagination, type PaginationAttributes } from '../src/index.js';

/** The stylesheet of the default theme. */
export const stylesheet = readFileSync(join(__dirname, '../src/themes/default/style.css'), 'utf8');

/** How many pages a list has unless something else is said. */
export const PAGES = 120;

/** A control of a list of 120 pages. */
export function control(
  current_page: number,
  attributes: Pick<
    PaginationAttributes,
    'total_pages' | 'sibling_count' | 'boundary_count' | 'show_boundary_chevrons' | 'link_type'
  > = {},
): string {
  return renderPagination({ path: '/:page', total_pages: PAGES, current_page, ...attributes });
}

/** Controls in every state that the stylesheet tells apart. */
export const states = [
  control(1),
  control(2),
  control(60),
  control(120),
  control(1, { show_boundary_chevrons: true }),
  control(120, { show_boundary_chevrons: true }),
  control(1, { total_pages: 1 }),
  control(1, { total_pages: 2 }),
  control(3, { total_pages: 5 }),
  control(60, { sibling_count: 2 }),
  control(60, { sibling_count: 20 }),
  control(60, { boundary_count: 0 }),
  control(60, { boundary_count: 3 }),
  control(1, { link_type: 'live_patch' }),
  control(9999, { total_pages: 10_000 }),
].join('');

/** Where controls are shown. */
interface Setting {
  /** Of the window, in px. */
  readonly width?: number;
  /** Styles of the page itself. */
  readonly styles?: string;
  readonly media?: Parameters<Page['emulateMedia']>[0];
}

const ANY_MEDIA = { media: null, colorScheme: null, forcedColors: null, reducedMotion: null } as const;

/** Shows controls with the stylesheet, 16 px from the edges of the window, as on most pages. */
export async function show(
  page: Page,
  body: string,
  { width = 1280, styles = '', media }: Setting = {},
): Promise<void> {
  await page.emulateMedia({ ...ANY_MEDIA, ...media });
  await page.setViewportSize({ width, height: 720 });
  await page.setContent(
    `<!doctype html><html lang="en"><title>Pages</title><style>${stylesheet}</style><style>
      html { color-scheme: light dark; background: Canvas; color: CanvasText }
      body { margin: 16px; font: 16px/1.5 sans-serif }
      ${styles}
    </style><main>${body}</main>`,
  );
}
