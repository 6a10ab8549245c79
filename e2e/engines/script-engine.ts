import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Engine, Rendering } from './engine.js';

/** An engine in another programming language. */
interface ScriptEngine extends Pick<Engine, 'name' | 'dialect' | 'packages' | 'output'> {
  /** The interpreter, with its arguments. */
  readonly command: readonly [string, ...string[]];
  /**
   * A file in `scripts/`. It reads jobs from the standard input and writes lists of renderings to the standard output,
   * both as JSON; with `--version` it prints the version of the engine, and fails if there is none.
   */
  readonly script: string;
  /** The directory of files beside the template, which the script finds in the variable `PROJECT`. */
  readonly project?: string | undefined;
}

/** Everything that these scripts read and write is UTF-8, whatever the locale of those who run the tests. */
const env = (project = ''): NodeJS.ProcessEnv => ({ ...process.env, LC_ALL: 'C.UTF-8', PROJECT: project });

/** An engine that runs in a separate process for each batch. */
export function createScriptEngine({ command, script, project, ...engine }: ScriptEngine): Engine {
  const [interpreter, ...options] = command;
  const args = [...options, join(__dirname, 'scripts', script)];
  return {
    ...engine,
    version: () => {
      const { status, stdout } = spawnSync(interpreter, [...args, '--version'], {
        env: env(),
        encoding: 'utf8',
      });
      return status === 0 ? stdout.trim() : undefined;
    },
    render: async (jobs) =>
      JSON.parse(await pipe(interpreter, args, JSON.stringify(jobs), { project })) as Rendering[][],
  };
}

/** Runs a command, and resolves to what it prints. */
export function pipe(
  command: string,
  args: readonly string[],
  input: string,
  { cwd, project }: { readonly cwd?: string; readonly project?: string | undefined } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      command,
      args,
      { cwd, env: env(project), maxBuffer: Infinity, timeout: 300_000 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${error.message}\n${stderr}`));
        // A warning of Elixir's compiler about our code.
        else if (/variable "pagination_\w+" is unused/.test(stderr)) reject(new Error(stderr));
        else resolve(stdout);
      },
    );
    // The script ended without reading its input; the code above reports why.
    child.stdin?.on('error', () => undefined).end(input);
  });
}
