/** Diagnostics of files that cannot be read or written, and of themes. */

export const fileCodes = {
  'file-not-found': {
    summary: 'An input file does not exist.',
    message: 'There is no such file or directory.',
    hint: 'Check the spelling; a relative path starts at the current directory.',
  },
  'file-unreadable': {
    summary: 'An input file cannot be read.',
    message: 'The file cannot be read: {{reason}}.',
    hint: 'Check its permissions, or leave it out with --ignore.',
  },
  'file-not-utf-8': {
    summary: 'An input file is not UTF-8 text. It is not processed.',
    message: 'The file is not UTF-8 text: byte {{offset}} does not belong to a character.',
    hint: 'Save the file as UTF-8, or leave it out with --ignore.',
  },
  'file-not-written': {
    summary: 'An output file cannot be written. An existing file stays as it is.',
    message: '{{target}} cannot be written: {{reason}}.',
    hint: 'See that its directory may be written to and has room, or use another --out-dir.',
  },
  'theme-markup': {
    summary: 'A theme in HTML has a fault.',
    faults: {
      html: ['This is no HTML: {{detail}}.', 'Correct it.'],
      nav: ['A theme is one <nav>, and nothing else.', 'Put the whole control into a <nav>.'],
      missing: [
        'No element is marked as {{detail}}.',
        'Add data-part="{{detail}}" to the element that shows it.',
      ],
      twice: ['A second element is marked as {{detail}}.', 'Delete one: the tool repeats it.'],
      nested: ['The part {{detail}} is in another part.', 'Move it out of that one.'],
      unknown: ['There is no part "{{detail}}".', 'docs/themes.md lists the parts.'],
      link: ['The part {{detail}} has no <a>, or several.', 'Let it have one.'],
      'no-link': ['The part {{detail}} leads nowhere, and has an <a>.', 'Use a <span>.'],
      number: ['The link of the part {{detail}} does not show its number.', 'Write :page into the <a>.'],
      name: [
        'The link of the part {{detail}} has no name for assistive technology.',
        'Write :previous_label or :next_label into the <a>, or as its aria-label.',
      ],
      list: [
        'The pages are in no list, so nobody hears how many there are.',
        'Use <ul> and <li>, or say on the <nav> why not: data-no-list="the reason".',
      ],
      item: ['A list has only <li>.', 'Put this into an <li>, or out of the list.'],
      apart: [
        'The parts page, current and ellipsis are in different elements.',
        'Put them beside each other.',
      ],
      placeholder: ['There is no placeholder :{{detail}}.', 'docs/themes.md lists the placeholders.'],
      'no-page': ['This leads to no page, and :page, :path and :page_label are about one.', 'Delete them.'],
      script: ['A theme has no scripts and styles, such as {{detail}}.', 'Move it into a file of your site.'],
      id: ['An id would occur several times in a page.', 'Use a class.'],
    },
  },
} as const;
