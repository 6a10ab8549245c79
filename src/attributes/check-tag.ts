import { rangesIn } from '../base/source.js';
import { problem, reportTo, type Problem } from '../diagnostics/diagnostic.js';
import type { ResolvedOptions } from '../options/options.js';
import type { Region } from '../regions/region.js';
import type { Tag } from '../tags/find-tags.js';
import { checkAttributes, type Control } from './check-attributes.js';
import { classifyAttributes } from './classify-attributes.js';
import { dynamicPagers } from './dynamic-pagers.js';
import { isTemplateCode } from './tag-attribute.js';

/** Checks the attributes of a tag in a template. */
export function checkTag(
  text: string,
  { attributes, duplicates, startTag, range }: Tag,
  code: readonly Region[],
  options: ResolvedOptions,
): { readonly control: Control | undefined; readonly problems: readonly Problem[] } {
  const regions = options.dialect ? rangesIn(code, startTag) : [];
  const all = [...attributes];
  const problems: Problem[] = [];
  const report = reportTo(problems);
  for (const range of duplicates) {
    const name = text.slice(range.start, range.end);
    // Template code may occur more than once in a tag, or look the same when masked.
    if (rangesIn(regions, range).length > 0) all.push({ name, value: null, range });
    else if (!isTemplateCode(name)) report(problem('duplicate-attribute', range, { name }));
  }
  all.sort((a, b) => a.range.start - b.range.start);
  const given = classifyAttributes(text, all, regions, options, report);
  const control = checkAttributes(text, given, options, problems, startTag, range, dynamicPagers);
  return { control, problems };
}
