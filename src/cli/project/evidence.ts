import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a project shows of itself: its files, and the packages that it depends on. */
export interface Evidence {
  /** Whether there is a file or directory of this name. */
  readonly has: (path: string) => boolean;
  /** The text of a file; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
  /** What package.json says; nothing where it is missing or is not JSON. */
  readonly manifest: Readonly<Record<string, object>>;
  /** Whether package.json names this package. */
  readonly dependsOn: (name: string) => boolean;
}

/** Looks at a directory. */
export function evidenceIn(cwd: string): Evidence {
  const has = (path: string): boolean => existsSync(join(cwd, path));
  const read = (path: string): string | undefined => {
    try {
      return readFileSync(join(cwd, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  const manifest = parseManifest(read('package.json'));
  const packages = { ...manifest['dependencies'], ...manifest['devDependencies'] };
  return { has, read, manifest, dependsOn: (name) => Object.hasOwn(packages, name) };
}

/** Tells whether a project shows something. */
export type Sign = (evidence: Evidence) => boolean;

/** The text of one of these files matches. */
export function inFile(paths: readonly string[], pattern: RegExp = /(?:)/): Sign {
  return ({ read }) =>
    paths.some((path) => {
      const text = read(path);
      return text !== undefined && pattern.test(text);
    });
}

/** package.json names one of these packages. */
export function inPackages(...names: readonly string[]): Sign {
  return ({ dependsOn }) => names.some(dependsOn);
}

/** Any of these is there. */
export function anyOf(...signs: readonly Sign[]): Sign {
  return (evidence) => signs.some((sign) => sign(evidence));
}

function parseManifest(text = ''): Readonly<Record<string, object>> {
  try {
    return (JSON.parse(text) as Record<string, object> | null) ?? {};
  } catch {
    return {};
  }
}
