import { basename, join, posix } from 'node:path';
import { features } from 'node:process';
import { templateLanguages } from '../../index.js';
import { FRAMEWORKS } from '../add/frameworks.js';
import { configCandidates } from '../config/config.js';
import { listFiles } from '../files/search.js';
import { evidenceIn, type Evidence } from '../project/evidence.js';
import { managerOf, placeOf } from '../project/packages.js';
import { themeOf } from '../project/theme.js';
import { hostOf, isBundled } from './tools.js';

/** What a directory shows of the project that it holds. */
export type Project = Awaited<ReturnType<typeof exploreProject>>;

const MANIFEST = 'package.json';

/** Names of directories that hold templates, the clearest first. */
const TEMPLATE_DIRECTORIES = [
  ...['templates', 'views', 'src/templates', 'src/views', 'resources/views', 'app/views', 'layouts'],
  ...['site', 'pages', 'src/pages', 'src', 'lib'],
];

const LAST_RESORT = 'pagination-tag-pages';

const OUT_DIRECTORIES = ['public', 'dist', 'build', LAST_RESORT];

/** Directories of package managers and builds, whose templates are not the author's. */
const FOREIGN = ['dist', 'venv', 'env', 'vendor', 'deps', '_build', '_site', 'target', 'coverage'];

/** What files in no template language are written in. */
export const HTML = 'HTML';

/** The endings of names, and the languages that they stand for. The longest ending counts, as in a build. */
const ENDINGS = [{ label: HTML, extensions: ['html', 'htm', 'xhtml'] }, ...templateLanguages]
  .flatMap(({ label, extensions }) => extensions.map((extension) => [`.${extension}`, label] as const))
  .toSorted(([a], [b]) => b.length - a.length);

/** Looks at a directory, as far as the command line needs to know about it. */
export async function exploreProject(cwd: string) {
  const evidence = evidenceIn(cwd);
  const { has, manifest } = evidence;
  const ignore = FOREIGN.filter((name) => has(name) || (name === 'dist' && isBundled(evidence)));
  const { templates, inputs, count, languages } = await findTemplates(cwd, has, ignore);
  const isHtml = languages.every((language) => language === HTML);
  const frameworks = FRAMEWORKS.filter(({ isUsed }) => isUsed(evidence));
  const dialect = isHtml ? frameworks.find((one) => one.dialect !== undefined)?.dialect : undefined;
  const label = templateLanguages.find(({ name }) => name === dialect)?.label;
  const theme = themeOf(evidence);
  const place = placeOf(cwd, 'pagination-tag');
  const candidates = configCandidates(undefined, cwd).map((path) => basename(path));
  return {
    /** Where the templates are, relative to the directory. */
    templates,
    /** The same, or the directories of that name in the packages of an application. */
    inputs,
    /** How many templates there are. */
    count,
    /** What they are written in. */
    languages: label === undefined ? languages : [label],
    /** Their language, where the names of the files do not show it. */
    dialect,
    /** Directories among them that hold the work of others. */
    ignore: inputs.includes('.') ? ignore : [],
    /** A name for the output directory that is still free. */
    outDir: outDirFor(
      templates,
      isHtml && dialect === undefined,
      (path) => has(path) || ignore.includes(path),
    ),
    /** The tool that builds the pages, if it takes a plugin. */
    host: hostOf(evidence, theme === undefined ? '' : `{ theme: '${theme}' }`),
    /** The framework that renders the pages. */
    framework: frameworks[0],
    /** The theme for the CSS framework that the project depends on. */
    theme,
    /** The configuration that there is already. */
    configuration:
      candidates.find((name) => name !== MANIFEST && has(name)) ??
      (manifest['pagination-tag'] === undefined ? undefined : MANIFEST),
    manager: managerOf(cwd),
    /** Whether this package is installed. Which archive it is in, if it is in one, only Plug'n'Play knows. */
    isInstalled: place === 'archive' ? evidence.dependsOn('pagination-tag') : place !== undefined,
    /** The directory of this package, if it is installed in one. */
    place: place === 'archive' ? undefined : place,
    /** Whether a configuration in TypeScript can be loaded: by Node itself from 22.18 on, and by jiti in older ones. */
    hasTypeScript:
      has('tsconfig.json') &&
      (placeOf(cwd, 'jiti') !== undefined || ('typescript' in features && Boolean(features.typescript))),
  };
}

/** Pages may be served as they are; templates of a server are not for the public, and are built elsewhere. */
function outDirFor(templates: string, isHtml: boolean, has: Evidence['has']): string {
  const own = `build/${templates === '.' ? 'templates' : basename(templates)}`;
  return (isHtml ? ['public', 'dist', 'build/pages'] : [own]).find((path) => !has(path)) ?? LAST_RESORT;
}

async function findTemplates(
  cwd: string,
  has: Evidence['has'],
  ignore: readonly string[],
): Promise<{ templates: string; inputs: readonly string[]; count: number; languages: readonly string[] }> {
  const languageOf = (file: string): string[] =>
    ENDINGS.find(([ending]) => file.toLowerCase().endsWith(ending))?.slice(1) ?? [];
  for (const templates of [...TEMPLATE_DIRECTORIES.filter(has), '.']) {
    const { files } = await listFiles(join(cwd, templates), ['**/*'], [...OUT_DIRECTORIES, ...ignore], cwd);
    const found = files.filter((file) => languageOf(file).length > 0);
    const languages = [...new Set(found.flatMap(languageOf))];
    // Django and Flask look for templates in these, by the path below them.
    const below = ['.', 'src'].includes(templates)
      ? new Set(found.map((file) => /^(?:.*?\/)??templates(?=\/)/.exec(file)?.[0]))
      : new Set([undefined]);
    const inputs = [...below].flatMap((path) => (path === undefined ? [] : posix.join(templates, path)));
    if (found.length > 0 && inputs.length > 0 && !below.has(undefined))
      return { templates: '.', inputs: inputs.sort(), count: found.length, languages };
    if (found.length > 0) return { templates, inputs: [templates], count: found.length, languages };
  }
  return { templates: 'templates', inputs: ['templates'], count: 0, languages: [] };
}
