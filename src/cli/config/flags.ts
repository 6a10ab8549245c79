import { optionRows } from '../../options/options.js';
import { settingNames, settingRows } from './table.js';

/** The flags of settings that are options of the core, by name. */
const FLAGS: ReadonlyMap<string, string | undefined> = new Map(
  settingNames.filter((name) => name in optionRows).map((name) => [name, settingRows[name].flag?.().long]),
);

/**
 * Names options of the core as the command line does.
 *
 * @example
 * nameFlags('Use the option "theme".') // 'Use --theme.'
 */
export function nameFlags(hint: string): string {
  return hint.replace(/the option "(\w+)"/g, (words, name: string) => FLAGS.get(name) ?? words);
}
