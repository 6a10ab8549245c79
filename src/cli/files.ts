import { access, chmod, constants, mkdir, open, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { isInside, realPath } from './paths.js';
import type { Target } from './plan.js';

/** A file's content, and the permissions that its page shall have, too. */
export interface FileContent {
  readonly bytes: Uint8Array;
  readonly mode: number;
}

/** Reads a file. */
export async function readContent(path: string): Promise<FileContent> {
  const file = await open(path);
  try {
    const { mode } = await file.stat();
    return { bytes: await file.readFile(), mode: mode & 0o777 };
  } finally {
    await file.close();
  }
}

/**
 * Writes a page, whole or not at all: into a temporary file beside the target, which then takes its name. Where the
 * target is a link, the file it leads to is replaced and the link stays.
 */
export async function writePage(target: Target, { bytes, mode }: FileContent): Promise<void> {
  if (target.within === undefined) {
    // Replacing a file needs no permission to write it, but who made it read-only does not expect it to change.
    await access(target.path, constants.W_OK);
  } else {
    if (!isInside(target.within, await realPath(target.path)))
      throw new Error('a symbolic link leads out of the output directory');
    await mkdir(dirname(target.path), { recursive: true });
  }
  await writeFileAtomic(target.path, '', {
    mode,
    // A source exists once, so that it must be safe on the disk before the old one goes. A page in --out-dir can be
    // made again, and waiting for the disk takes far longer than everything else.
    fsync: target.within === undefined,
    // write-file-atomic 7 takes a partial write, as on a disk that is nearly full, for the whole: the page would be cut
    // short without an error. So the content is written here, by a function that goes on until all is written.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- it is waited for, which its types do not say
    tmpfileCreated: async (temporary) => {
      if ((mode & 0o200) === 0) await chmod(temporary, mode | 0o200);
      await writeFile(temporary, bytes, { flag: 'r+' });
    },
  });
}
