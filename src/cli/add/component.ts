import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ComponentOptions } from '../arguments/program.js';
import { hasError } from '../../diagnostics/diagnostic.js';
import { preprocess, type Options } from '../../index.js';
import { english, labelsFor } from '../../options/locales.js';
import { dialectOfFile, resolveOptions, type DialectsOfFiles } from '../../options/options.js';
import { pagersOf } from '../../pagers/choose.js';
import { readTheme } from '../config/theme.js';
import type { Framework } from './frameworks.js';
import { writeHead } from './head.js';

/** A file of a component. */
export interface ComponentFile {
  /** From the directory of the component. */
  readonly path: string;
  readonly text: string;
}

/** How controls are rendered. */
type Rendering = Pick<Options, 'theme' | 'locale' | 'labels' | 'singlePage'>;

/** The folder of the sources that take the place of others if the component takes a paginator. */
const PAGER = 'pager/';

/**
 * Makes the files of a component: its sources, with the tags compiled and the head filled in.
 *
 * @param folder where the sources of all components are
 * @param cwd where the file of a theme is looked for
 * @param rendering what a configuration says; the options count first
 * @param words what stands for some words of the sources
 */
export function makeComponent(
  framework: Framework,
  folder: string,
  options: ComponentOptions,
  cwd: string,
  rendering: Rendering,
  words: Readonly<Record<string, string>>,
  version: string,
): readonly ComponentFile[] {
  const { name } = framework;
  const { pager, theme = rendering.theme, locale = rendering.locale } = options;
  const { labels, singlePage } = rendering;
  const settings = { theme: readTheme(theme, cwd, cwd), locale, labels, singlePage } as Rendering;
  const changes = [...Object.entries(words), ...changesFor(options, settings)];
  return sourcesOf(framework, folder, pager !== undefined).map(({ path, text }) => {
    const source = changes.reduce((all, [from, to]) => all.replaceAll(from, () => to), text);
    const dialect = languageOf(framework, path);
    // A file in no template language has no tags, though it may speak of one.
    if (dialect === undefined) return { path, text: writeHead(source, name, options, version) };
    const file = `components/${name}/${path}`;
    const pagers = pager === undefined ? {} : { [dialect]: pager };
    const { html, diagnostics } = preprocess(source, { ...settings, file, dialect, pagers });
    if (hasError(diagnostics))
      throw new Error(`${file}: ${diagnostics.map(({ message }) => message).join(' ')}`);
    return { path, text: writeHead(html, name, options, version) };
  });
}

/** The paths of the files of a component, from its directory. */
export function pathsOf(framework: Framework, folder: string): readonly string[] {
  return sourcesOf(framework, folder, false).map(({ path }) => path);
}

/** The paginators that a component can take: those of its language, if it has sources that take one. */
export function pagersFor(framework: Framework, folder: string): readonly string[] {
  return sourcesOf(framework, folder, true)
    .filter(({ text }) => /\spager=/.test(text))
    .flatMap(({ path }) => Object.keys(pagersOf(languageOf(framework, path), {}).rows));
}

/** Reads the sources of a component. */
function sourcesOf(framework: Framework, folder: string, hasPager: boolean): readonly ComponentFile[] {
  const all = listSources(framework, folder);
  return all
    .filter((path) => !path.startsWith(PAGER))
    .map((path) => {
      const source = hasPager && all.includes(`${PAGER}${path}`) ? `${PAGER}${path}` : path;
      return { path, text: readFileSync(join(folder, framework.name, source), 'utf8') };
    });
}

function listSources({ name }: Framework, folder: string): readonly string[] {
  const directory = join(folder, name);
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}

/** The template language of a source. */
function languageOf({ dialect }: Framework, path: string): NonNullable<Options['dialect']> | undefined {
  const dialects: DialectsOfFiles = dialect === undefined ? {} : { html: dialect };
  return dialectOfFile(path, dialects) || undefined;
}

/** What the options change in the sources: literals of their tags, and the English labels in quotation marks. */
function changesFor(
  { siblings = 1, boundaries = 1 }: ComponentOptions,
  settings: Rendering,
): readonly (readonly [from: string, to: string])[] {
  const labels = { ...labelsFor(settings.locale ?? 'en'), ...settings.labels };
  const { pageLabels } = resolveOptions(settings).theme;
  const {
    previous = english.previous,
    next = english.next,
    landmark = english.landmark,
    page = english.page,
  } = labels;
  return [
    ['sibling_count="1"', `sibling_count="${siblings}"`],
    ['boundary_count="1"', `boundary_count="${boundaries}"`],
    // The same in code that calls `renderPagination`, with the options behind it.
    ['sibling_count: 1', `sibling_count: ${siblings}`],
    ['boundary_count: 1', `boundary_count: ${boundaries}`],
    ['{ theme: "default" }', literalOf(settings)],
    ...quoted(english.landmark, landmark),
    ...quoted(english.previous, previous),
    ...quoted(english.next, next),
    // Most themes do not spell a page out.
    ...quoted(english.page, pageLabels ? page : ''),
  ];
}

/** An object as JavaScript has it, in the way that Prettier lays it out; what is unset is left out. */
function literalOf(settings: Rendering): string {
  const json = JSON.stringify(settings, null, 1).replace(/\n\s*/g, ' ');
  return json.replace(/"([a-z]\w*)":/gi, '$1:');
}

/** A string of the sources, in either quotation marks, and the one that stands for it. */
function quoted(from: string, to: string): (readonly [string, string])[] {
  return ['"', "'"].map((mark) => {
    const escaped = to.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`);
    return [`${mark}${from}${mark}`, `${mark}${escaped}${mark}`];
  });
}
