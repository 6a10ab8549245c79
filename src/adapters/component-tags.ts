import { Source } from '../base/source.js';
import { describe, type Diagnostic } from '../diagnostics/diagnostic.js';
import { otherLanguageOf } from '../options/other-languages.js';
import { pluginCodes, type PluginCode } from './plugin-codes.js';

/** Files with components of client-side frameworks. */
export const COMPONENT = /\.(?:jsx|tsx|vue|svelte)$/;

/** The rest of a start tag, up to an attribute that shows that the tag is ours. */
const OURS = /^\s[^<>]*?(?<=[\s:])(?:total[_-]pages|path)(?=[\s=/>])/;

/** The beginning of a line of comment, a comment in the line, or a quotation mark before the tag. */
const NOT_MARKUP = /^\s*(?:\/\/|\*)|\s\/\/\s|(?:\/\*|<!--)(?!.*(?:\*\/|-->))|["'`]$/;

/**
 * Finds the tags in a component's source that its framework would take for elements: an element in JSX and Svelte begins
 * with a small letter, and in Vue, no component has the name.
 *
 * @param code the source, before any compilation
 * @param path of its file, without a query
 * @param name the name of the tags
 * @param file its name in messages
 * @example
 * findComponentTags('<pagination path="/:page" />', 'list.jsx', 'pagination', 'list.jsx')[0]?.code // 'tag-in-component'
 */
export function findComponentTags(
  code: string,
  path: string,
  name: string,
  file: string,
): Diagnostic<PluginCode>[] {
  const { language, framework } = otherLanguageOf(path) ?? {};
  if (framework === undefined || (framework === 'vue' && knowsComponent(code, name))) return [];
  const source = new Source(code, file, name);
  const found: Diagnostic<PluginCode>[] = [];
  const opening = `<${name}`;
  for (let start = code.indexOf(opening); start >= 0; start = code.indexOf(opening, start + 1)) {
    const end = start + opening.length;
    const line = code.slice(code.lastIndexOf('\n', start) + 1, start);
    // The attributes of a tag rarely take more.
    if (NOT_MARKUP.test(line) || !OURS.test(code.slice(end, end + 1000))) continue;
    const values = {
      code: 'tag-in-component',
      range: { start, end },
      values: { language, framework },
    } as const;
    found.push(describe(source, pluginCodes['tag-in-component'], values));
  }
  return found;
}

/** Returns true if a script of Vue names a component that Vue would render for the tag: in Pascal case, or imported by the tag's own name. */
function knowsComponent(code: string, name: string): boolean {
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return code.includes(pascal) || code.includes(`import ${name} `);
}
