import { setImmediate } from 'node:timers/promises';
import type { WriteStream } from 'node:tty';
import type { UsageError } from '../../base/usage-error.js';
import { fileError } from './file-error.js';

/** An output stream, such as `process.stdout`. */
export type Output = NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns' | 'hasColors'>>;

/** The part of `process` that the command line uses. */
export interface Io {
  /** As in Node: the arguments start at index 2. */
  readonly argv: readonly string[];
  readonly stdin: AsyncIterable<string | Uint8Array> & {
    /** The file descriptor, if there is one. */
    readonly fd?: number;
  };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
}

/**
 * Writes to a stream and waits until the data is flushed.
 *
 * @returns the error, if any. A reader that has closed the pipe, as `head` does, is not an error.
 */
export function write(stream: Output, data: string | Uint8Array): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    stream.write(data, (error?: NodeJS.ErrnoException | null) => {
      resolve(isReaderGone(error) ? undefined : (error ?? undefined));
    });
  });
}

function isReaderGone(error: NodeJS.ErrnoException | null | undefined): boolean {
  return ['EPIPE', 'EOF', 'ERR_STREAM_DESTROYED'].includes(error?.code ?? '');
}

/** Prints the output of a command. Returns the exit code: 0. */
export async function print(text: string, { stdout }: Io): Promise<number> {
  const error = await write(stdout, text);
  if (error === undefined) return 0;
  throw notPrinted(error);
}

export function notPrinted(error: Error): UsageError {
  return fileError('Standard output cannot be written', error, 'Check where it goes.');
}

/**
 * Runs a task and flushes its output. A failed write calls its callback and also emits an 'error' event, which would
 * crash the process without a listener.
 *
 * @returns the result, and the error if standard output could not be written
 */
export async function withQuietStreams<T>(
  io: Io,
  task: () => Promise<T>,
): Promise<{ readonly result: T; readonly error: Error | undefined }> {
  let failed: Error | undefined;
  const keep = (error: NodeJS.ErrnoException): void => {
    if (!isReaderGone(error)) failed ??= error;
  };
  const ignore = (): void => undefined;
  io.stdout.on('error', keep);
  io.stderr.on('error', ignore);
  try {
    const result = await task();
    // Commander does not wait until the help is written.
    await write(io.stdout, '');
    await setImmediate();
    return { result, error: failed };
  } finally {
    for (const stream of [io.stdout, io.stderr]) await write(stream, '');
    // The last write's event comes after its callback.
    await setImmediate();
    io.stdout.off('error', keep);
    io.stderr.off('error', ignore);
  }
}

/**
 * Reads standard input to its end.
 *
 * @throws {Error} if it is 2 GiB or larger, as Node does for files
 */
export async function readAll(stdin: Io['stdin']): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const data of stdin) {
    const chunk = typeof data === 'string' ? Buffer.from(data) : data;
    chunks.push(chunk);
    length += chunk.length;
    if (length >= 2 ** 31) throw new Error('it is too large');
  }
  return Buffer.concat(chunks);
}
