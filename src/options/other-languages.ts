/** Languages with elements that are not HTML tags, so that none of them is ours. */

import type { Range } from '../base/source.js';
import { ofEnding } from '../dialects/names.js';

/** A language in which an element is not an HTML tag. */
export interface OtherLanguage {
  readonly language: string;
  /** What to do with a control in it. */
  readonly instead: string;
  /** What an element begins with, before its name. */
  readonly opening: string;
  /** The argument of `add`, for a language of components on the client. */
  readonly framework?: string;
}

/** A line of comment. */
const COMMENT = String.raw`^[ \t]*(?:\{?\/(?!>)|\*|-#|<!--).*`;

/** Elements stand at the start of a line, without brackets; in Haml, after "%". HTML may stand anywhere. */
const LINE = String.raw`^[ \t]*%?|<`;

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
  framework,
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

/** What a file is written in, by its extension, if the elements of that are not HTML tags. */
export function otherLanguageOf(file: string): OtherLanguage | undefined {
  return ofEnding(file, (ending) => others.get(ending));
}

/** Finds the first element with the name of the tags in another language. */
export function findElement(text: string, name: string, { opening }: OtherLanguage): Range | undefined {
  const pattern = new RegExp(`${COMMENT}|(${opening})${name}(?![\\w-])`, 'gm');
  const match = [...text.matchAll(pattern)].find(([, found]) => found !== undefined);
  if (match === undefined) return undefined;
  const end = match.index + match[0].length;
  return { start: end - name.length, end };
}
