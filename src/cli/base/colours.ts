import type { Io, Output } from './io.js';

/**
 * Whether to write colours to a stream. `--no-color` comes first, then NO_COLOR, then FORCE_COLOR, then what the
 * terminal says of itself.
 *
 * @param wanted false for `--no-color`
 */
export function hasColours(stream: Output, env: Io['env'], wanted: boolean): boolean {
  if (!wanted || env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return stream.isTTY === true && (stream.hasColors?.(env) ?? false);
}
