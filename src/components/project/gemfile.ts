/** What a Gemfile says: the versions of gems, and the paginator of a Ruby project. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaginationOptions } from '../../index.js';

/**
 * Returns the version of a gem as written, or `*`; an empty string if the Gemfile does not have it.
 *
 * @param gemfile the text of the file
 * @example
 * versionOfGem("gem 'pagy', '~> 9.3'", 'pagy') // '~> 9.3'
 */
export function versionOfGem(gemfile: string, name: string): string {
  const gem = new RegExp(String.raw`^[ \t]*gem[ \t]*\(?['"]${name}['"](?:,[ \t]*['"]([^'"]*))?`, 'm');
  const match = gem.exec(gemfile);
  return match === null ? '' : (match[1] ?? '*');
}

/** Returns the paginator of a Ruby project, where its Gemfile has another one than the tag's default, the newest Pagy. */
export function pagersOfGemfile(directory: string): PaginationOptions['pagers'] {
  let gemfile: string;
  try {
    gemfile = readFileSync(join(directory, 'Gemfile'), 'utf8');
  } catch {
    return undefined;
  }
  const pagy = versionOfGem(gemfile, 'pagy');
  const other = (['kaminari', 'will_paginate'] as const).find((name) => versionOfGem(gemfile, name) !== '');
  if (other !== undefined && pagy === '') return { erb: other };
  const major = /\d+/.exec(pagy)?.[0];
  // Pagy 43 follows 9.
  return major !== undefined && Number(major) < 43 ? { erb: 'pagy-9' } : undefined;
}
