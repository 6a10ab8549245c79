/** A component as it is written for a project: its files, compared with those that are there. */

import type { PaginationOptions } from '../../index.js';
import { resolveOptions } from '../../options/resolve.js';
import { displayPath } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import type { PaginationConfig } from '../config/define-config.js';
import { readTheme } from '../config/load-file.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { drawSource, labelNamesOf, usageFor, type Drawing } from './drawn.js';
import { writeHead, type ComponentOptions } from './head.js';
import { readLinkAttributes } from './link-attributes.js';
import { renameCalls } from './naming.js';
import { partsOf, refuseMissing, refuseParts } from './parts.js';
import { findCatalogue, type Place } from './place.js';
import { compare, type State } from './state.js';
import { builtInOf, stepsForStyles } from './stylesheet.js';
import { callsFor, cataloguesFor } from './translations.js';

export type Component = ReturnType<typeof makeComponent>;
export type ComponentFile = Component['files'][number];

export const isFine = ({ state }: ComponentFile): boolean => state === 'current' || state === 'kept';
export const isWritten = ({ state }: ComponentFile): boolean => state === 'missing' || state === 'outdated';

/** Makes a component, and compares its files with those of the project. */
export function makeComponent(
  place: Place,
  options: ComponentOptions,
  config: PaginationConfig,
  version: string,
) {
  const { framework, directory, words, usage, evidence, command } = place;
  const drawing = drawingFor(place, options, config);
  const { files, former } = makeFiles(place, drawing, options, version);
  const catalogues = makeCatalogues(place, options.translate, drawing);
  const { theme } = drawing.rendering;
  return {
    framework,
    files: [...files, ...catalogues],
    /** Whether some of the files were written by this package. */
    isThere: place.options !== undefined,
    /** What to do about files and options that the component no longer has. */
    former: [
      ...place.replaced,
      ...[...place.former, ...former].map((file) => `${file} is no longer part of the component: delete it.`),
    ],
    /** The command that writes it. */
    command,
    /** Example lines for a template that uses the component. */
    usage: usageFor(usage.text, drawing),
    /** The built-in theme whose classes it has. */
    theme: builtInOf(theme),
    styles: stepsForStyles(framework, displayPath(evidence.cwd, directory), theme, evidence, words),
    next: catalogues.length === 0 ? undefined : framework.translation?.next,
  };
}

/** Draws the files of a component. Without the chosen parts, nothing may be left of one. */
function makeFiles(place: Place, drawing: Drawing, options: ComponentOptions, version: string) {
  const drawn = place.files.map((file) => ({
    ...file,
    written: renameCalls(drawSource(file.source.text, drawing), options.name),
  }));
  const isEmpty = ({ written }: { readonly written: string }): boolean => written.trim() === '';
  const former = drawn.filter((file) => isEmpty(file) && file.head).map(({ target }) => target.name);
  const files = drawn
    .filter((file) => !isEmpty(file))
    .map(({ written, target, old: found }) => {
      const text = writeHead(written, place.framework.name, options, version);
      const old = found?.bytes.toString();
      const state = compare(old, text);
      const mode = found?.mode ?? 0o644;
      return { ...target, text, old, mode, state, advice: adviceFor(state, place.command) };
    });
  return { files, former };
}

/** Checks the options of a component, and says how it is drawn. */
function drawingFor(
  { framework, words, evidence }: Place,
  options: ComponentOptions,
  config: PaginationConfig,
) {
  const { label, host, translation } = framework;
  const { translate, theme = config.theme, locale = config.locale } = options;
  if (translate !== undefined && translation === undefined) {
    const names = FRAMEWORKS.flatMap((one) => (one.translation === undefined ? [] : one.name));
    throw new UsageError(
      `The component for ${label} has no translations.`,
      `Pass labels as arguments. These have translations: ${names.join(', ')}.`,
    );
  }
  const rendering: PaginationOptions = {
    theme: readTheme(theme, evidence.cwd),
    labels: config.labels,
    singlePage: options.singlePage ? 'show' : config.singlePage,
    locale,
  };
  const parts = partsOf(options.with);
  refuseParts(parts, framework);
  refuseMissing(parts, resolveOptions(rendering).theme);
  const linkAttributes = readLinkAttributes(options.link, config);
  if (parts.has('neighbors') && options.link?.some((one) => /(?::|%3A)page(?!\w)/i.test(one)))
    throw new UsageError(
      'A --link has :page, but the pages of neighbors have no numbers.',
      'Leave it out, or write :path.',
    );
  const calls = translate === undefined || translation === undefined ? undefined : callsFor(translation);
  return { host, rendering, parts, linkAttributes, words, calls };
}

/** Catalogues are never overwritten: others may have written more into them. */
function makeCatalogues(place: Place, languages: string | undefined, drawing: Drawing) {
  const { framework, directory, evidence, command } = place;
  const { translation } = framework;
  if (translation === undefined || languages === undefined) return [];
  const labels = labelNamesOf(drawing);
  return cataloguesFor(translation, languages, labels, evidence, directory).map((one) => {
    const { path, text, missingIn } = one;
    const { target, old: existing } = findCatalogue(path, evidence, directory);
    const old = existing?.bytes.toString();
    const missing = old === undefined ? '' : missingIn(old);
    const state = stateOfCatalogue(old, missing);
    const advice =
      state === 'incomplete' ? [`Add to ${target.name}:\n${missing}`] : adviceFor(state, command);
    return { ...target, text, old, mode: 0o644, state, advice };
  });
}

function stateOfCatalogue(old: string | undefined, missing: string): State {
  if (old === undefined) return 'missing';
  return missing === '' ? 'current' : 'incomplete';
}

/** What to do about a file that is not up to date. */
function adviceFor(state: State, command: string): string[] {
  if (state === 'missing') return [`To write it, run ${command}.`];
  if (state === 'outdated') return [`To write it, run ${command} --update.`];
  if (state === 'foreign') return ['To write the component beside it, use --name <name>.'];
  if (state !== 'edited') return [];
  return [
    `To see the difference, run ${command} --diff. Take over what you need, with the line "Written by pagination-tag".`,
  ];
}
