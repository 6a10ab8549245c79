import { findAngleRegions } from './angle.js';
import type { FindRegions } from './region.js';

/** Finds the code of an EJS template. */
export const findEjsRegions: FindRegions = findAngleRegions({
  openings: [
    { sign: '=', kind: 'output' },
    { sign: '-', kind: 'output', unescaped: true },
    { sign: '#', kind: 'comment' },
  ],
  closingSigns: '-_',
});
