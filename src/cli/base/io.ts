import { setImmediate } from 'node:timers/promises';
import type { WriteStream } from 'node:tty';
import { fileError } from './usage-error.js';

/** What is written to: `process.stdout`, or any other stream. */
export type Output = NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns' | 'hasColors'>>;

/** All that the command line has to do with the process it runs in. `process` is one. */
export interface Io {
  /** The arguments, with the two that Node puts before them. */
  readonly argv: readonly string[];
  readonly stdin: AsyncIterable<string | Uint8Array> & {
    /** Its number, where the system has one for it. */
    readonly fd?: number;
  };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
}

/**
 * Writes to a stream and waits until it is through.
 *
 * @returns the error if it fails. That the reader has gone, as `head` does once it has seen enough, is none.
 */
export function write(stream: Output, data: string | Uint8Array): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    stream.write(data, (error?: NodeJS.ErrnoException | null) => {
      const isReaderGone = ['EPIPE', 'EOF', 'ERR_STREAM_DESTROYED'].includes(error?.code ?? '');
      resolve(isReaderGone ? undefined : (error ?? undefined));
    });
  });
}

/** Prints what a command was asked for, on standard output. Returns the exit code: 0. */
export async function print(text: string, { stdout }: Io): Promise<number> {
  const error = await write(stdout, text);
  if (error === undefined) return 0;
  throw fileError('Standard output cannot be written', error, 'Check where it goes.');
}

/**
 * Runs a task, and waits until all that it wrote is through. The streams may break: a failed write is told to the writer
 * and by an event, and an event without a listener would end the process with a stack.
 */
export async function withQuietStreams<T>(io: Io, task: () => Promise<T>): Promise<T> {
  const ignore = (): void => undefined;
  const streams = [io.stdout, io.stderr];
  for (const stream of streams) stream.on('error', ignore);
  try {
    return await task();
  } finally {
    // Commander does not wait for the help to be written.
    for (const stream of streams) await write(stream, '');
    // The event of the last write comes after its callback.
    await setImmediate();
    for (const stream of streams) stream.off('error', ignore);
  }
}

/**
 * Reads standard input to its end.
 *
 * @throws {Error} where it is longer than a file may be: Node decodes no more bytes than a 32-bit number counts
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
