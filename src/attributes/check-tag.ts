import { rangesIn } from '../base/source.js';
import { problem, reportTo, type Problem, type Report } from '../diagnostics/diagnostic.js';
import type { ResolvedOptions } from '../options/render-options.js';
import type { Region } from '../regions/region.js';
import type { Tag } from '../tags/find-tags.js';
import type { Attribute } from '../tags/parsed-tags.js';
import { checkAttributes } from './check-attributes.js';
import type { Control } from './checked-control.js';
import { checkPlaceOfForms } from './check-forms.js';
import { checkQuotes, checkWritten } from './check-written.js';
import { classifyAttributes } from './classify-attributes.js';
import { expandCode } from './dynamic-pagers.js';
import { nameInTable } from './names.js';
import { isTemplateCode } from './tag-attribute.js';

/** Checks the attributes of a tag in a template. `isDocument` says whether that has an `<html>`. */
export function checkTag(
  text: string,
  { attributes, duplicates, startTag, range, isInForm }: Tag,
  code: readonly Region[],
  options: ResolvedOptions,
  isDocument: boolean,
  reportToPage: Report,
): Control | undefined {
  const regions = options.dialect ? rangesIn(code, startTag) : [];
  const problems: Problem[] = [];
  const report = reportTo(problems);
  const all = withTableNames(attributes, report);
  for (const range of duplicates) {
    const name = text.slice(range.start, range.end);
    // Template code may occur more than once in a tag, or look the same when masked.
    if (rangesIn(regions, range).length > 0) all.push({ name, value: null, range });
    else if (!isTemplateCode(name)) report(problem('duplicate-attribute', range, { name }));
  }
  all.sort((a, b) => a.range.start - b.range.start);
  const quoted = all.filter((one) => !checkQuotes(text, one, report));
  const given = classifyAttributes(text, quoted, regions, options, report);
  if (options.bindings === undefined) checkWritten(text, given, options, report);
  const control = checkAttributes(text, given, options, problems, startTag, range, expandCode);
  // In a template language, code may write the form.
  const isWhole = isDocument && options.dialect === undefined;
  if (control) checkPlaceOfForms(control, { isInForm, isWhole }, report);
  problems.forEach(reportToPage);
  return control;
}

/** Reads `total-pages` as `total_pages`. A tag with both has it twice. */
function withTableNames(attributes: readonly Attribute[], report: Report): Attribute[] {
  if (!attributes.some(({ name }) => nameInTable(name) !== name)) return [...attributes];
  const names = new Set<string>();
  return attributes.flatMap((one) => {
    const name = nameInTable(one.name);
    if (!names.has(name)) {
      names.add(name);
      return { ...one, name };
    }
    report(problem('duplicate-attribute', one.range, { name }));
    return [];
  });
}
