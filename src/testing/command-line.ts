import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { run } from '../cli/run.js';

/** A tag without a fault, in a page. */
export const PAGE =
  '<main><pagination path="/p/:page" total_pages="3" current_page="2"></pagination></main>\n';
/** The same with an error. */
export const BROKEN = '<main><pagination path="/p/:page" total_pagse="3"></pagination></main>\n';
/** The same with a warning. */
export const DUBIOUS = '<main><pagination path="/p/:page"></pagination></main>\n';

/** A theme in HTML, whose container has a class. */
export const sampleTheme = (name: string): string =>
  `<nav class="${name}"><ul><li data-part="previous"><a>:previous_label</a></li><li data-part="page"><a>:page</a></li>
  <li data-part="current"><a>:page</a></li><li data-part="ellipsis">…</li><li data-part="next"><a>:next_label</a></li></ul></nav>`;

const temporary: string[] = [];

afterAll(async () => {
  for (const directory of temporary) await rm(directory, { recursive: true, force: true });
});

/** Makes a temporary directory that holds these files. */
export async function makeDirectory(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'pagination-tag-')));
  temporary.push(directory);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  return directory;
}

/** Names of all files and links below a directory, sorted, with "/"; empty if there is no such directory. */
export async function listAll(directory: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch(() => []);
  const names = entries.map(async (entry) => {
    const place = folder + entry.name;
    return entry.isDirectory() ? listAll(directory, `${place}/`) : [place];
  });
  return (await Promise.all(names)).flat().sort();
}

/** Reads a file as text. */
export function read(...parts: string[]): Promise<string> {
  return readFile(join(...parts), 'utf8');
}

/** A stream that keeps what is written to it. */
export class Collector extends Writable {
  readonly isTTY: boolean;
  readonly columns = 100;
  readonly #chunks: Buffer[] = [];

  /** @param fails the error of every write, if it is to fail */
  constructor(
    isTTY = false,
    private readonly fails?: Error,
  ) {
    super();
    this.isTTY = isTTY;
  }

  hasColors(): boolean {
    return true;
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#chunks.push(chunk);
    done(this.fails);
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  get text(): string {
    return this.bytes.toString();
  }
}

/** The environment of a run, beside its arguments. */
export interface Given {
  readonly stdin?: string | Uint8Array;
  readonly stdout?: Collector;
  readonly stderr?: Collector;
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: () => number;
  /** Ends `--watch`. */
  readonly signal?: AbortSignal;
}

/** The result of a run. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process. By default, its clock stands still. */
export async function runIn(cwd: string, args: readonly string[], given: Given = {}): Promise<Ran> {
  const {
    stdin = '',
    stdout = new Collector(),
    stderr = new Collector(),
    env = {},
    now = () => 0,
    signal,
  } = given;
  const io = {
    argv: ['node', 'pagination-tag', ...args],
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout,
    stderr,
    env,
    cwd: () => cwd,
  };
  const code = await run(io, { version: '1.2.3', now, signal, root: '.' });
  return { code, stdout: stdout.text, stderr: stderr.text };
}
