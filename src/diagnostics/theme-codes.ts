/** Diagnostics for themes in HTML. */

export const themeCodes = {
  'theme-markup': {
    summary: 'A theme in HTML has an error.',
    faults: {
      html: ['This is not valid HTML: {{detail}}.', 'Correct it.'],
      nav: ['A theme must be a single <nav>.', 'Put the whole control into a <nav>.'],
      missing: [
        'No element is marked as {{detail}}.',
        'Add data-part="{{detail}}" to the element that shows it.',
      ],
      twice: [
        'A second element is marked as {{detail}}.',
        'Mark only one element. It is repeated for each page.',
      ],
      nested: ['The part {{detail}} is in another part.', 'Move it out of that part.'],
      unknown: ['There is no part "{{detail}}".', 'docs/themes.md lists the parts.'],
      link: ['The part {{detail}} has no <a>, or several.', 'Give it exactly one.'],
      'no-link': ['The part {{detail}} has no link target, but contains an <a>.', 'Use a <span>.'],
      number: ['The link of the part {{detail}} does not show its number.', 'Write :page into the <a>.'],
      name: [
        'The link of the part {{detail}} has no accessible name.',
        'Add :previous_label or :next_label to the <a>, as text or as its aria-label.',
      ],
      list: [
        'The pages are not in a list, so screen readers cannot announce how many there are.',
        'Use <ul> and <li>, or give the reason on the <nav>: data-no-list="the reason".',
      ],
      item: ['A list can only contain <li>.', 'Put this into an <li>, or move it out of the list.'],
      apart: [
        'The parts page, current and ellipsis are in different elements.',
        'Put them into the same parent element.',
      ],
      placeholder: ['There is no placeholder :{{detail}}.', 'docs/themes.md lists the placeholders.'],
      'no-page': [
        'This part has no page, so :page, :path and :page_label have no value here.',
        'Remove them.',
      ],
      script: [
        'A theme cannot contain scripts or styles, such as {{detail}}.',
        'Move it into a file of your site.',
      ],
      id: ['An id would occur several times on a page.', 'Use a class.'],
    },
  },
} as const;
