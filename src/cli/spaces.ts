/** Gives room for so many bytes. What is in it is left over from others. */
export type Take = (size: number) => Buffer;

/** Larger files, in bytes, are few; room that was kept for them would be lost to everything else. */
const LARGEST = 1 << 18;

/**
 * Lends room for the content of files, to a piece of work for as long as that takes. For new memory a system takes about
 * as long as for reading a file into it, so that room is used again.
 */
export function createSpaces(): <T>(work: (take: Take) => Promise<T>) => Promise<T> {
  const free: Buffer[] = [];
  return async (work) => {
    const lent: Buffer[] = [];
    const take: Take = (size) => {
      if (size > LARGEST) return Buffer.allocUnsafeSlow(size);
      // What was given back last is still in the processor's cache; and what is never written to takes no memory.
      const space = free.pop() ?? Buffer.allocUnsafeSlow(LARGEST);
      lent.push(space);
      return space.subarray(0, size);
    };
    try {
      return await work(take);
    } finally {
      free.push(...lent);
    }
  };
}
