/**
 * Does a piece of work for every item, a number of them at a time. Where one fails, no other is begun, and those under way
 * are over before the failure is told.
 *
 * @param work is given the item, and the number of the worker, from 0, that does nothing else meanwhile
 * @returns the results, in the order of the items
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T, worker: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const failures: unknown[] = [];
  // All workers take from one iterator, so that each item is taken once.
  const entries = items.entries();
  const workAs = async (worker: number): Promise<void> => {
    for (const [index, item] of entries) {
      try {
        results[index] = await work(item, worker);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: limit }, (_, worker) => workAs(worker)));
  if (failures.length > 0) throw failures[0];
  return results;
}
