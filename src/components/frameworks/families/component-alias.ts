/** The alias of components in shadcn/ui's components.json, and the directory that it leads to. */

import { isObject } from '../../../base/validate.js';
import type { Evidence } from '../../project/evidence.js';

/** The files that may say what an alias leads to, beside `imports` of package.json. */
const CONFIGS = ['tsconfig.json', 'tsconfig.app.json', 'tsconfig.base.json', 'jsconfig.json'];

export function aliasOf({ read }: Pick<Evidence, 'read'>, name: 'components' | 'ui'): string | undefined {
  return new RegExp(`"${name}"\\s*:\\s*"([^"]+)"`).exec(read('components.json') ?? '')?.[1];
}

/**
 * Finds the directory that the alias `components` leads to, relative to the project.
 *
 * @returns undefined if there is no alias, or if it leads out of the project, or nothing says where it leads
 */
export function directoryOfAlias(evidence: Evidence): string | undefined {
  const alias = aliasOf(evidence, 'components');
  if (alias === undefined) return undefined;
  // `#components/*` means `#components`, too.
  const folder = `${alias}/`;
  const found = targetsIn(evidence)
    .map(([pattern, target]) => [pattern.replace(/\*.*/, ''), target.replace(/\*.*/, '')] as const)
    .filter(([start]) => start !== '' && folder.startsWith(start))
    // As in TypeScript, the longest one counts.
    .sort(([one], [other]) => other.length - one.length)
    .map(([start, target]) => tidy(target + folder.slice(start.length)));
  const [directory] = evidence.has(alias) ? [alias] : found;
  return directory === undefined ? undefined : within(directory);
}

/** The patterns of aliases, each with what it leads to. */
function targetsIn({ read, manifest }: Evidence): (readonly [pattern: string, target: string])[] {
  const inConfigs = CONFIGS.flatMap((file) => {
    const text = (read(file) ?? '').replace(/^\s*\/\/.*$/gm, '');
    const [, base = '.'] = /"baseUrl"\s*:\s*"([^"]+)"/.exec(text) ?? [];
    return [...text.matchAll(/"([^"]+\/\*)"\s*:\s*\[\s*"((?!\/)[^"]+\/\*)"/g)].map(
      ([, pattern = '', target = '']): readonly [string, string] => [pattern, `${base}/${target}`],
    );
  });
  const imports = isObject(manifest['imports']) ? Object.entries(manifest['imports']) : [];
  return inConfigs.concat(
    imports.flatMap(([pattern, target]) =>
      pattern.includes('*') && typeof target === 'string' ? [[pattern, target] as const] : [],
    ),
  );
}

/** Returns a path below the project; undefined for the project itself and for what is out of it. */
export function within(path: string): string | undefined {
  return /^(?:\/|$)|(?:^|\/)\.\.(?:\/|$)/.test(path) ? undefined : path;
}

/** Removes what does not change a path: `./src//ui/` is `src/ui`. */
export function tidy(path: string): string {
  return path.replace(/(?<=^|\/)(?:\.?\/)+|\/$/g, '');
}
