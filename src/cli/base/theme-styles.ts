import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Reads a theme's stylesheet as one file, for pages without a bundler: with the files that it imports, and without the
 * lines that tell Tailwind CSS which files of this package to scan.
 *
 * @param root the directory of this package
 */
export function readStyles(root: string, theme: string): string {
  return readWhole(join(root, 'src/themes', theme, 'style.css')).replace(/\n\/\*.*\*\/\n@source .*\n/g, '');
}

function readWhole(file: string): string {
  return readFileSync(file, 'utf8').replace(/^@import "(.*)";\n/gm, (_, path: string) =>
    readWhole(join(dirname(file), path)),
  );
}
