import pc from 'picocolors';
import type { Io, Output } from './io.js';

export type Colours = ReturnType<typeof coloursFor>;

/**
 * The colours for a stream, or none: `--no-color` comes first, then NO_COLOR, then FORCE_COLOR, then what the terminal says
 * of itself.
 */
export function coloursFor(stream: Output, { argv, env }: Io) {
  const forced = env['FORCE_COLOR'];
  const isWanted =
    forced === undefined
      ? stream.isTTY === true && (stream.hasColors?.(env) ?? false)
      : forced !== '0' && forced !== 'false';
  return pc.createColors(isWanted && !env['NO_COLOR'] && !argv.includes('--no-color'));
}
