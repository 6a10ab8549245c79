/** The options of the core that the command line has, too. */
const FLAGS: readonly string[] = ['data', 'theme', 'locale', 'dialect', 'tag'];

/**
 * Names options of the core as the command line does.
 *
 * @example
 * nameFlags('Use the option "theme".') // 'Use --theme.'
 */
export function nameFlags(hint: string): string {
  return hint.replace(/the option "(\w+)"/g, (words, name: string) =>
    FLAGS.includes(name) ? `--${name}` : words,
  );
}
