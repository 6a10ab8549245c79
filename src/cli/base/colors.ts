import pc from 'picocolors';
import type { Io, Output } from './io.js';

export type Colors = ReturnType<typeof colorsFor>;

/**
 * Returns the colors for a stream. `--no-color` takes precedence, then NO_COLOR, then FORCE_COLOR, then the terminal's
 * capabilities.
 */
export function colorsFor(stream: Output, { argv, env }: Io) {
  const forced = env['FORCE_COLOR'];
  const isWanted =
    forced === undefined
      ? stream.isTTY === true && (stream.hasColors?.(env) ?? false)
      : forced !== '0' && forced !== 'false';
  return pc.createColors(isWanted && !env['NO_COLOR'] && !argv.includes('--no-color'));
}
