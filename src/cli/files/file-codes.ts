/** Diagnostics for files that cannot be read or written. They are rows like those of `diagnostics/codes.ts`. */

export const fileCodes = {
  'file-not-found': {
    summary: 'An input file does not exist.',
    message: 'There is no such file or directory.',
    hint: 'Check the spelling. Relative paths start at the current directory.',
  },
  'file-unreadable': {
    summary: 'An input file cannot be read.',
    message: 'The file cannot be read: {{reason}}.',
    hint: 'Check its permissions, or skip it with --ignore.',
  },
  'file-not-utf-8': {
    summary: 'An input file is not UTF-8 text. It is not processed.',
    message: 'The file is not UTF-8 text: byte {{offset}} does not belong to a character.',
    hint: 'Save the file as UTF-8, or skip it with --ignore.',
  },
  'file-not-written': {
    summary: 'An output file cannot be written. An existing file is left unchanged.',
    message: '{{target}} cannot be written: {{reason}}.',
    hint: 'Check that its directory is writable and has free space, or use another --out-dir.',
  },
} as const;

export type FileCode = keyof typeof fileCodes;
