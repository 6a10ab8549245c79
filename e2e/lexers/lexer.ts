import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { FindRegions } from '../../src/regions/region.js';

/** What an engine takes for text in each of some templates, all texts joined; null where it refuses the template. */
export type ReadTexts = (templates: readonly string[]) => readonly (string | null)[];

/** An engine whose own lexer can be asked. */
export interface Lexer {
  readonly read: ReadTexts;
  /** Whether the engine's parser takes each of some templates. */
  readonly parses: (templates: readonly string[]) => readonly boolean[];
  /** What runs it, where that is not Node. */
  readonly command?: { readonly name: string; readonly probe: readonly string[] };
}

/** What a lexer lacks to run here; undefined where it lacks nothing. */
function lackOf({ command }: Lexer): string | undefined {
  if (!command || spawnSync(command.name, command.probe).status === 0) return undefined;
  return `"${command.name} ${command.probe.join(' ')}" fails`;
}

/** Templates that a lexer and our search read the same way. */
export interface LexerCase {
  readonly lexer: Lexer;
  readonly find: FindRegions;
  /** The pieces of random texts, beside letters and space. */
  readonly pieces: readonly string[];
  /** What the engine prints of a raw region; nothing of it, where it is left out. */
  readonly rawText?: (raw: string) => string;
  /** The output of the engine for a text. */
  readonly text?: (text: string) => string;
}

/**
 * A test that needs a lexer, and perhaps more. Where something is not there the test is skipped, and says so; in CI it
 * fails instead.
 *
 * @param lack what else is not there
 */
export function testWithLexer(lexer: Lexer, name: string, run: () => void, lack = lackOf(lexer)): void {
  if (lack === undefined) {
    test(name, run);
  } else if (process.env['CI']) {
    test(name, () => {
      throw new Error(`CI must run this test, but ${lack}.`);
    });
  } else {
    console.warn(`Skipped: ${name}: ${lack}.`);
    test.skip(`${name} (${lack})`, () => undefined);
  }
}

/** Ruby, Python, PHP, Elixir, Java and Go read all templates in one run. */
export function script(
  command: string,
  probe: readonly string[],
  args: readonly string[],
  name?: string,
): Lexer {
  const ask = (input: unknown): unknown => JSON.parse(run(command, args, JSON.stringify(input)));
  const read: ReadTexts = (templates) =>
    ask(name === undefined ? templates : [name, templates]) as (string | null)[];
  return {
    command: { name: command, probe },
    read,
    // Without a name it is the parser that reads.
    parses: (templates) =>
      name === undefined
        ? read(templates).map((text) => text !== null)
        : (ask([`${name}_parses`, templates]) as boolean[]),
  };
}

function run(command: string, args: readonly string[], input: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: join(__dirname),
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}

export function inProcess(read: (template: string) => string, parse: (template: string) => unknown): Lexer {
  const attempt =
    <Result>(use: (template: string) => Result) =>
    (templates: readonly string[]): (Result | null)[] =>
      templates.map((template) => {
        try {
          return use(template);
        } catch {
          return null;
        }
      });
  return {
    read: attempt(read),
    parses: (templates) => attempt((template) => parse(template) !== null)(templates).map(Boolean),
  };
}

/** Debian's Python, since another one does not see the modules of Debian. */
export const DEBIAN_PYTHON = '/usr/bin/python3';

/** Its lexer reads all of a template. */
export function elixir(file: string): Lexer {
  const read: ReadTexts = (templates) => {
    const lines = templates.map((template) => Buffer.from(template).toString('hex')).join('\n');
    return run('elixir', [file], `${lines}\n`)
      .trimEnd()
      .split('\n')
      .map((line) => (line === '-' ? null : Buffer.from(line, 'hex').toString()));
  };
  return {
    command: { name: 'elixir', probe: ['--version'] },
    read,
    parses: (templates) => read(templates).map((text) => text !== null),
  };
}
