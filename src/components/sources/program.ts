/** Components whose source is a complete program: `add` takes regions away, and replaces the markup and marked words. */

import type { OptionalWords } from '../frameworks/framework.js';
import type { ComponentLabels } from '../draw/labels.js';
import type { PaginationOptions } from '../../index.js';
import { namingAttribute } from '../../control/component.js';
import { resolveOptions } from '../../options/resolve.js';
import { showsShortLabels } from '../../themes/draw-sample.js';
import type { Layout } from '../../themes/tree.js';
import type { Theme } from '../../themes/theme.js';
import { draw } from '../draw/draw.js';
import type { BesidePart, ChosenPart, Features, Host } from '../draw/host.js';
import { refuseNames } from './link-attributes.js';
import { partsOf } from './parts.js';
import type { ShownLabel } from './translations.js';
import { english, englishIn, programLabelsFor, quoted, replacer, type Changes } from './words.js';

/** A comment alone on a line, in any language, that begins or ends a region. */
const REGION =
  /^([ \t]*)(?:#|\/\/|--|<%#|<%\/\*|<%!--|\{#|\{\{!?--|\{\{(?:- )?\/\*|\{\/\*|\/\*|<!--) (?:begin (with|markup|constants|scope)((?: [a-z\d_-]+)*)|(end))(?: [^\w\n]+)?$/;

/** An import in Python. */
const IMPORT = /^(?:import|from) [\w.]+(?: import [\w, ]+)?$/;

/** What is left of a file of which nothing is: one of PHP begins with its tag. */
const NOTHING = /^(?:<\?php)?\s*$/;

export interface ProgramDrawing {
  readonly host: Host;
  readonly rendering: PaginationOptions;
  readonly parts: Features['parts'];
  readonly linkAttributes: Features['linkAttributes'];
  /** The paginators that it takes: names of regions, too. */
  readonly pagers?: readonly string[];
  /** Whether there are catalogs for its labels. */
  readonly hasCatalogs?: boolean;
  /** Words that belong to regions: without any of the regions' names, they are replaced. */
  readonly optional?: OptionalWords;
  /** The words of the project, for labels in the markup. A source that was read has them. */
  readonly words?: Changes;
}

/** Writes a source: keeps the regions of what was chosen, and replaces the markup and the words. */
export function writeProgram(text: string, drawing: ProgramDrawing): string {
  return write(text, drawing, false);
}

/**
 * Returns the source with the markup as it is drawn today, in the default theme with all parts. It must equal the source: a
 * test sees to that.
 */
export function completeProgram(text: string, host: Host): string {
  return write(text, { host, rendering: {}, parts: partsOf('all'), linkAttributes: [] }, true);
}

/** The labels that a component has. Links beside the list may show words where those in it do not. */
export function programLabels(drawing: ProgramDrawing): ShownLabel[] {
  const { host, parts, theme, features } = prepare(drawing);
  const { short, ...labels } = features.labels;
  const shownIn = (layout: Layout, names: readonly (keyof ComponentLabels)[]): ShownLabel[] => {
    const isShort = showsShortLabels(theme, layout, parts.has('labels'));
    const written = isShort ? { ...labels, ...short } : labels;
    return [...new Set(names)].map((name) => ({ name, isShort, written: written[name] }));
  };
  const hasNumbers = isImplied('numbers', parts);
  const beside = (['position', 'summary', 'jump'] as const).filter((part) => parts.has(part));
  const list = shownIn(hasNumbers ? 'numbers' : 'links', [
    'landmark',
    ...(parts.has('ends') ? (['first', 'last'] as const) : []),
    'previous',
    'next',
    ...(theme.pageLabels && hasNumbers ? (['page'] as const) : []),
    ...(host.status ? (['page', 'position'] as const) : []),
    ...beside,
    ...(parts.has('sizes') ? (['size'] as const) : []),
    ...(isImplied('forms', parts) ? (['go'] as const) : []),
  ]);
  return parts.has('neighbors') ? [...list, ...shownIn('links', ['previous', 'next'])] : list;
}

/** A drawing with what all regions of a source need. */
interface Prepared extends ProgramDrawing {
  readonly theme: Theme;
  readonly features: Features;
}

function prepare(drawing: ProgramDrawing): Prepared {
  const { rendering, parts, linkAttributes, hasCatalogs = false } = drawing;
  refuseNames(linkAttributes, drawing.host.language);
  const words = Object.fromEntries(drawing.words ?? []);
  const { theme } = resolveOptions(rendering);
  const labels = { ...programLabelsFor(rendering), ...ownName(theme) };
  const features = { parts, inEnglish: englishIn(rendering), linkAttributes, labels, hasCatalogs, words };
  return { ...drawing, theme, features };
}

/** The name that a theme in HTML gives its `<nav>`, instead of the label. Labels have placeholders, and it has none. */
function ownName({ sample }: Theme): { readonly landmark?: string } {
  const { name, value } = namingAttribute(sample?.attributes ?? []);
  const [text, ...others] = value;
  const isText = name === 'aria-label' && typeof text === 'string' && others.length === 0;
  return isText && !/:[a-z]/.test(text) ? { landmark: text } : {};
}

function write(text: string, drawing: ProgramDrawing, keepsMarks: boolean): string {
  const prepared = prepare(drawing);
  const replace = replacer(changesOf(prepared));
  const kept: string[] = [];
  const regions: ('kept' | 'dropped' | 'drawn')[] = [];
  let wasDropped = false;
  for (const line of text.split('\n')) {
    const [mark, indent = '', kind, names = '', end] = REGION.exec(line) ?? [];
    // Black has an empty line between an import and a mark.
    const isSplit = mark !== undefined && !keepsMarks && IMPORT.test(kept.at(-2) ?? '');
    if (isSplit && kept.at(-1) === '') kept.pop();
    if (mark !== undefined && keepsMarks) kept.push(line);
    if (end !== undefined) regions.pop();
    if (kind === 'with') regions.push(isChosen(names, prepared) || keepsMarks ? 'kept' : 'dropped');
    if (kind !== undefined && kind !== 'with') {
      const lines = regions.includes('dropped')
        ? []
        : drawnLines(kind, names.trim(), prepared, indent.length);
      for (const one of lines) kept.push(one === '' ? one : indent + one);
      regions.push('drawn');
      wasDropped = lines.length === 0;
    }
    if (mark !== undefined) continue;
    const isKept = regions.every((one) => one === 'kept');
    // Only one empty line is left of those around what was dropped.
    const isSecond = wasDropped && line === '' && kept.at(-1) === '';
    if (isKept && !isSecond) kept.push(keepsMarks ? line : replace(line));
    wasDropped = !isKept && !regions.includes('drawn');
  }
  const written = kept.join('\n').replace(/\n+$/, '\n');
  return NOTHING.test(written) ? '' : written;
}

/** Whether one of the names was chosen. The page numbers are there unless links alone are, and calls of catalogs if there are some. */
function isChosen(names: string, { parts, pagers = [], theme, hasCatalogs }: Prepared): boolean {
  return names
    .trim()
    .split(' ')
    .some((name) =>
      Boolean(
        parts.has(name as ChosenPart) ||
        pagers.includes(name) ||
        isImplied(name, parts) ||
        (name === 'edges' && theme.edges) ||
        (name === 'classes' && hasClasses(theme)) ||
        (name === 'catalogs' && hasCatalogs),
      ),
    );
}

/** Whether the `<nav>` has classes of the theme, to which those of a caller are added. */
function hasClasses({ sample, classes }: Theme): boolean {
  if (sample === undefined) return classes.container !== '';
  return sample.attributes.some(({ name, value: [only = ''] }) => name === 'class' && only !== '');
}

function isImplied(name: string, parts: Features['parts']): boolean {
  if (name === 'numbers') return !parts.has('links');
  return name === 'forms' && (parts.has('jump') || parts.has('sizes'));
}

function drawnLines(
  kind: string,
  name: string,
  { host, theme, features }: Prepared,
  indent: number,
): readonly string[] {
  const beside = name === '' ? undefined : (name as BesidePart);
  const { lines, constants, end } = draw(theme, host, features, beside, indent);
  if (kind === 'markup') return lines;
  return kind === 'constants' ? constants : end;
}

/** The words of what was not chosen, and labels in the code of the program. Those of the project stand in the source already. */
function changesOf(drawing: Prepared): Changes {
  const { host, features, optional = {} } = drawing;
  const { placeholders = (text) => text } = host;
  const { labels } = features;
  const names = Object.keys(english) as (keyof typeof english)[];
  return [
    ...Object.entries(optional).flatMap(([name, changes]) => (isChosen(name, drawing) ? [] : changes)),
    ...names.flatMap((name) => quoted(placeholders(english[name]), placeholders(labels[name]))),
  ];
}
