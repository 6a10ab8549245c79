import { findAngleRegions } from './angle.js';
import type { FindRegions } from './region.js';

/** Finds the code of an EEx template. */
export const findEexRegions: FindRegions = findAngleRegions({
  openings: [
    { sign: '!--', kind: 'comment', end: '--%>' },
    { sign: '#', kind: 'comment' },
    { sign: '=', kind: 'output' },
  ],
  // `for post <- @posts do`, `form_for @post, fn form ->`
  opensBlock: /(?:\bdo|->)$/,
});
