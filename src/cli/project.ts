import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { templateLanguages, type ThemeName } from '../index.js';
import { configCandidates } from './config.js';
import { listFiles } from './list-files.js';

/** What can be found out about the project that a directory holds. */
export interface Project {
  /** Where its templates are, relative to the directory. */
  readonly templates: string;
  /** How many templates are there. */
  readonly count: number;
  /** What they are written in, by the names of the files. */
  readonly languages: readonly string[];
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
];

const OUT_DIRECTORIES = ['public', 'dist', 'build/pages', 'pagination-tag-pages'];

/** Packages of the frameworks that there are themes for. daisyUI comes before Tailwind, which it needs. */
const THEMES: readonly (readonly [dependency: string, theme: ThemeName])[] = [
  ['bootstrap', 'bootstrap'],
  ['bulma', 'bulma'],
  ['daisyui', 'daisyui'],
  ['govuk-frontend', 'govuk'],
  ['@uswds/uswds', 'uswds'],
  ['tailwindcss', 'tailwind'],
];

const LANGUAGES = [{ label: 'HTML', extensions: ['html', 'htm', 'xhtml'] }, ...templateLanguages];

/** Looks at a directory, as far as the command line needs to know about it. */
export async function exploreProject(cwd: string): Promise<Project> {
  const has = (path: string): boolean => existsSync(join(cwd, path));
  const outDir = OUT_DIRECTORIES.find((path) => !has(path)) ?? 'pagination-tag-pages';
  const manifest = await readManifest(cwd);
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  return {
    ...(await findTemplates(cwd, has)),
    outDir,
    theme: THEMES.find(([dependency]) => Object.hasOwn(dependencies, dependency))?.[1],
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

async function findTemplates(
  cwd: string,
  has: (path: string) => boolean,
): Promise<Pick<Project, 'templates' | 'count' | 'languages'>> {
  for (const directory of [...TEMPLATE_DIRECTORIES.filter(has), '.']) {
    const { files } = await listFiles(join(cwd, directory), ['**/*'], OUT_DIRECTORIES, cwd);
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
async function readManifest(cwd: string): Promise<Manifest> {
  try {
    return (JSON.parse(await readFile(join(cwd, MANIFEST), 'utf8')) as Manifest | null) ?? {};
  } catch {
    return {};
  }
}
