import { indent } from '../../base/text.js';
import { print, type Io } from '../base/io.js';
import { fileError, UsageError } from '../base/usage-error.js';
import { loadConfig } from '../config/config.js';
import type { PaginationConfig } from '../config/define-config.js';
import { readTheme } from '../config/load-file.js';
import { displayPath } from '../base/paths.js';
import { evidenceIn } from '../detect/evidence.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { findTheme } from '../detect/themes.js';
import { writePage } from '../files/page-writer.js';
import type { PaginationOptions } from '../../index.js';
import { resolveOptions } from '../../options/resolve.js';
import { drawSource, labelNamesOf, type Drawing } from './drawn.js';
import { writeHead, type ComponentOptions } from './head.js';
import { readLinkAttributes } from './link-attributes.js';
import { renameCalls } from './naming.js';
import { findCatalogue, findNames, type Place } from './place.js';
import { partsOf, refuseMissing, refuseParts } from './parts.js';
import { chooseComponent, componentsOf, nameOf, placeOf } from './second.js';
import { registryItem } from './registry.js';
import { compare, diffOf, FINDINGS, type State } from './state.js';
import { stepsForStyles } from './stylesheet.js';
import { callsFor, cataloguesFor, nextStep, translated } from './translations.js';

/** The command-line options of `add`. */
export interface GivenForComponent extends ComponentOptions {
  readonly out?: string;
  readonly stdout?: true;
  readonly registry?: true;
  readonly check?: true;
  readonly diff?: true;
  readonly update?: true;
}

type Component = ReturnType<typeof makeComponent>;
type ComponentFile = Component['files'][number];

/**
 * Writes a framework's component into the project. Does not overwrite files that were changed by hand.
 *
 * @param components the directory of all component sources
 * @returns the exit code: 0, or 1 if `--check` finds a file that is out of date
 */
export async function add(
  name: string | undefined,
  given: GivenForComponent,
  io: Io,
  version: string,
  components: string,
): Promise<number> {
  const evidence = evidenceIn(io.cwd());
  const { values } = await loadConfig(undefined, io.cwd());
  const { out, stdout, registry, check, diff, update, ...wanted } = given;
  const { theme: found, note } = values.theme === undefined ? findTheme(evidence, registry) : {};
  // The head of a component can name a theme, but not changes to one.
  const theme = typeof found === 'string' ? found : undefined;
  const config = typeof found === 'object' ? { ...values, theme: found } : values;
  // Without a name, these options apply to the existing components.
  const isRenewal = name === undefined && (check ?? diff ?? update ?? false);
  const chosen = isRenewal ? componentsOf(FRAMEWORKS) : [chooseComponent(name, wanted.with, evidence)];
  const all: Component[] = [];
  for (const framework of chosen) {
    const names = isRenewal
      ? await findNames(framework, out, evidence, components)
      : [nameOf(framework, wanted.name)];
    for (const one of names) {
      const place = placeOf(framework, wanted.with, one, out, evidence, components);
      const options = { theme, ...place.options, ...wanted, name: one };
      all.push(makeComponent(place, options, config, version));
    }
  }
  if (all.length === 0)
    throw new UsageError(
      'No component written by pagination-tag was found.',
      'Name the framework. If the component is in another directory, add --out <dir>.',
    );
  if (registry) return print(all.map((one) => registryItem(wanted.name, one)).join(''), io);
  if (stdout) return print(textOf(all.flatMap(({ files }) => files)), io);
  if (diff) {
    const changes = await Promise.all(all.flatMap(({ files }) => files.map(showDiff)));
    return print(changes.join(''), io);
  }
  if (check) {
    await print(all.map(review).join(''), io);
    return all.flatMap(({ files }) => files).every(isFine) ? 0 : 1;
  }
  for (const one of all) refuse(one, update ?? false);
  for (const { files } of all) for (const file of files.filter(isWritten)) await write(file);
  await print(all.map(describe).join('\n'), io);
  return note === undefined || wanted.theme !== undefined ? 0 : print(`${note}\n`, io);
}

function makeComponent(place: Place, options: ComponentOptions, config: PaginationConfig, version: string) {
  const { framework, directory, words, files: found, usage, options: existing, evidence, command } = place;
  const { name, label, host } = framework;
  const { translate, theme = config.theme, locale = config.locale } = options;
  if (translate !== undefined && !translated.includes(name))
    throw new UsageError(
      `The component for ${label} has no translations.`,
      `Pass labels as arguments. These have translations: ${translated.join(', ')}.`,
    );
  const rendering: PaginationOptions = {
    theme: readTheme(theme, evidence.cwd),
    labels: config.labels,
    singlePage: options.singlePage ? 'show' : config.singlePage,
    locale,
  };
  const calls = translate === undefined ? undefined : callsFor(name);
  const parts = partsOf(options.with);
  refuseParts(parts, framework);
  refuseMissing(parts, resolveOptions(rendering).theme);
  const linkAttributes = readLinkAttributes(options.link, config);
  if (parts.has('neighbors') && options.link?.some((one) => /(?::|%3A)page(?!\w)/i.test(one)))
    throw new UsageError(
      'A --link has :page, but the pages of neighbors have no numbers.',
      'Leave it out, or write :path.',
    );
  const drawing = { host, rendering, parts, linkAttributes, words, calls };
  const drawn = found.map(({ source, ...file }) => ({
    ...file,
    written: renameCalls(drawSource(source.text, drawing), options.name),
  }));
  // Without the chosen parts, nothing may be left of a file.
  const isEmpty = ({ written }: { readonly written: string }): boolean => written.trim() === '';
  const former = drawn.filter((file) => isEmpty(file) && file.head).map(({ target }) => target.name);
  const kept = drawn.filter((file) => !isEmpty(file));
  const files = kept.map(({ written, target, old: existingFile }) => {
    const text = writeHead(written, name, options, version);
    const old = existingFile?.bytes.toString();
    const state = compare(old, text);
    return {
      ...target,
      text,
      old,
      mode: existingFile?.mode ?? 0o644,
      state,
      advice: adviceFor(state, command),
    };
  });
  const catalogues = translate === undefined ? [] : makeCatalogues(place, translate, drawing);
  return {
    framework: name,
    files: [...files, ...catalogues],
    /** Whether some of the files were written by this package. */
    isThere: existing !== undefined,
    /** What to do about files and options that the component no longer has. */
    former: [
      ...place.replaced,
      ...[...place.former, ...former].map((file) => `${file} is no longer part of the component: delete it.`),
    ],
    /** The command that writes it. */
    command,
    /** Example lines for a template that uses the component. */
    usage: usage.text,
    styles: stepsForStyles(name, displayPath(evidence.cwd, directory), rendering.theme, evidence, words),
    next: catalogues.length === 0 ? undefined : nextStep(name),
  };
}

/** Catalogues are never overwritten: others may have written more into them. */
function makeCatalogues(place: Place, languages: string, drawing: Drawing) {
  const { framework, directory, evidence, command } = place;
  const { name } = framework;
  const labels = labelNamesOf(drawing);
  return cataloguesFor(name, languages, labels, evidence, directory).map(({ path, text, missingIn }) => {
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

/** Throws if a file would have to be overwritten that has changes by hand. An update leaves such files alone. */
function refuse({ files, isThere, command }: Component, isUpdate: boolean): void {
  const found = files.find(({ state }) => ['foreign', 'edited'].includes(state));
  if (found === undefined || (isUpdate && isThere)) return;
  const problem = `${found.name} ${FINDINGS[found.state]}, so it was left unchanged.`;
  throw new UsageError(
    problem,
    found.state === 'foreign'
      ? `To write the component beside it, use --name <name>. To print it, run ${command} --stdout.`
      : `To see the difference, run ${command} --diff. To update the other files, add --update.`,
  );
}

const isFine = ({ state }: ComponentFile): boolean => state === 'current' || state === 'kept';
const isWritten = ({ state }: ComponentFile): boolean => state === 'missing' || state === 'outdated';

async function write(file: ComponentFile): Promise<void> {
  try {
    await writePage(file, { bytes: Buffer.from(file.text), mode: file.mode });
  } catch (error) {
    throw fileError(`${file.name} cannot be written`, error, 'Check the directory and its permissions.');
  }
}

function textOf(files: readonly ComponentFile[]): string {
  return files.map(({ name, text }) => (files.length === 1 ? text : `==> ${name} <==\n${text}`)).join('\n');
}

async function showDiff({ name, old, text, state }: ComponentFile): Promise<string> {
  return state === 'current' || state === 'incomplete' ? '' : diffOf(name, old, text);
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

/** What to do, about some of the files and about what earlier versions have left. */
function adviceOn(files: readonly ComponentFile[], { former }: Component): string[] {
  return [...new Set(files.flatMap(({ advice }) => advice)), ...former];
}

/** Formats the result of `--check`. */
function review(component: Component): string {
  const lines = component.files.map(({ name, state }) => `${name} ${FINDINGS[state]}.`);
  return [...lines, ...adviceOn(component.files, component)].map((line) => `${line}\n`).join('');
}

/** Lists the files that were written, and shows how to use the component. */
function describe(component: Component): string {
  const { files, usage, styles, next } = component;
  const lines = files.map((file) =>
    isWritten(file) ? `Wrote ${file.name}.` : `${file.name} ${FINDINGS[file.state]}.`,
  );
  const left = files.filter((file) => !isWritten(file));
  const steps = next === undefined ? [] : [next];
  // Who has the component has its styles, too.
  if (styles.length > 0 && files.every(({ old }) => old === undefined))
    steps.push('Add the stylesheet:', indent(styles.join('\n')));
  return [...lines, ...adviceOn(left, component), ...steps, 'Use it:', indent(usage)].join('\n');
}
