import { basename, join, posix } from 'node:path';
import { features } from 'node:process';
import { dialectOfFile } from '../../options/options.js';
import { FRAMEWORKS } from '../add/frameworks.js';
import { configCandidates } from '../config/config.js';
import { listFiles } from '../files/search.js';
import { evidenceIn, type Evidence } from '../project/evidence.js';
import { managerOf, placeOf } from '../project/packages.js';
import { themeOf } from '../project/theme.js';
import { hostOf } from './tools.js';

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

/** Tools that write into `dist`, whether or not they build the pages. */
const BUNDLERS = ['webpack', 'rollup', 'rolldown', 'esbuild', '@rspack/core', 'gulp', 'parcel', 'vite'];

/** Pages in no template language. */
const HTML = { html: 'html', htm: 'html', xhtml: 'html' } as const;

/** Looks at a directory, as far as the command line needs to know about it. */
export async function exploreProject(cwd: string) {
  const evidence = evidenceIn(cwd);
  const { has, dependsOn } = evidence;
  const ignore = FOREIGN.filter((name) => has(name) || (name === 'dist' && BUNDLERS.some(dependsOn)));
  const { templates, inputs, count, languages } = await findTemplates(cwd, has, ignore);
  const frameworks = FRAMEWORKS.filter(({ isUsed }) => isUsed(evidence));
  const isHtml = languages.every((language) => language === 'html');
  const dialect = isHtml ? frameworks.find((one) => one.dialect !== undefined)?.dialect : undefined;
  const isServed = !isHtml || dialect !== undefined;
  // Pages may be served as they are; templates of a server are not for the public, and are built elsewhere.
  const outDirs = isServed
    ? [`build/${templates === '.' ? 'templates' : basename(templates)}`]
    : ['public', 'dist', 'build/pages'];
  const theme = themeOf(evidence);
  const place = placeOf(cwd, 'pagination-tag');
  return {
    ...evidence,
    /** Where the templates are, relative to the directory. */
    templates,
    /** The same, or the directories of that name in the packages of an application. */
    inputs,
    /** How many templates there are. */
    count,
    /** What they are written in. */
    languages: dialect === undefined ? languages : [dialect],
    /** Their language, where the names of the files do not show it. */
    dialect,
    /** Whether a server renders them. */
    isServed,
    /** Directories among them that hold the work of others. */
    ignore: inputs.includes('.') ? ignore : [],
    /** A name for the output directory that is still free. */
    outDir: outDirs.find((path) => !has(path) && !ignore.includes(path)) ?? LAST_RESORT,
    /** The tool that builds the pages, if it takes a plugin. */
    host: hostOf(evidence, theme === undefined ? '' : `{ theme: '${theme}' }`),
    /** The framework that renders the pages. */
    framework: frameworks[0],
    /** The theme for the CSS framework that the project depends on. */
    theme,
    /** The configuration that there is already. */
    configuration: configCandidates(undefined, cwd)
      .map((path) => basename(path))
      .find((name) => (name === MANIFEST ? 'pagination-tag' in evidence.manifest : has(name))),
    manager: managerOf(cwd),
    /** Whether this package is installed. Which archive it is in, if it is in one, only Plug'n'Play knows. */
    isInstalled: place === 'archive' ? dependsOn('pagination-tag') : place !== undefined,
    /** The directory of this package, if it is installed in one. */
    place: place === 'archive' ? undefined : place,
    /** Whether a configuration in TypeScript can be loaded: by Node itself from 22.18 on, and by jiti in older ones. */
    hasTypeScript:
      has('tsconfig.json') &&
      (placeOf(cwd, 'jiti') !== undefined || ('typescript' in features && Boolean(features.typescript))),
  };
}

async function findTemplates(
  cwd: string,
  has: Evidence['has'],
  ignore: readonly string[],
): Promise<{ templates: string; inputs: readonly string[]; count: number; languages: readonly string[] }> {
  for (const templates of [...TEMPLATE_DIRECTORIES.filter(has), '.']) {
    const { files } = await listFiles({
      directory: join(cwd, templates),
      pattern: '**/*',
      ignore: [...OUT_DIRECTORIES, ...ignore],
      ignoreFrom: cwd,
    });
    const found = files.filter((file) => dialectOfFile(file, HTML));
    if (found.length === 0) continue;
    const languages = [...new Set(found.flatMap((file) => dialectOfFile(file, HTML) || []))];
    // Django and Flask look for templates in these, by the path below them.
    const below = new Set(found.map((file) => /^(?:.*?\/)??templates(?=\/)/.exec(file)?.[0] ?? ''));
    if (!['.', 'src'].includes(templates) || below.has(''))
      return { templates, inputs: [templates], count: found.length, languages };
    const inputs = [...below].map((path) => posix.join(templates, path)).sort();
    return { templates: '.', inputs, count: found.length, languages };
  }
  return { templates: 'templates', inputs: ['templates'], count: 0, languages: [] };
}
