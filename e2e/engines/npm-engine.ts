import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, Job, Rendering } from './engine.js';

/** An engine from npm. */
interface NpmEngine {
  readonly dialect: Engine['dialect'];
  /** The package, whose version is that of the engine. */
  readonly package: string;
  readonly output: (name: string) => string;
  readonly compile: (template: string) => (data: Job['data'][number]) => string | Promise<string>;
}

/** An engine that runs in the process of the tests. */
export function createNpmEngine({ dialect, package: name, output, compile }: NpmEngine): Engine {
  return withCompile(
    {
      name: dialect,
      dialect,
      packages: [],
      version: () => `${name} ${versionOf(name)}`,
      output,
    },
    compile,
  );
}

/** The same engine, set up in another way: with the files of a project, for example. */
export function withCompile(engine: Omit<Engine, 'render'>, compile: NpmEngine['compile']): Engine {
  const renderJob = ({ template, data }: Job): Promise<Rendering[]> => {
    // Compiled when it is first rendered, so that a broken template fails in each rendering.
    let render: ReturnType<typeof compile> | undefined;
    return Promise.all(
      data.map(async (values): Promise<Rendering> => {
        try {
          render ??= compile(template);
          return { output: await render(values) };
        } catch (error) {
          return { error: String(error) };
        }
      }),
    );
  };
  return { ...engine, render: (jobs) => Promise.all(jobs.map(renderJob)) };
}

/** The version of a package that the tests use. */
export function versionOf(name: string): string {
  const folders = require.resolve.paths(name) ?? [];
  // Not all packages export their package.json.
  const file = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync) ?? name;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
