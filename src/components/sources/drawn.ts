/** Sources with a placeholder for the markup, which is drawn in the language of the framework. */

import type { ComponentLabels } from '../draw/labels.js';
import type { PaginationOptions } from '../../index.js';
import { resolveOptions } from '../../options/resolve.js';
import { showsShortLabels } from '../../themes/draw-sample.js';
import { draw } from '../draw/draw.js';
import { layoutOf, whenCounted, type ChosenPart, type Features, type Host } from '../draw/host.js';
import { english, englishIn, labelsOf, quoted, replaceAll, type Changes } from './words.js';

/** A comment of one word, alone on a line, in any language. */
const PLACEHOLDER = /^([ \t]*)[^\w\n]+ markup(?: [^\w\n]+)?$/m;

/** A comment at the end of a line that is only for components with a feature, or only for those without it. */
const MARK = / *(?:#|\/\/|--|<%#|<%!--|\{#|\{\{!--|\{\/\*|\/\*|<!--) (with|without) ([a-z-]+)(?: [^\w\n]+)?$/;

/** The lines between two such comments, the second of which is "end". */
const BLOCK =
  /^\s*(?:#|\/\/|--|<%#|<%!--|\{#|\{\{!--|\{\/\*|\/\*|<!--) (?:begin (with|without) ([a-z-]+)|(end))(?: [^\w\n]+)?$/;

/** What is chosen when the file is written. */
type Feature =
  ChosenPart | 'forms' | 'numbers' | 'numbered' | 'counted' | 'page-labels' | 'nav-class' | 'translate';

export interface Drawing {
  readonly host: Host;
  readonly rendering: PaginationOptions;
  /** The parts that `--with` chooses. */
  readonly parts?: Features['parts'];
  readonly linkAttributes?: Features['linkAttributes'];
  /** Those of the project, for what the host writes. The source has them. */
  readonly words?: Changes;
  /** The code for each string with a label, if labels are translated. */
  readonly calls?: Changes | undefined;
}

/** Writes a source: keeps the lines of its features, fills in labels, and draws the markup. */
export function drawSource(text: string, drawing: Drawing): string {
  const { host, rendering, parts = new Set(), linkAttributes = [], words = [], calls } = drawing;
  const { theme } = resolveOptions(rendering);
  const features = featuresOf(drawing);
  const hasPageLabels = features.has('page-labels') || host.status !== undefined;
  const all = labelsOf(rendering, hasPageLabels, hasShortLabels(drawing));
  const labels = parts.has('ends')
    ? all
    : all.filter(([from]) => from !== english.first && from !== english.last);
  const source = keepLines(text, features);
  const drawn = {
    parts,
    inEnglish: calls === undefined ? englishIn(rendering) : [],
    linkAttributes,
  };
  const changes =
    calls ??
    labels
      .flatMap(([from, to]) => quoted(from, to))
      .map(([from, to]) => [from, replaceAll(to, words)] as const);
  return replaceAll(source, changes).replace(PLACEHOLDER, (_, indent: string) =>
    draw(theme, host, drawn, indent.length)
      .map((line) => `${indent}${line}`)
      .join('\n'),
  );
}

/** Whether the links of a component show words, which are shorter in English. */
export function hasShortLabels({ rendering, parts = new Set() }: Drawing): boolean {
  return showsShortLabels(resolveOptions(rendering).theme, layoutOf(parts), parts.has('labels'));
}

/** Keeps the example lines for the features of a component. Without a drawing, it has none. */
export function usageFor(text: string, drawing?: Drawing): string {
  return keepLines(text, drawing ? featuresOf(drawing) : new Set());
}

/** Returns what is known before the labels are. */
function featuresOf({ host, rendering, parts = new Set(), calls }: Drawing): Set<Feature> {
  const { theme } = resolveOptions(rendering);
  const features = new Set<Feature>(parts);
  if (parts.has('jump') || parts.has('sizes')) features.add('forms');
  // What a list without page numbers cannot have.
  if (features.has('forms') || parts.has('ends') || parts.has('position')) features.add('numbered');
  // A link to the last page asks whether it is known.
  if (parts.has('ends')) features.add('counted');
  const own = theme.sample?.attributes.find(({ name }) => name === 'class')?.value[0];
  if (theme.sample ? own : theme.classes.container) features.add('nav-class');
  const hasPosition = parts.has('position');
  if (!['position', 'links', 'neighbors'].some((part) => parts.has(part as ChosenPart)))
    features.add('numbers');
  // A position names the page alone if the number of pages is unknown.
  const namesPage = hasPosition && whenCounted(host, parts) !== undefined;
  if (namesPage || (theme.pageLabels && features.has('numbers'))) features.add('page-labels');
  if (calls !== undefined) features.add('translate');
  return features;
}

export function labelNamesOf(drawing: Drawing): (keyof ComponentLabels)[] {
  const features = featuresOf(drawing);
  return [
    'landmark',
    ...(features.has('ends') ? (['first', 'last'] as const) : []),
    'previous',
    'next',
    ...(features.has('page-labels') || drawing.host.status ? (['page'] as const) : []),
    ...(features.has('position') || drawing.host.status ? (['position'] as const) : []),
    ...(features.has('summary') ? (['summary'] as const) : []),
    ...(features.has('jump') ? (['jump'] as const) : []),
    ...(features.has('sizes') ? (['size'] as const) : []),
    ...(features.has('forms') ? (['go'] as const) : []),
  ];
}

/**
 * Keeps the lines for these features.
 *
 * @example
 * keepLines('a = 1 # with x\nb = 2 # without x\n', new Set(['x'])) // 'a = 1\n'
 */
export function keepLines(text: string, features: ReadonlySet<string>): string {
  const kept: string[] = [];
  const blocks: boolean[] = [];
  let isDropped = false;
  for (const line of text.split('\n')) {
    const [mark, how, feature = '', end] = BLOCK.exec(line) ?? [];
    if (end) blocks.pop();
    else if (mark !== undefined) blocks.push(features.has(feature) === (how === 'with'));
    if (mark !== undefined) continue;
    const written = blocks.every(Boolean) ? keepLine(line, features) : undefined;
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
