import { setImmediate } from 'node:timers/promises';
import type { WriteStream } from 'node:tty';
import { fileError } from './usage-error.js';

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
      const isReaderGone = ['EPIPE', 'EOF', 'ERR_STREAM_DESTROYED'].includes(error?.code ?? '');
      resolve(isReaderGone ? undefined : (error ?? undefined));
    });
  });
}

/** Prints the output of a command. Returns the exit code: 0. */
export async function print(text: string, { stdout }: Io): Promise<number> {
  const error = await write(stdout, text);
  if (error === undefined) return 0;
  throw fileError('Standard output cannot be written', error, 'Check where it goes.');
}

/**
 * Runs a task and flushes its output. A failed write calls its callback and also emits an 'error' event, which would
 * crash the process without a listener.
 */
export async function withQuietStreams<T>(io: Io, task: () => Promise<T>): Promise<T> {
  const ignore = (): void => undefined;
  const streams = [io.stdout, io.stderr];
  for (const stream of streams) stream.on('error', ignore);
  try {
    return await task();
  } finally {
    // Commander does not wait until the help is written.
    for (const stream of streams) await write(stream, '');
    // The last write's event comes after its callback.
    await setImmediate();
    for (const stream of streams) stream.off('error', ignore);
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
