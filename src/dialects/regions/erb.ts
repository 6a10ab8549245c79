import { findAngleRegions } from './angle.js';
import type { FindRegions } from './region.js';

/** Finds the code of an ERB template, in the words of Ruby's own ERB and of Rails (`<%==`, and blocks that print). */
export const findErbRegions: FindRegions = findAngleRegions({
  openings: [
    { sign: '==', kind: 'output', unescaped: true },
    { sign: '=', kind: 'output' },
    { sign: '#', kind: 'comment' },
  ],
  closingSigns: '-',
  escapesEnd: true,
  // `form_for(@post) do |form|`, `list.each { |item|`
  opensBlock: /(?:\bdo|\{)\s*(?:\|[^|]*\|)?$/,
});
