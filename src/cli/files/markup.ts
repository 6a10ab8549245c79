import type { Range } from '../../base/source.js';
import { ofEnding } from '../../dialects/names.js';
import { dialectOfFile, type Options } from '../../options/options.js';

/** A language in which an element is not an HTML tag. */
interface OtherLanguage {
  readonly language: string;
  /** What to do with a control in it. */
  readonly instead: string;
  /** What an element begins with, before its name. */
  readonly opening: string;
}

/** Elements stand at the start of a line, without brackets; in Haml, after "%". */
const LINE = String.raw`^[ \t]*[%<]?`;

const rendered = (language: string): OtherLanguage => ({
  language,
  instead: 'Process the HTML that it is rendered to.',
  opening: LINE,
});

const inRails = (language: string): OtherLanguage => ({
  language,
  instead: 'Run npx pagination-tag add rails, and render the partial that it writes.',
  opening: LINE,
});

const component = (language: string, framework: string): OtherLanguage => ({
  language,
  instead: `Run npx pagination-tag add ${framework}, and use the component that it writes.`,
  opening: '<',
});

const others: ReadonlyMap<string, OtherLanguage> = new Map(
  Object.entries({
    pug: rendered('Pug'),
    jade: rendered('Pug'),
    emblem: rendered('Emblem'),
    haml: inRails('Haml'),
    slim: inRails('Slim'),
    jsx: component('JSX', 'react'),
    tsx: component('JSX', 'react'),
    vue: component('Vue', 'vue'),
    svelte: component('Svelte', 'svelte'),
  }),
);

/**
 * Finds the first element with the name of the tags in a file whose language has no HTML tags, unless the options say
 * that the file is something else.
 *
 * @param file its name, whose extension says what language it is in
 */
export function findElement(
  text: string,
  file: string,
  { dialect, dialects, tag = 'pagination' }: Pick<Options, 'dialect' | 'dialects' | 'tag'>,
): { readonly range: Range; readonly values: OtherLanguage } | undefined {
  if (dialect !== undefined || dialectOfFile(file, dialects) !== undefined) return undefined;
  const values = ofEnding(file, (ending) => others.get(ending));
  if (values === undefined) return undefined;
  const match = new RegExp(`(${values.opening})${tag}(?![\\w-])`, 'm').exec(text);
  if (match === null) return undefined;
  const end = match.index + match[0].length;
  return { range: { start: end - tag.length, end }, values };
}
