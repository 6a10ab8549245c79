/**
 * Fetches the tests of html5lib, which the makers of HTML parsers share, for `e2e/html5lib.test.ts`. Of the packages of
 * npm, one parser that is long out of use has them; nothing of it but the tests is unpacked, and nothing installed.
 *
 *     npm run html5lib
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = 'html5@1.0.5';
const SHA512 = 'y6Gw2p79P6GViK+J5RxR/b3EsCMoHMktPZ20qOeaAjWabbbN6MOZKXA4FOee+GX+dzz6RMCDjmn6IR7llvYExg==';

const folder = join(import.meta.dirname, '../../html5lib-tests');
const archive = join(folder, 'html5-1.0.5.tgz');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder], {
  shell: process.platform === 'win32',
});
if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== SHA512) {
  throw new Error(`${PACKAGE} is not what it was.`);
}
const parts = ['tokenizer', 'tree-construction', 'LICENSE'].map((name) => `package/test/data/${name}`);
// Warnings of GNU tar about unknown headers are ignored.
execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=3', ...parts], {
  stdio: ['ignore', 'inherit', 'ignore'],
});
rmSync(archive);
