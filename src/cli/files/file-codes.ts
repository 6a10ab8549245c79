/** Diagnostics for files, about their content as a whole or their place. They are rows like those of `diagnostics/codes.ts`. */

export const fileCodes = {
  'file-not-found': {
    summary: 'An input file does not exist.',
    message: 'There is no such file or directory.',
    hint: '{{guess}} Relative paths start at the current directory, those of a configuration file at its own.',
  },
  'file-unreadable': {
    summary: 'An input file cannot be read.',
    message: 'The file cannot be read: {{reason}}.',
    hint: 'Check its permissions, or skip it with --ignore.',
  },
  'link-leads-out': {
    summary:
      'An input file is a symbolic link to a place outside the searched directory. It is not processed.',
    message: 'This is a symbolic link to a place outside the searched directory.',
    hint: 'To read it, name the link itself as an input. To leave it out, use --ignore.',
  },
  'file-not-utf-8': {
    summary: 'An input file is not UTF-8 text. It is not processed.',
    message: 'The file is not UTF-8 text: byte {{offset}} does not belong to a character.',
    hint: 'Save the file as UTF-8, or skip it with --ignore.',
  },
  'file-not-written': {
    summary: 'An output file cannot be written. An existing file is left unchanged.',
    message: '{{target}} cannot be written: {{reason}}.',
    hint: ({ isChanged }: { isChanged: boolean }) =>
      isChanged
        ? 'The saved version is kept. Run the command again.'
        : 'Check that it and its directory may be written to, and that there is free space.',
  },
  'wrong-current-page': {
    severity: 'warning',
    summary:
      'A page says that it is another page of its list. Often, a layout sets the same current page for all of them.',
    message: 'The current page is {{current}}, but {{url}}, the link to page {{number}}, leads to this file.',
    hint: 'Set the current page to {{number}} here. A layout needs a number for each page, not a fixed one.',
  },
} as const;

export type FileCode = keyof typeof fileCodes;

/** Problems of files that have not been read. */
export const UNREAD: readonly string[] = ['file-not-found', 'file-unreadable', 'link-leads-out'];
