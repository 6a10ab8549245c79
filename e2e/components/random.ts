/** What tests choose at random: the same with the same seed. */

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
