import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

/** How a process is started, and how long it may take. */
interface Started {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds until a process that does not answer is killed. */
  readonly patience?: number;
  /** Is called when it has ended, to remove what was made for it. */
  readonly finish?: () => void;
}

/** A process that answers lines of JSON with lines of JSON. */
export interface EngineProcess {
  /** Starts the process if there is none. Rejects if it crashes, does not answer in time, or answers anything but JSON. */
  readonly ask: (question: unknown) => Promise<unknown>;
  /** Ends the process, and rejects for what it has warned of. */
  readonly close: () => Promise<void>;
}

const FIVE_MINUTES = 300_000;

/** What a language warns of, in a file of a test's project, or with a name of ours. Of frameworks, it may say what it likes. */
const WARNING = /warning|deprecat|is unused/i;
const OURS = /\/pagination-tag-|\bpagination_\w/;

/** Keeps one process for all questions, because most interpreters start slowly. One question is asked at a time. */
export function createEngineProcess(start: () => Started): EngineProcess {
  let running: ReturnType<typeof converse> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const ask = async (question: unknown): Promise<unknown> => {
    running ??= converse(start());
    try {
      return JSON.parse(await running.answer(`${JSON.stringify(question)}\n`));
    } catch (error) {
      running.kill();
      running = undefined;
      throw error;
    }
  };
  return {
    ask: (question) => (turn = turn.catch(() => undefined).then(() => ask(question))),
    close: async () => {
      const ending = running;
      running = undefined;
      await ending?.end();
    },
  };
}

function converse({ command, args, cwd, env, patience = FIVE_MINUTES, finish }: Started) {
  const child = spawn(command, args, { cwd, env });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (said[name] += text));
  // What ended without reading its input says why in `ended`.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(`${command} ended with ${signal ?? `code ${code}`}`));
  });
  if (finish !== undefined) void ended.then(finish);
  letGo(child);

  const answer = (line: string): Promise<string> => {
    said.stdout = '';
    child.stdin.write(line);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`${command} gave no answer within ${patience} ms.\n${said.stderr}`));
      }, patience);
      const listen = (text: string): void => {
        // Only a line ends with a line break. To look at all of it for each part would take time in the square of its length.
        if (!text.endsWith('\n')) return;
        clearTimeout(timer);
        child.stdout.off('data', listen);
        resolve(said.stdout);
      };
      child.stdout.on('data', listen);
      void ended.then((how) => {
        clearTimeout(timer);
        reject(new Error(`${how}\n${said.stderr}`));
      });
    });
  };
  const end = async (): Promise<void> => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.stdin.end();
    const how = await ended;
    clearTimeout(timer);
    if (child.exitCode !== 0) throw new Error(`${how}\n${said.stderr}`);
    const ours = said.stderr.split('\n').filter((line) => WARNING.test(line) && OURS.test(line));
    if (ours.length > 0) throw new Error(ours.join('\n'));
  };
  return { answer, end, kill: () => child.kill('SIGKILL') };
}

/** The process does not keep that of the tests alive: it ends when its input does. */
function letGo(child: ChildProcessWithoutNullStreams): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr])
    (stream as { unref?: () => void }).unref?.();
}
