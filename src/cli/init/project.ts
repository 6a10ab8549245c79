import { basename, join, posix } from 'node:path';
import { dialectOfFile } from '../../options/options.js';
import type { Framework } from '../../components/frameworks/framework.js';
import { FRAMEWORKS } from '../../components/frameworks/index.js';
import { CONFIG_NAMES } from '../config/config.js';
import { GitIgnore } from '../files/git-ignore.js';
import { listFiles } from '../files/search.js';
import { evidenceIn, findUp, type Evidence } from '../../components/project/evidence.js';
import { OTHERS } from '../../components/frameworks/projects.js';
import { findTheme } from '../detect/themes.js';
import { buildToolOf } from '../detect/tools.js';

export type Project = Awaited<ReturnType<typeof exploreProject>>;

/** Common names of template directories, the most specific first. */
const TEMPLATE_DIRECTORIES = [
  ...['templates', 'views', 'src/templates', 'src/views', 'resources/views', 'app/views', 'layouts'],
  ...['site', 'pages', 'src/pages', 'src', 'lib'],
];

const LAST_RESORT = 'pagination-tag-pages';

const OUT_DIRECTORIES = ['public', 'dist', 'build', LAST_RESORT];

/** Directories of package managers and builds. The project's own templates are elsewhere. */
const FOREIGN = ['dist', 'venv', 'env', 'vendor', 'deps', '_build', '_site', 'target', 'coverage'];

/** Tools that write to `dist`, whether or not they build pages. */
const BUNDLERS = ['webpack', 'rollup', 'rolldown', 'esbuild', '@rspack/core', 'gulp', 'parcel', 'vite'];

/** Extensions of plain HTML pages. */
const HTML = { html: 'html', htm: 'html', xhtml: 'html' } as const;

export async function exploreProject(cwd: string) {
  const evidence = evidenceIn(cwd);
  const frameworks = FRAMEWORKS.filter(({ isUsed }) => isUsed(evidence));
  const other = OTHERS.find(({ isUsed }) => isUsed(evidence));
  const { theme, note } = findTheme(evidence);
  const framework = frameworks[0];
  const templates = await findTemplates(evidence, [...frameworks, ...(other === undefined ? [] : [other])]);
  const moves = framework?.moves?.from === templates.inputs.join() ? framework.moves : undefined;
  const place = findUp(cwd, ['node_modules/pagination-tag', '.pnp.cjs']);
  // Yarn Plug'n'Play stores packages in archives, which editors cannot read.
  const isArchived = place?.endsWith('.pnp.cjs') ?? false;
  return {
    ...evidence,
    ...templates,
    ...(moves === undefined ? {} : { inputs: [moves.to], outDir: moves.from }),
    moves,
    theme,
    themeNote: note,
    framework,
    /** A kind of project without a component. */
    other: framework === undefined ? other : undefined,
    /** Whether its pages come from code, so that there are no templates to build. */
    rendersInCode: (framework ?? other)?.rendersInCode === true,
    buildTool: buildToolOf(evidence),
    configuration: CONFIG_NAMES.find((name) =>
      name === 'package.json' ? 'pagination-tag' in evidence.manifest : evidence.has(name),
    ),
    isInstalled: isArchived ? evidence.dependsOn('pagination-tag') : place !== undefined,
    /** The directory of this package, unless it is in an archive. */
    place: isArchived ? undefined : place,
  };
}

async function findTemplates(evidence: Evidence, frameworks: readonly Pick<Framework, 'dialect'>[]) {
  const { has, dependsOn } = evidence;
  const ignore = FOREIGN.filter((name) => has(name) || (name === 'dist' && BUNDLERS.some(dependsOn)));
  const { directory, files, others } = await searchTemplates(evidence, ignore);
  const languages = [...new Set(files.flatMap((file) => dialectOfFile(file, HTML) || []))].sort();
  const isHtml = languages.every((language) => language === 'html');
  const dialect = isHtml ? frameworks.find((one) => one.dialect !== undefined)?.dialect : undefined;
  const isServed = !isHtml || dialect !== undefined;
  // Django and Flask find templates by their path in these directories.
  const below = new Set(files.map((file) => /^(?:.*?\/)??templates(?=\/)/.exec(file)?.[0] ?? ''));
  const isSpread = ['.', 'src'].includes(directory) && !below.has('');
  const inputs = isSpread ? [...below].map((path) => posix.join(directory, path)).sort() : [directory];
  // Static pages may go to a public directory. Server templates must not.
  const outDirs = isServed
    ? [`build/${isSpread || directory === '.' ? 'templates' : basename(directory)}`]
    : ['public', 'dist', 'build/pages'];
  return {
    inputs,
    count: files.length,
    /** Where they are in the input. */
    places: files,
    /** Files with tags outside of the inputs. */
    others,
    languages: dialect === undefined ? languages : [dialect],
    /** Their language, if file names do not show it. */
    dialect,
    isServed,
    /** Foreign directories within the inputs. */
    ignore: inputs.includes('.') && ignore.length > 0 ? ignore : undefined,
    /** An unused name for the output directory. */
    outDir: outDirs.find((path) => !has(path) && !ignore.includes(path)) ?? LAST_RESORT,
  };
}

/** Finds the first directory that contains templates, and the files with tags beside it. */
async function searchTemplates({ cwd, has, says }: Evidence, ignore: readonly string[]) {
  const search = async (directory: string): Promise<string[]> => {
    const path = join(cwd, directory);
    const { files } = await listFiles({
      directory: path,
      pattern: '**/*',
      ignore: [...OUT_DIRECTORIES, ...ignore],
      ignoreFrom: cwd,
      accepts: (place) => Boolean(dialectOfFile(place, HTML)),
      gitIgnore: new GitIgnore(path, cwd),
    });
    return files.flatMap(({ place, error }) => (error === undefined ? place : []));
  };
  for (const directory of [...TEMPLATE_DIRECTORIES.filter(has), '.']) {
    const files = await search(directory);
    if (files.length === 0) continue;
    const beside = directory === '.' ? [] : await search('.');
    const others = beside.filter(
      (place) => !place.startsWith(`${directory}/`) && says(place, /<pagination[\s/>]/i),
    );
    return { directory, files, others: others.sort() };
  }
  return { directory: 'templates', files: [], others: [] };
}
