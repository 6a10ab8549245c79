/** One of several parts that a run is divided into. */
export interface Shard {
  /** Which one, from 1. */
  readonly index: number;
  /** How many there are. */
  readonly count: number;
}

/**
 * Takes the part of a list that is a shard's. The shards of one count hold every item once, whatever the order of the
 * list; each gets every so-manieth name, so that large directories are shared between them.
 *
 * @param nameOf an item's name, the same on every machine
 */
export function takeShard<T>(
  items: readonly T[],
  { index, count }: Shard,
  nameOf: (item: T) => string,
): readonly T[] {
  const names = items.map(nameOf).sort();
  const own = new Set(names.filter((_, place) => place % count === index - 1));
  return items.filter((item) => own.has(nameOf(item)));
}
