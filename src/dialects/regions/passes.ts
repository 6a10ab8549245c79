import type { FindRegions, Region } from './region.js';

/**
 * Finds regions in several passes, as a compiler does that goes over the text once for each thing it knows. What an
 * earlier pass has read is not there for a later one.
 */
export function inPasses(passes: readonly FindRegions[]): FindRegions {
  return (text) => {
    const regions: Region[] = [];
    let rest = text;
    for (const find of passes) {
      const found = find(rest);
      for (const region of found) regions.push(region);
      rest = blank(rest, found);
    }
    return outermost(regions);
  };
}

/** Replaces regions by characters that mean nothing to any language. */
function blank(text: string, regions: readonly Region[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of regions) {
    rest += text.slice(from, start) + '\0'.repeat(end - start);
    from = end;
  }
  return rest + text.slice(from);
}

/** Leaves out what stands in other regions, such as a directive in an echo, and puts the others in order. */
function outermost(regions: readonly Region[]): Region[] {
  const sorted = [...regions].sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return sorted.filter((region) => {
    const isOuter = region.start >= end;
    if (isOuter) end = region.end;
    return isOuter;
  });
}
