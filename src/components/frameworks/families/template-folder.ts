/**
 * Returns the words for a component that templates name by its place below a directory, when it is written into a folder there.
 *
 * @param out that folder
 * @param roots the directories that templates are found in
 * @param starts what stands in front of the name, such as `{% include `
 * @example
 * wordsInFolder('_includes/lists', ['_includes'], ['{% include ']) // { '{% include ': '{% include lists/' }
 */
export function wordsInFolder(
  out: string | undefined,
  roots: readonly string[],
  starts: readonly string[],
): Readonly<Record<string, string>> {
  const root = roots.find((one) => one === '.' || out?.startsWith(`${one}/`));
  const folder = root === '.' ? out : out?.slice((root ?? out).length + 1);
  if (!folder) return {};
  return Object.fromEntries(starts.map((start) => [start, `${start}${folder}/`]));
}
