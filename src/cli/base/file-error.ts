import { UsageError } from '../../base/usage-error.js';
import { reasonOf } from './paths.js';

export function fileError(what: string, error: unknown, hint: string): UsageError {
  return new UsageError(`${what}: ${reasonOf(error)}.`, hint);
}

/** Returns an error's message for use in the middle of a sentence, in one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.split('\n').map((line) => line.trim());
  return lines.join(' ').trim().replace(/\.$/, '');
}
