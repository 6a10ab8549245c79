/** What the command line's table of frameworks takes from `node:path`. */
export function basename(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
