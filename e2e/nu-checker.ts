import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The Nu HTML checker. It is a program for Java. */

const jar = join(__dirname, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** Why the checker does not run, where it does not. */
export const NO_JAVA = 'no java was found on the PATH';

export const hasJava = spawnSync('java', ['-version']).status === 0;

/** What the checker finds in pages, a line each: the name of the page, the line, the type and the message. */
export function checkWithNu(files: readonly { readonly name: string; readonly html: string }[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
  try {
    for (const { name, html } of files) writeFileSync(join(folder, name), html);
    const arguments_ = [
      '-jar',
      jar,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      '--no-langdetect',
      folder,
    ];
    const { stdout, stderr, status } = spawnSync('java', arguments_, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The checker has failed:\n${stderr}`);
    const { messages } = JSON.parse(stdout) as {
      messages: { url: string; type: string; lastLine?: number; message: string }[];
    };
    // XHTML needs these slashes. All values have quotation marks.
    const others = messages.filter(({ message }) => !message.startsWith('Trailing slash on void elements'));
    return others.map(
      ({ url, type, lastLine, message }) => `${url.split('/').at(-1)}:${lastLine}: ${type}: ${message}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
