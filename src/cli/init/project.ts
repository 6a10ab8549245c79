import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { templateLanguages, type Options, type ThemeName } from '../../index.js';
import { configCandidates } from '../config/config.js';
import { dialectOf, hostOf, themeOf, type Evidence, type Host } from './frameworks.js';
import { listFiles } from '../files/list-files.js';

/** What can be found out about the project that a directory holds. */
export interface Project {
  /** Where its templates are, relative to the directory. */
  readonly templates: string;
  /** How many templates are there. */
  readonly count: number;
  /** What they are written in. */
  readonly languages: readonly string[];
  /** Their language, where the names of the files do not tell it. */
  readonly dialect: Options['dialect'] | undefined;
  /** Directories among them that hold the work of others. */
  readonly ignore: readonly string[];
  /** The tool that builds the pages, if it takes a plugin. */
  readonly host: Host | undefined;
  /** A place for the pages where nothing is yet. */
  readonly outDir: string;
  /** The theme for the framework that the project depends on. */
  readonly theme: ThemeName | undefined;
  /** The configuration that it has already. */
  readonly configuration: string | undefined;
  /** Whether this package can be imported there. */
  readonly isInstalled: boolean;
  /** Whether a configuration in TypeScript can be loaded there. */
  readonly hasTypeScript: boolean;
}

const MANIFEST = 'package.json';

/** Names that directories of templates have, the most telling first. */
const TEMPLATE_DIRECTORIES = [
  'templates',
  'views',
  'src/templates',
  'src/views',
  'resources/views',
  'app/views',
  'layouts',
  'site',
  'pages',
  'src/pages',
  'src',
  'lib',
];

const LAST_RESORT = 'pagination-tag-pages';

const OUT_DIRECTORIES = ['public', 'dist', 'build', LAST_RESORT];

/** Directories of package managers and builds, whose templates are not the author's. */
const FOREIGN = ['venv', 'env', 'vendor', 'deps', '_build', '_site', 'target', 'coverage'];

/** What the language of a file is called that is in none. */
export const HTML = 'HTML';

const LANGUAGES = [{ label: HTML, extensions: ['html', 'htm', 'xhtml'] }, ...templateLanguages];

/** Looks at a directory, as far as the command line needs to know about it. */
export async function exploreProject(cwd: string): Promise<Project> {
  const evidence = collectEvidence(cwd);
  const { has } = evidence;
  const manifest = readManifest(evidence);
  const ignore = FOREIGN.filter(has);
  const found = await findTemplates(cwd, has, ignore);
  const isHtml = found.languages.every((language) => language === HTML);
  const dialect = isHtml ? dialectOf(evidence) : undefined;
  const label = templateLanguages.find(({ name }) => name === dialect)?.label;
  return {
    ...found,
    languages: label === undefined ? found.languages : [label],
    dialect,
    ignore: found.templates === '.' ? ignore : [],
    outDir: outDirFor(found.templates, isHtml && dialect === undefined, has),
    host: hostOf(evidence),
    theme: themeOf(evidence),
    configuration:
      configCandidates(undefined, undefined, cwd)
        .map((path) => basename(path))
        .find((name) => name !== MANIFEST && has(name)) ??
      (manifest['pagination-tag'] === undefined ? undefined : MANIFEST),
    isInstalled: has('node_modules/pagination-tag'),
    // Node loads TypeScript by itself from 22.18 on, and jiti loads it in older ones.
    hasTypeScript: has('tsconfig.json') && (has('node_modules/jiti') || 'typescript' in process.features),
  };
}

function collectEvidence(cwd: string): Evidence {
  const read = (path: string): string | undefined => {
    try {
      return readFileSync(join(cwd, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  const { dependencies, devDependencies } = readManifest({ read });
  const packages = { ...dependencies, ...devDependencies };
  return {
    has: (path) => existsSync(join(cwd, path)),
    read,
    dependsOn: (name) => Object.hasOwn(packages, name),
  };
}

/** Pages may be served as they are; templates of a server are not for the world to see, and are built elsewhere. */
function outDirFor(templates: string, isHtml: boolean, has: Evidence['has']): string {
  const own = `build/${templates === '.' ? 'templates' : basename(templates)}`;
  return (isHtml ? ['public', 'dist', 'build/pages'] : [own]).find((path) => !has(path)) ?? LAST_RESORT;
}

async function findTemplates(
  cwd: string,
  has: Evidence['has'],
  ignore: readonly string[],
): Promise<Pick<Project, 'templates' | 'count' | 'languages'>> {
  for (const directory of [...TEMPLATE_DIRECTORIES.filter(has), '.']) {
    const { files } = await listFiles(join(cwd, directory), ['**/*'], [...OUT_DIRECTORIES, ...ignore], cwd);
    const languages = files.flatMap((file) => languageOf(file) ?? []);
    if (languages.length > 0)
      return { templates: directory, count: languages.length, languages: [...new Set(languages)] };
  }
  return { templates: 'templates', count: 0, languages: [] };
}

/** The language of a file; the longest ending counts, as it does when the file is built. */
function languageOf(file: string): string | undefined {
  const endings = LANGUAGES.flatMap(({ label, extensions }) =>
    extensions.map((extension) => ({ label, ending: `.${extension}` })),
  );
  return endings
    .filter(({ ending }) => file.toLowerCase().endsWith(ending))
    .sort((a, b) => b.ending.length - a.ending.length)[0]?.label;
}

interface Manifest {
  readonly dependencies?: object;
  readonly devDependencies?: object;
  readonly 'pagination-tag'?: unknown;
}

/** What package.json says; nothing where it is missing or cannot be read. */
function readManifest({ read }: Pick<Evidence, 'read'>): Manifest {
  try {
    return (JSON.parse(read(MANIFEST) ?? '') as Manifest | null) ?? {};
  } catch {
    return {};
  }
}
