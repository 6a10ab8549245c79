import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createEngineProcess } from './engine-process.js';
import type { Engine, Job, Rendering } from './engine.js';

/** An engine in another programming language. */
interface ScriptEngine extends Pick<Engine, 'name' | 'dialect' | 'packages' | 'output'> {
  /** The interpreter, with its arguments. */
  readonly command: readonly [string, ...string[]];
  /**
   * A file in `scripts/`. It answers each line of the standard input, jobs, with a line, lists of renderings, both as
   * JSON; with `--version` it prints the version of the engine, and fails if there is none.
   */
  readonly script: string;
  /** The directory of files beside the template, which the script finds in the variable `PROJECT`. */
  readonly project?: string | undefined;
}

/** Everything that these scripts read and write is UTF-8, whatever the locale of those who run the tests. */
export const scriptEnvironment = (project = ''): NodeJS.ProcessEnv => ({
  ...process.env,
  LC_ALL: 'C.UTF-8',
  PROJECT: project,
});

/** An engine that runs in a separate process: one for all batches, or, with a project, whose files may change, one for each. */
export function createScriptEngine({ command, script, project, ...engine }: ScriptEngine): Engine {
  const [interpreter, ...options] = command;
  const args = [...options, join(__dirname, 'scripts', script)];
  const env = (): NodeJS.ProcessEnv => scriptEnvironment(project);
  const findVersion = (): string | undefined => {
    const { status, stdout } = spawnSync(interpreter, [...args, '--version'], {
      env: env(),
      encoding: 'utf8',
    });
    return status === 0 ? stdout.trim() : undefined;
  };
  // Tests of many projects ask for it, and Elixir needs half a second to answer.
  let known: readonly [string | undefined] | undefined;
  const made: Engine = {
    ...engine,
    version: () => (known ??= [findVersion()])[0],
    ...createRenderer(() => ({ command: interpreter, args, env: env() })),
  };
  return project === undefined ? made : inOneBatch(made);
}

/** Engines of projects, which all have one version: it is asked for once. */
export function createProjectEngines(engine: Omit<ScriptEngine, 'project'>): (project?: string) => Engine {
  const { version } = createScriptEngine(engine);
  return (project) => ({ ...createScriptEngine({ ...engine, project }), version });
}

/** What renders jobs by a process that answers them. */
export function createRenderer(
  start: Parameters<typeof createEngineProcess>[0],
): Pick<Engine, 'render' | 'close'> {
  const { ask, close } = createEngineProcess(start);
  return { render: async (jobs) => (await ask(jobs)) as Rendering[][], close };
}

/**
 * What renders jobs in projects, in one process that has loaded what they have in common, or in forks of it.
 *
 * @param scripts files in `scripts/`: one that reads a project and its jobs from each line; where it forks, also the one that it runs
 */
export function createProjectRenderer(
  [interpreter, ...options]: ScriptEngine['command'],
  scripts: readonly string[],
): {
  readonly render: (project: string, jobs: readonly Job[]) => ReturnType<Engine['render']>;
  readonly close: () => Promise<void>;
} {
  const args = [...options, ...scripts.map((file) => join(__dirname, 'scripts', file))];
  const { ask, close } = createEngineProcess(() => ({
    command: interpreter,
    args,
    env: scriptEnvironment(),
  }));
  return {
    render: async (project, jobs) => (await ask([project, `${JSON.stringify(jobs)}\n`])) as Rendering[][],
    close,
  };
}

/** The same engine, with a process of its own for each batch. */
export function inOneBatch({ render, close, ...engine }: Engine): Engine {
  return {
    ...engine,
    render: async (jobs) => {
      const renderings = await render(jobs);
      await close?.();
      return renderings;
    },
  };
}
