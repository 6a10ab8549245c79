/** The parts of a control that `--with` chooses. */

import { InvalidArgumentError } from 'commander';
import { PARTS, type ChosenPart } from '../draw/host.js';

/** Reads a list of parts, such as `ends,labels`, and returns it in one order. */
export function parseParts(value: string): string {
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`There is no part "${unknown}". The parts are ${PARTS.join(', ')}.`);
  return [...partsOf(names.join(','))].join(',');
}

/** Returns the parts of such a list. The head of a file may name parts that other versions have. */
export function partsOf(list = ''): Set<ChosenPart> {
  const names = list.split(',');
  return new Set(PARTS.filter((part) => names.includes(part)));
}
