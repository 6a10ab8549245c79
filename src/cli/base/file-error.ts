import { UsageError } from '../../base/usage-error.js';
import { reasonOf } from './paths.js';

export function fileError(what: string, error: unknown, hint: string): UsageError {
  return new UsageError(`${what}: ${reasonOf(error)}.`, hint);
}

/** Returns an error's message for use in the middle of a sentence. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
