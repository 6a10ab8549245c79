/** Sources with a placeholder for the markup, which is drawn in the language of the framework. */

import type { PaginationOptions } from '../../index.js';
import { english } from '../../options/locales.js';
import { resolveOptions } from '../../options/resolve.js';
import type { Theme } from '../../themes/theme.js';
import { draw } from '../draw/draw.js';
import type { Host } from '../draw/host.js';
import { labelsOf, quoted, replaceAll, type Changes } from './words.js';

/** A comment of one word, on a line of its own, in any language. */
const PLACEHOLDER = /^([ \t]*)[^\w\n]+ markup(?: [^\w\n]+)?$/m;

/** A comment at the end of a line that is only for components with a feature, or only for those without it. */
const MARK = / *(?:#|\/\/|--|<%#|<%!--|\{#|\{\{!--|\{\/\*|\/\*|<!--) (with|without) ([a-z-]+)(?: [^\w\n]+)?$/;

/** A label of which only the beginning is shown: "Previous page". */
const SHORT = /^(Previous|Next)( .+)$/;

/** What is chosen when the file is written. */
type Feature = 'single-page' | 'short-labels' | 'page-labels' | 'nav-class' | 'translate';

/**
 * Writes a source: keeps the lines of its features, fills in labels, and draws the markup.
 *
 * @param words those of the project, for what the host writes. The source has them
 * @param calls the code for each label, if labels are translated
 */
export function drawSource(
  text: string,
  host: Host,
  rendering: PaginationOptions,
  words: Changes = [],
  calls?: Changes,
): string {
  const { theme, singlePage } = resolveOptions(rendering);
  const labels = labelsOf(rendering, host.status !== undefined);
  const features = new Set<Feature>();
  // A list with one page shows nothing unless this is asked for.
  if (rendering.singlePage !== undefined && singlePage === 'show') features.add('single-page');
  const own = theme.sample?.attributes.find(({ name }) => name === 'class')?.value[0];
  if (theme.sample ? own : theme.classes.container) features.add('nav-class');
  if (theme.pageLabels) features.add('page-labels');
  // Other languages have no place where a label could be cut in two.
  if (calls !== undefined) features.add('translate');
  else if (theme.shortLabels.includes('numbers') && labels.some(([, to]) => SHORT.test(to)))
    features.add('short-labels');
  const source = keepLines(text, features);
  const changes = calls
    ? calls.flatMap(([from, call]) => quoted(from, '').map(([written]) => [written, call] as const))
    : changesFor(labels, features, host).map(([from, to]) => [from, replaceAll(to, words)] as const);
  return replaceAll(source, changes).replace(PLACEHOLDER, (_, indent: string) =>
    drawAll(theme, host, features, indent.length)
      .map((line) => `${indent}${line}`)
      .join('\n'),
  );
}

/**
 * Keeps the lines for these features.
 *
 * @example
 * keepLines('a = 1 # with x\nb = 2 # without x\n', new Set(['x'])) // 'a = 1\n'
 */
export function keepLines(text: string, features: ReadonlySet<string>): string {
  const kept: string[] = [];
  let isDropped = false;
  for (const line of text.split('\n')) {
    const written = keepLine(line, features);
    // Only one empty line is left of those around what was dropped.
    if (written !== undefined && !(isDropped && line === '' && kept.at(-1) === '')) kept.push(written);
    isDropped = written === undefined;
  }
  return kept.join('\n');
}

/** Removes the marks of a line, which may have several. Returns undefined if one of them says to leave it out. */
function keepLine(line: string, features: ReadonlySet<string>): string | undefined {
  const [mark, how, feature = ''] = MARK.exec(line) ?? [];
  if (mark === undefined) return line;
  return features.has(feature) === (how === 'with')
    ? keepLine(line.slice(0, -mark.length), features)
    : undefined;
}

function drawAll(theme: Theme, host: Host, features: ReadonlySet<Feature>, indent: number): string[] {
  const [singlePage, shortLabels] = [features.has('single-page'), features.has('short-labels')];
  return draw(theme, host, { singlePage, shortLabels }, indent);
}

function changesFor(labels: Changes, features: ReadonlySet<Feature>, host: Host): Changes {
  return labels.flatMap(([from, to]) => {
    const [, beginning, end] = SHORT.exec(to) ?? [];
    const isShort = features.has('short-labels') && beginning !== undefined && end !== undefined;
    return isShort && (from === english.previous || from === english.next)
      ? quoted(from, '').map(([written]) => [written, host.pair(beginning, end)] as const)
      : quoted(from, to);
  });
}
