import type { Range } from '../base/source.js';
import { roleOf } from './branches.js';
import type { Region } from './region.js';

/** A block of a language in which code or HTML of a control cannot stand. */
export interface RefusingBlock {
  /** Matches the code that begins it. It only counts with its end, because `{% trans "Posts" %}` has none. */
  readonly opens: RegExp;
  /** Matches the code that ends it; by default, the end of its block of statements. */
  readonly closes?: RegExp;
  /** What it refuses: code, so that a tag with fixed values is fine there, or HTML, because it holds a script. */
  readonly refuses: 'code' | 'html';
  /** An example of the block with a number in its text, where code with the token gives the number a name. */
  readonly withNumber?: string;
}

interface RefusedRange extends Range {
  readonly refuses: RefusingBlock['refuses'];
  /** The code that begins it. */
  readonly opening: Range;
}

/** Finds refusing blocks in a text, in linear time. */
export function refusedRanges(
  text: string,
  regions: readonly Region[],
  blocks: readonly RefusingBlock[],
): RefusedRange[] {
  if (blocks.length === 0) return [];
  const found: RefusedRange[] = [];
  let open: { readonly block: RefusingBlock; readonly region: Region; depth: number } | undefined;
  for (const region of regions) {
    if (region.kind === 'comment' || region.kind === 'raw') continue;
    const source = text.slice(region.start, region.end);
    if (open && endsBlock(open, source, text)) {
      const { refuses } = open.block;
      found.push({ start: open.region.end, end: region.start, refuses, opening: open.region });
      open = undefined;
    }
    const block = blocks.find(({ opens }) => opens.test(source));
    if (block) open = { block, region, depth: 0 };
  }
  return found;
}

/** Whether code ends an open block; otherwise counts the statements that begin and end in it. */
function endsBlock(
  open: { readonly block: RefusingBlock; depth: number },
  source: string,
  text: string,
): boolean {
  if (open.block.closes) return open.block.closes.test(source);
  const role = roleOf(source, text);
  if (role === 'begins') open.depth++;
  if (role === 'ends') open.depth--;
  return open.depth < 0;
}
