import type { Options, ThemeName } from '../../index.js';

/** What a project tells of itself: its files, and the packages that it depends on. */
export interface Evidence {
  /** Whether there is a file or directory of this name. */
  readonly has: (path: string) => boolean;
  /** The text of a file; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
  /** Whether package.json names this package. */
  readonly dependsOn: (name: string) => boolean;
}

/** A tool that builds the pages of a project, and takes this package as a plugin: it needs no configuration of ours. */
export interface Host {
  readonly name: string;
  /** Its own configuration. */
  readonly file: string;
  /** What is to be added there, but for the theme. */
  readonly lines: readonly [importing: string, before: string, after: string];
  /** What separates options from what is before them. */
  readonly separator: string;
}

interface HostSigns extends Omit<Host, 'file'> {
  /** Names of its configuration, the usual one first. */
  readonly files: readonly [string, ...string[]];
  readonly isThere: (evidence: Evidence) => boolean;
}

const endings = (name: string, ...extensions: string[]): string[] =>
  extensions.map((extension) => `${name}.${extension}`);

const HOSTS: readonly HostSigns[] = [
  {
    name: 'Astro',
    files: ['astro.config.mjs', ...endings('astro.config', 'ts', 'js')],
    isThere: ({ dependsOn }) => dependsOn('astro'),
    lines: ["import pagination from 'pagination-tag/astro';", 'integrations: [pagination(', ')]'],
    separator: '',
  },
  {
    name: 'Eleventy',
    files: ['eleventy.config.js', ...endings('eleventy.config', 'mjs', 'cjs', 'ts'), '.eleventy.js'],
    isThere: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
    lines: ["import pagination from 'pagination-tag/eleventy';", 'eleventyConfig.addPlugin(pagination', ');'],
    separator: ', ',
  },
  {
    name: 'Vite',
    files: ['vite.config.js', ...endings('vite.config', 'ts', 'mjs')],
    // Where a server makes the pages, Vite builds their scripts and styles alone, and there is no such file.
    isThere: ({ dependsOn, has }) => dependsOn('vite') && has('index.html'),
    lines: ["import pagination from 'pagination-tag/vite';", 'plugins: [pagination(', ')]'],
    separator: '',
  },
];

/** Files of frameworks whose templates end in .html as well, and what these are written in. */
const DIALECTS: readonly (readonly [path: string, sign: RegExp, dialect: NonNullable<Options['dialect']>])[] =
  [
    ['manage.py', /django/i, 'django'],
    ...['requirements.txt', 'pyproject.toml', 'Pipfile'].map(
      (path) => [path, /^[ \t'"-]*(?:flask|jinja2|fastapi)\b/im, 'jinja2'] as const,
    ),
    ...['toml', 'yaml', 'json'].map((ending) => [`hugo.${ending}`, /(?:)/, 'hugo'] as const),
  ];

/** Packages of the frameworks that there are themes for. daisyUI comes before Tailwind, which it needs. */
const PACKAGES: readonly (readonly [dependency: string, theme: ThemeName])[] = [
  ['bootstrap', 'bootstrap'],
  ['bulma', 'bulma'],
  ['daisyui', 'daisyui'],
  ['govuk-frontend', 'govuk'],
  ['@uswds/uswds', 'uswds'],
  ['tailwindcss', 'tailwind'],
];

/** The same where another package manager brings them. */
const MANIFESTS: readonly (readonly [path: string, sign: RegExp, theme: ThemeName])[] = [
  ['mix.exs', /:petal_components\b/, 'petal'],
  // New Phoenix projects have it without a package.
  ['assets/vendor/daisyui.js', /./, 'daisyui'],
  ['mix.exs', /:tailwind\b/, 'tailwind'],
  ['Gemfile', /^[ \t]*gem[ \t]*\(?['"]bootstrap['"]/m, 'bootstrap'],
  ['Gemfile', /^[ \t]*gem[ \t]*\(?['"]bulma-rails['"]/m, 'bulma'],
  ['Gemfile', /^[ \t]*gem[ \t]*\(?['"]tailwindcss-rails['"]/m, 'tailwind'],
];

/** The tool that builds the pages, if it is one that takes a plugin. */
export function hostOf(evidence: Evidence): Host | undefined {
  const found = HOSTS.find(({ isThere }) => isThere(evidence));
  if (found === undefined) return undefined;
  const { name, files, lines, separator } = found;
  return { name, file: files.find(evidence.has) ?? files[0], lines, separator };
}

/** The language of templates whose names do not tell it. */
export function dialectOf({ read }: Evidence): Options['dialect'] | undefined {
  return DIALECTS.find(([path, sign]) => matches(read(path), sign))?.[2];
}

/** The theme for the framework that the project depends on. */
export function themeOf({ read, dependsOn }: Evidence): ThemeName | undefined {
  const named = PACKAGES.find(([dependency]) => dependsOn(dependency))?.[1];
  return named ?? MANIFESTS.find(([path, sign]) => matches(read(path), sign))?.[2];
}

function matches(text: string | undefined, sign: RegExp): boolean {
  return text !== undefined && sign.test(text);
}
