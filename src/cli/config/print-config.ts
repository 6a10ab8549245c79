import { inspect } from 'node:util';
import pc from 'picocolors';
import { printable } from '../../base/text.js';
import { SETTING_NAMES, type Configured, type LoadedConfig } from './config.js';

/**
 * Writes the settings that are in force, a line each, and where each came from.
 *
 * @param colour whether to use colours
 */
export function formatConfig(
  { inputs, options, origins }: Configured,
  config: LoadedConfig | undefined,
  colour: boolean,
): string {
  const colours = pc.createColors(colour);
  const file = config?.name ?? 'none';
  const values: Readonly<Record<string, unknown>> = {
    ...options,
    inputs,
    data: options.data ?? options.dataValues,
    singlePage: options.singlePage ?? 'show',
    theme: options.theme ?? 'default',
    ext: origins['ext'] === 'default' ? undefined : options.ext,
    map: options.map ?? false,
    quiet: options.quiet ?? false,
  };
  const rows = SETTING_NAMES.map((name) => {
    const origin = origins[name] === 'file' ? file : (origins[name] ?? 'default');
    return { name, value: show(values[name]), origin: printable(origin) };
  });
  const width = (column: 'name' | 'value'): number =>
    Math.min(40, Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map(
    ({ name, value, origin }) =>
      `${colours.cyan(name.padEnd(width('name')))}  ${value.padEnd(width('value'))}  ${colours.dim(origin)}`,
  );
  const head = `${colours.bold('Configuration:')} ${printable(file)}\n`;
  return `${head}\n${lines.join('\n')}\n`;
}

function show(value: unknown): string {
  if (value === undefined) return '-';
  return printable(inspect(value, { breakLength: Infinity, compact: true, depth: 3 }));
}
