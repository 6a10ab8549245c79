import { fstatSync, writeSync } from 'node:fs';
import type { Io, Output } from './io.js';

/**
 * The command line's surroundings in a process. Node takes as long to make its streams as we take for a small page, so that
 * what goes to a file or a pipe is written without one.
 */
export function ioOf(process: NodeJS.Process): Io {
  return {
    get stdin() {
      return process.stdin;
    },
    stdout: outputOf(1, () => process.stdout),
    stderr: outputOf(2, () => process.stderr),
    env: process.env,
    cwd: () => process.cwd(),
  };
}

function outputOf(file: number, open: () => Output): Output {
  if (!isPlain(file)) return open();
  const listeners = new Set<() => void>();
  let stream: Output | undefined;
  return {
    write(data, done) {
      try {
        const rest = stream === undefined ? writeAtOnce(file, data) : data;
        if (rest.length === 0) {
          done?.();
          return true;
        }
        if (stream === undefined) {
          stream = open();
          for (const listener of listeners) stream.on('error', listener);
        }
        return stream.write(rest, done);
      } catch (error) {
        done?.(error as Error);
        return true;
      }
    },
    on(event, listener) {
      listeners.add(listener);
      stream?.on(event, listener);
    },
    off(event, listener) {
      listeners.delete(listener);
      stream?.off(event, listener);
    },
  };
}

/** Terminals are left to Node: it knows their width and colours, and the encoding of those of Windows. */
function isPlain(file: number): boolean {
  try {
    return !fstatSync(file).isCharacterDevice();
  } catch {
    // It is closed.
    return false;
  }
}

/** Gives what the reader of a pipe is not ready for; only a stream can wait for that. */
function writeAtOnce(file: number, data: string | Uint8Array): Uint8Array {
  let rest = typeof data === 'string' ? Buffer.from(data) : data;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(file, rest));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
  }
  return rest;
}
