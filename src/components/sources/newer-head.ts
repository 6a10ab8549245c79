/** What the first line of a component may name that this version does not have. */

import { UsageError } from '../../base/usage-error.js';
import { labelsFor } from '../../options/locales.js';
import { themeNames } from '../../themes/index.js';
import { isThemeFile } from '../../reading/theme-file.js';
import { PARTS } from '../draw/host.js';
import { isHeadOption, type ComponentOptions, type Head } from './head.js';

/**
 * Refuses a component whose first line names what this version does not have, as one that a newer version has written.
 *
 * @param file its name in messages
 * @param given the options of the command line, which replace those of the file
 * @param version this version
 * @throws {UsageError} naming the first of these options
 */
export function refuseNewer(
  { options, version: written }: Head,
  file: string,
  given: ComponentOptions,
  version: string,
): void {
  const unknown = Object.entries(options).find(
    ([name, value]) => given[name as keyof ComponentOptions] === undefined && !isKnown(name, value),
  );
  if (unknown === undefined) return;
  const [name, value] = unknown;
  const shown = value === true ? `--${name}` : `--${name} ${String(value)}`;
  throw new UsageError(
    `The first line of ${file} says ${shown}, which pagination-tag ${version} does not have. The file was written by version ${written}.`,
    isHeadOption(name) ? `Update pagination-tag, or choose another --${name}.` : 'Update pagination-tag.',
  );
}

function isKnown(name: string, value: string | true | readonly string[]): boolean {
  const all = typeof value === 'string' ? value.split(',') : [];
  switch (name) {
    case 'theme':
      return isThemeFile(value) || all.every((one) => themeNames.some((known) => known === one));
    case 'locale':
    case 'translate':
      return all.length > 0 && all.every((one) => /^[a-z\d-]+$/i.test(one) && labelsFor(one) !== undefined);
    case 'with':
      return value === 'all' || all.every((one) => PARTS.some((known) => known === one));
    default:
      return isHeadOption(name);
  }
}
