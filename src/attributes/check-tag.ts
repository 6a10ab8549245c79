import { rangesIn } from '../base/source.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { ResolvedOptions } from '../options/options.js';
import type { Region } from '../regions/region.js';
import type { Tag } from '../tags/find-tags.js';
import { checkAttributes } from './check-attributes.js';
import { classifyAttributes } from './classify-attributes.js';
import { dynamicPagers } from './dynamic-pagers.js';
import { isTemplateCode } from './tag-attribute.js';

/** Checks the attributes of a tag in a template. */
export function checkTag(
  text: string,
  { attributes, duplicates, startTag, range }: Tag,
  code: readonly Region[],
  options: ResolvedOptions,
) {
  const regions = options.dialect ? rangesIn(code, startTag) : [];
  const all = [...attributes];
  const twice: Problem[] = [];
  for (const range of duplicates) {
    const name = text.slice(range.start, range.end);
    // Template code may occur more than once in a tag, or look the same when masked.
    if (rangesIn(regions, range).length > 0) all.push({ name, value: null, range });
    else if (!isTemplateCode(name)) twice.push(problem('duplicate-attribute', range, { name }));
  }
  all.sort((a, b) => a.range.start - b.range.start);
  const classified = classifyAttributes(text, all, regions, options);
  return checkAttributes(text, [...twice, ...classified], options, startTag, range, dynamicPagers);
}
