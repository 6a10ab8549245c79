/** Diagnostics of files that cannot be read or written, and of themes. */

import { THEME_FAULTS, type ThemeFault } from './code-words.js';
import type { Definition } from './definition.js';

/** What a message says of a theme in HTML. */
export interface FaultyTheme {
  readonly fault: ThemeFault;
  readonly detail: string;
}

export const fileCodes = {
  'file-not-found': {
    severity: 'error',
    summary: 'An input file does not exist.',
    message: () => 'There is no such file or directory.',
    hint: () => 'Check the spelling; a relative path starts at the current directory.',
  },
  'file-unreadable': {
    severity: 'error',
    summary: 'An input file cannot be read.',
    message: ({ reason }: { reason: string }) => `The file cannot be read: ${reason}.`,
    hint: () => 'Check its permissions, or leave it out with --ignore.',
  },
  'file-not-utf-8': {
    severity: 'error',
    summary: 'An input file is not UTF-8 text. It is not processed.',
    message: ({ offset }: { offset: number }) =>
      `The file is not UTF-8 text: byte ${offset} does not belong to a character.`,
    hint: () => 'Save the file as UTF-8, or leave it out with --ignore.',
  },
  'file-not-written': {
    severity: 'error',
    summary: 'An output file cannot be written. An existing file stays as it is.',
    message: ({ target, reason }: { target: string; reason: string }) =>
      `${target} cannot be written: ${reason}.`,
    hint: () => 'See that its directory may be written to and has room, or use another --out-dir.',
  },
  'theme-markup': {
    severity: 'error',
    summary: 'A theme in HTML has a fault.',
    message: ({ fault, detail }: FaultyTheme) => THEME_FAULTS[fault][0].replace('{}', () => detail),
    hint: ({ fault, detail }: FaultyTheme) => THEME_FAULTS[fault][1].replace('{}', () => detail),
  },
} as const satisfies Record<string, Definition>;
