import { inspect } from 'node:util';
import { printable } from '../../base/text.js';
import type { Colours } from '../base/colours.js';
import { SETTING_NAMES } from './config.js';
import type { LoadedSettings } from './settings.js';

/** Writes the settings that are in force, a line each, and where each came from. */
export function formatConfig(
  { values, config, origins, searched }: LoadedSettings,
  { bold, cyan, dim }: Colours,
): string {
  const file = config?.name ?? 'none';
  const rows = SETTING_NAMES.map((name) => {
    const origin = origins[name] === 'file' ? file : origins[name];
    return { name, value: show(values[name]), origin: printable(origin) };
  });
  const width = (column: 'name' | 'value'): number =>
    rows.reduce((width, row) => Math.min(40, Math.max(width, row[column].length)), 0);
  const lines = rows.map(
    ({ name, value, origin }) =>
      `${cyan(name.padEnd(width('name')))}  ${value.padEnd(width('value'))}  ${dim(origin)}`,
  );
  const head = [`${bold('Configuration:')} ${printable(file)}`];
  if (searched.length > 0) head.push(`${bold('Searched:')} ${printable(searched.join(', '))}`);
  return [...head, '', ...lines, ''].join('\n');
}

function show(value: unknown): string {
  if (value === undefined) return '-';
  return printable(inspect(value, { breakLength: Infinity, compact: true, depth: 3 }));
}
