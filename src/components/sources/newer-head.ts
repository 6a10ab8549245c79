/** First lines of components that this version cannot follow. */

import { UsageError } from '../../base/usage-error.js';
import { labelsFor } from '../../options/locales.js';
import { themeNames } from '../../themes/index.js';
import { isThemeFile } from '../../reading/theme-file.js';
import { PARTS } from '../draw/host.js';
import { isHeadOption, type ComponentOptions, type Head } from './head.js';
import { isCatalogTag } from './translations.js';

/**
 * Refuses a file that a newer version has written, which this one would take back to what it knows, and one whose first line
 * names what this version does not have.
 *
 * @param file its name in messages
 * @param given the options of the command line, which replace those of the file
 * @param version this version
 * @throws {UsageError} naming the version, or the first of these options
 */
export function refuseNewer(
  { options, version: written }: Head,
  file: string,
  given: ComponentOptions,
  version: string,
): void {
  if (isNewer(written, version))
    throw new UsageError(
      `${file} was written by pagination-tag ${written}, and this is the older version ${version}.`,
      'Update pagination-tag. To write the component with this version, delete its files first.',
    );
  const unknown = Object.entries(options).find(
    ([name, value]) => given[name as keyof ComponentOptions] === undefined && !isKnown(name, value),
  );
  if (unknown === undefined) return;
  const [name, value] = unknown;
  const shown = value === true ? `--${name}` : `--${name} ${String(value)}`;
  throw new UsageError(
    `The first line of ${file} says ${shown}, which pagination-tag ${version} does not have.`,
    isHeadOption(name) ? `Correct the line, or choose another --${name}.` : 'Correct the line.',
  );
}

/** Whether a version is newer than another one, by the rules of Semantic Versioning. */
function isNewer(version: string, other: string): boolean {
  // What follows a plus sign has no order.
  const read = (text: string): RegExpExecArray | [] => /^([\d.]*)-?([^+]*)/.exec(text) ?? [];
  const [, numbers = '', label = ''] = read(version);
  const [, otherNumbers = '', otherLabel = ''] = read(other);
  const order = numbers.localeCompare(otherNumbers, 'en', { numeric: true });
  if (order !== 0) return order > 0;
  // A version without a label, such as 1.0.0, comes after those with one, such as 1.0.0-beta.2.
  if (label === '' || otherLabel === '') return label === '' && otherLabel !== '';
  return label.localeCompare(otherLabel, 'en', { numeric: true }) > 0;
}

function isKnown(name: string, value: string | true | readonly string[]): boolean {
  const all = typeof value === 'string' ? value.split(',') : [];
  switch (name) {
    case 'theme':
      return isThemeFile(value) || all.every((one) => themeNames.some((known) => known === one));
    case 'locale':
      return typeof value === 'string' && labelsFor(value) !== undefined;
    case 'translate':
      return all.length > 0 && all.every(isCatalogTag);
    case 'with':
      return value === 'all' || all.every((one) => PARTS.some((known) => known === one));
    default:
      return isHeadOption(name);
  }
}
