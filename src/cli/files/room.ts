/** Gives room for so many bytes. What is in it is left over from others. */
export type Take = (size: number) => Buffer;

/** Room for the content of one file after another: for new memory a system takes about as long as for reading into it. */
export interface Room {
  readonly take: Take;
  /** Makes what was taken free for the next file. */
  empty(): void;
}

/** Larger files, in bytes, are few; room that was kept for them would be lost to everything else. */
const LARGEST = 1 << 18;

/** Begins with nothing. */
export function createRoom(): Room {
  const spaces: Buffer[] = [];
  let taken = 0;
  return {
    take(size) {
      if (size > LARGEST) return Buffer.allocUnsafeSlow(size);
      // What of a space is never written to takes no memory.
      const space = (spaces[taken++] ??= Buffer.allocUnsafeSlow(LARGEST));
      return space.subarray(0, size);
    },
    empty() {
      taken = 0;
    },
  };
}
