import { runIn } from '../../src/testing/command-line.js';

/** A component that is written, and how. */
export interface Choice {
  readonly theme: string;
  readonly options: string;
}

/** How many are chosen at random, beside those that hold every line. */
const AT_RANDOM = 2;

/**
 * Chooses components, so that every line that one of all components has is in one of those chosen. Class names, icons and
 * texts that only repeat the options do not count.
 *
 * @param draw returns the source of a component
 * @param random returns numbers from 0 to 1
 */
export async function chooseCovering<One extends Choice>(
  all: readonly One[],
  draw: (one: One) => Promise<string>,
  random: () => number,
): Promise<One[]> {
  const sources = new Map<One, ReadonlySet<string>>();
  for (const one of all) sources.set(one, linesOf(await draw(one)));
  const open = new Set([...sources.values()].flatMap((lines) => [...lines]));
  const chosen: One[] = [];
  while (open.size > 0) {
    const news = (one: One): number => [...sources.get(one)!].filter((line) => open.has(line)).length;
    const best = all.reduce((found, one) => (news(one) > news(found) ? one : found));
    for (const line of sources.get(best)!) open.delete(line);
    chosen.push(best);
  }
  const others = all.filter((one) => !chosen.includes(one));
  for (let index = 0; index < AT_RANDOM && others.length > 0; index++)
    chosen.push(...others.splice(Math.floor(random() * others.length), 1));
  return chosen;
}

/** The lines of code in a source. */
function linesOf(source: string): ReadonlySet<string> {
  const lines = source.split('\n').map((line) =>
    line
      .trim()
      .replace(/Checksum: \w+|\badd \w+ --[^.]*\./g, '')
      .replace(/(\bclass(?:Name)?(?:=|: \[?))"[^"{<@]*"/g, '$1""')
      .replace(/"[a-z][\w:/.@[\]&*~= -]* [\w:/.@[\]&*~= -]*"/g, '""')
      .replace(/ (?:d|viewBox|width|height|stroke[\w-]*|fill[\w-]*|focusable|xmlns)="[^"]*"/g, '')
      .replace(/[‹›«»|←→]+/g, ''),
  );
  return new Set(lines.filter((line) => /[<{@$%(]/.test(line)));
}

/** Draws a component, in a directory that stays as it is. */
export async function drawIn(
  project: string,
  framework: string,
  { theme, options }: Choice,
): Promise<string> {
  const args = [
    'add',
    ...framework.split(' '),
    '--theme',
    theme,
    ...options.split(' ').filter(Boolean),
    '--stdout',
  ];
  const { code, stdout, stderr } = await runIn(project, args);
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

/** The seed of what is chosen at random. Names of tests show it, and `SEED` in the environment sets it. */
export function seedOfRun(): number {
  return Number(process.env['SEED'] ?? Date.now() % 100_000);
}

/** Numbers from 0 to 1 that follow from a seed. Source: Park and Miller, "Random number generators: good ones are hard to find". */
export function randomFrom(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
}
