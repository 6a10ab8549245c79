import { escapeHtml } from '../../../base/escape.js';
import { textOf, type DrawnAttribute } from '../drawing.js';
import { branchOf, loopOf, type Language } from '../language.js';
import { asCode, brokenArray, classListAsCode, eitherAsCode } from './javascript.js';

/** Templates of Svelte, as prettier-plugin-svelte lays them out. */
export const svelte: Language = {
  width: 80,
  lineBreaks: 'loose',
  breaksOnlyAttribute: true,
  closesEmpty: 'all',
  text: (value) => (/[{}<>&]/.test(value) ? `{${JSON.stringify(value)}}` : value),
  output: (code) => `{${code}}`,
  attribute: (attribute, width) => brokenArray(writeAttribute(attribute), attribute, width),
  // Its compiler takes no other characters, and only functions for events.
  takesName: (name) => /^(?!on)[^$@%&#?!|()[\]{}^*+~;]+$/.test(name),
  either: eitherAsCode('"'),
  classList: classListAsCode('"'),
  branch: branchOf({ if: '{#if $}', elseIf: '{:else if $}', else: '{:else}', end: '{/if}' }),
  loop: loopOf(({ entries, entry, key, id }) => {
    const variables = key === undefined ? entry : `${entry}, ${key}`;
    return `{#each ${entries} as ${variables} (${id ?? key ?? entry})}`;
  }, '{/each}'),
};

function writeAttribute({ name, value, when }: DrawnAttribute): string {
  if (when !== undefined && value.length === 0) return `${name}={${when}}`;
  if (when !== undefined) return `${name}={${when} ? ${asCode(value, '"')} : undefined}`;
  if (value.length === 0) return name;
  const [only] = value;
  if (value.length === 1 && typeof only === 'object' && only.code === name) return `{${name}}`;
  if (value.some((part) => typeof part !== 'string')) return `${name}={${asCode(value, '"')}}`;
  const text = textOf(value);
  // Beside spread attributes, Svelte escapes character references, and Astro reads backslashes in quotation marks. Classes have signs of Tailwind.
  if (name !== 'class' && /["&<>{\\]/.test(text)) return `${name}={${asCode(value, '"')}}`;
  return `${name}="${escapeHtml(text).replaceAll('{', '&#123;')}"`;
}
