/** A component as it is written for a project: its files, compared with those that are there. */

import { themeNames, type PaginationOptions } from '../../index.js';
import { resolveOptions } from '../../options/resolve.js';
import { displayPath } from '../base/paths.js';
import { UsageError } from '../../base/usage-error.js';
import type { PaginationConfig } from '../config/define-config.js';
import { readTheme } from '../config/load-file.js';
import { PARTS, type ChosenPart } from '../../components/draw/host.js';
import type { Framework } from '../../components/frameworks/framework.js';
import { FRAMEWORKS } from '../../components/frameworks/index.js';
import type { Evidence } from '../../components/project/evidence.js';
import { readHead, writeHead, type ComponentOptions, type Head } from '../../components/sources/head.js';
import { refuseNewer } from '../../components/sources/newer-head.js';
import { readLinkAttributes } from '../../components/sources/link-attributes.js';
import { pagersOf } from '../../components/sources/pagers.js';
import { isInTheme, partsOf, refuseMissing, refuseParts } from '../../components/sources/parts.js';
import { findInHistory } from './merge.js';
import { findBeside, type Place } from './place.js';
import { compare, type State } from './state.js';
import { findStyles, unlessThere, whyUnstyled } from '../../components/sources/stylesheet.js';
import { elementFor, holdStyles } from '../../components/sources/used-styles.js';
import { catalogsFor } from '../../components/sources/translations.js';
import { programLabels, writeProgram, type ProgramDrawing } from '../../components/sources/program.js';

export type Component = ReturnType<typeof makeComponent>;
export type ComponentFile = Component['files'][number];

export const isFine = ({ state }: { readonly state: State }): boolean =>
  state === 'current' || state === 'kept';
/** Whether a file is never written, and with it none of its component. */
export const isRefused = ({ state }: { readonly state: State }): boolean =>
  state === 'foreign' || state === 'taken' || state === 'conflict';
export const isWritten = ({ state }: { readonly state: State }): boolean =>
  state === 'missing' || state === 'outdated';

/** Makes a component, and compares its files with those of the project. */
export function makeComponent(
  place: Place,
  options: ComponentOptions,
  config: PaginationConfig,
  version: string,
) {
  const { framework, directory, words, usage, evidence, command } = place;
  const drawing = drawingFor(place, options, config);
  const { files, former } = makeFiles(place, drawing, options, version, config);
  const catalogs = makeCatalogs(place, options.translate, drawing);
  const { theme } = drawing.rendering;
  const styles = elementFor(framework, theme)
    ? undefined
    : findStyles(framework, displayPath(evidence.cwd, directory), theme, evidence, words);
  const isNew = files.every(({ old }) => old === undefined);
  const configured = config.theme ?? 'default';
  const isRestyled = files.some((file) => {
    const had: ComponentOptions | undefined = isFine(file) ? undefined : file.head?.options;
    return had && (had.theme ?? file.before()?.theme ?? configured) !== (options.theme ?? configured);
  });
  return {
    framework,
    files: [...files, ...catalogs],
    /** Whether some of the files were written by this package. */
    isThere: place.options !== undefined,
    /** What to do about files that the component no longer has, because other parts were chosen. */
    former: former.map((file) => `${file} is no longer part of the component: delete it.`),
    command,
    /** Example lines for a template that uses the component. */
    usage: writeProgram(usage.text, drawing),
    /** The stylesheet, unless the files hold it, for who has neither the component in this theme nor its styles yet. */
    styles: isNew || isRestyled ? unlessThere(styles, evidence) : undefined,
    /** Why there is no stylesheet, if there is none. */
    unstyled: whyUnstyled(isNew, styles, evidence),
    directory,
    evidence,
    pagers: drawing.pagers ?? [],
    /** What is left to do, or was left out. */
    next: [
      (catalogs.length > 0 && framework.translation?.next) || [],
      options.with === 'all' && lacksRunner(framework, evidence)
        ? `No test was written, because package.json does not list ${framework.testsWith}.`
        : [],
    ].flat(),
  };
}

/** Draws the files of a component. Without the chosen parts, nothing may be left of one. */
function makeFiles(
  place: Place,
  drawing: ProgramDrawing,
  options: ComponentOptions,
  version: string,
  config: PaginationConfig,
) {
  const draw = (sources: Place['sources'], drawn: ProgramDrawing) => {
    const texts = sources.map(({ path, text }) => ({ path, text: writeProgram(text, drawn) }));
    return holdStyles(texts, place.css, elementFor(place.framework, drawn.rendering.theme));
  };
  /** A file before it was changed, and its theme, if this version writes it with the options of its first line. */
  const redraw = (source: string, path: string, head: Head) => {
    const { version: by } = head;
    const had: ComponentOptions = head.options;
    const { words, sources } = place.had;
    // Without one in its first line, it has the theme that the configuration had then.
    const themes = had.theme === undefined ? [config.theme ?? 'default', ...themeNames] : [had.theme];
    for (const theme of themes)
      try {
        refuseNewer(head, path, {}, version);
        const drawn = draw(sources, drawingFor({ ...place, words }, had, { ...config, theme }));
        const written = drawn.find((one) => one.path === source);
        const text = writeHead(written?.text ?? '', place.framework.name, had, by);
        if (readHead(text)?.checksum === head.checksum) return { text, theme };
      } catch (error) {
        // This version need not have the options of another, nor the project its theme.
        if (!(error instanceof UsageError)) throw error;
      }
    return undefined;
  };
  const texts = draw(place.sources, drawing);
  const drawn = place.files.map((file) => ({
    ...file,
    written: texts.find(({ path }) => path === file.source)?.text ?? '',
  }));
  const former = drawn.filter(({ written, head }) => written === '' && head).map(({ target }) => target.name);
  const files = drawn
    .filter(({ written }) => written !== '')
    .map(({ source, written, target, old: found, head }) => {
      const text = writeHead(written, place.framework.name, options, version);
      const old = found?.bytes.toString();
      const state = compare(old, text);
      const mode = found?.mode ?? 0o644;
      const before = () => head && redraw(source, target.path, head);
      /** The text before it was changed: what this version writes, or what git has. */
      const base = () => before()?.text ?? findInHistory(target.path, head?.checksum ?? '');
      const advice = adviceFor(state, old);
      return { ...target, text, old, head, mode, state, before, base, advice };
    });
  return { files, former };
}

/** Parts whose pages have no numbers. */
const UNNUMBERED: readonly ChosenPart[] = ['neighbors', 'cursor'];

/** Whether a project lists its packages, but not the one that runs the test of the component. */
function lacksRunner({ testsWith }: Framework, evidence: Evidence): boolean {
  return testsWith !== undefined && evidence.has('package.json') && !evidence.dependsOn(testsWith);
}

/** Checks the options of a component, and says how it is drawn. */
function drawingFor(
  { framework, files, words, evidence, given, command }: Place,
  options: ComponentOptions,
  config: PaginationConfig,
): ProgramDrawing {
  const { label, host, translation, optional = {}, lacks = {} } = framework;
  const { translate, theme = config.theme, locale = config.locale } = options;
  if (translate !== undefined && translation === undefined) {
    const names = FRAMEWORKS.flatMap((one) => (one.translation === undefined ? [] : one.name));
    throw new UsageError(
      `The component for ${label} has no translations.`,
      `Write it in another language with --locale, or change its words. These have translations: ${names.join(', ')}.`,
    );
  }
  if (options.domain !== undefined && framework.domain === undefined)
    throw new UsageError(`The component for ${label} has no text domain.`, 'Leave out --domain.');
  const { theme: styled, link } = options;
  if (framework.stylesheet === undefined && (styled ?? link) !== undefined)
    throw new UsageError(
      `The component for ${label} has the links and styles of your own parts.`,
      `Leave out ${styled === undefined ? '--link' : '--theme'}, or change the parts.`,
    );
  const isGiven = given.theme !== undefined;
  const named = files.find(({ head }) => !isGiven && head && head.options['theme'] === theme)?.target.name;
  const hint =
    named && `The first line of ${named} names it. For another one, run ${command} --theme <file> --update.`;
  const rendering: PaginationOptions = {
    theme: readTheme(theme, evidence.cwd, hint),
    labels: config.labels,
    locale,
  };
  const parts = partsOf(options.with);
  const { theme: resolved } = resolveOptions(rendering);
  if (options.with === 'all') {
    // All parts are those that the framework and the theme have, and a test only where the project can run it.
    for (const part of PARTS) if (part in lacks || !isInTheme(part, resolved)) parts.delete(part);
    if (lacksRunner(framework, evidence)) parts.delete('test');
  }
  refuseParts(parts, framework);
  refuseMissing(parts, resolved);
  const linkAttributes = readLinkAttributes(options.link, config);
  const unnumbered = UNNUMBERED.find((part) => parts.has(part));
  if (unnumbered !== undefined && options.link?.some((one) => /(?::|%3A)page(?!\w)/i.test(one)))
    throw new UsageError(
      `A --link has :page, but the pages of ${unnumbered} have no numbers.`,
      'Leave it out, or write :path.',
    );
  const drawing = { host, rendering, parts, linkAttributes, words, optional };
  const pagers = pagersOf(options.pager, framework, evidence);
  const hasCatalogs = translate !== undefined || translation?.isHabit?.(evidence) === true;
  return { ...drawing, pagers, hasCatalogs };
}

/** Catalogs are never overwritten: others may have written more into them. */
function makeCatalogs(place: Place, languages: string | undefined, drawing: ProgramDrawing) {
  const { framework, directory, evidence } = place;
  const { translation } = framework;
  if (translation === undefined || languages === undefined) return [];
  const labels = programLabels(drawing);
  const { locale } = drawing.rendering;
  return catalogsFor(translation, languages, locale, labels, evidence, directory).map((one) => {
    const { path, text, missingIn } = one;
    const { target, old: existing } = findBeside(path, evidence, directory);
    const old = existing?.bytes.toString();
    const missing = old === undefined ? '' : missingIn(old);
    const isComplete = missing === '' ? 'current' : 'incomplete';
    const state: State = old === undefined ? 'missing' : isComplete;
    const advice = state === 'incomplete' ? [`Add to ${target.name}:\n${missing}`] : [];
    return { ...target, text, old, mode: 0o644, state, base: () => undefined, advice };
  });
}

/**
 * What to do about a file that the command does not write.
 *
 * @param old its text
 */
function adviceFor(state: State, old = ''): string[] {
  if (state === 'foreign') return ['To write the component beside it, use --name <name>.'];
  if (state === 'taken') {
    const { name, options } = readHead(old) ?? {};
    const owner = `add ${name}${options?.name === undefined ? '' : ` --name ${options.name}`}`;
    return [
      `It was written by ${owner}. To write the component beside it, use --name <name> or --out <dir>.`,
    ];
  }
  return state === 'conflict' ? ['Resolve its conflicts, and remove the marks.'] : [];
}
