/** Diagnostics for themes in HTML. */

export const themeCodes = {
  'missing-part': {
    summary: 'An attribute needs a part that the theme in HTML does not have.',
    faults: {
      part: [
        '{{name}} needs the part {{part}}, which {{file}} does not have.',
        'Mark it in the theme with data-part="{{part}}", or remove {{name}}.',
      ],
      numbers: [
        'Page numbers need parts that {{file}} does not have.',
        'Write layout="position" or layout="links", or mark {{part}} in the theme.',
      ],
      labels: [
        '{{name}} has no effect, because {{file}} decides whether words are shown.',
        'Remove {{name}}, and write the words into the theme.',
      ],
    },
  },
  'theme-markup': {
    summary: 'A theme in HTML has an error.',
    faults: {
      html: ['This is not valid HTML: {{detail}}.', 'Correct it.'],
      nav: [
        'A theme must be a single <nav>.',
        'Put the whole control into a <nav>, and remove what is around it, such as <html> and <body>.',
      ],
      missing: [
        'No element is marked as {{detail}}.',
        'Add data-part="{{detail}}" to the element that shows it.',
      ],
      twice: ['A second element is marked as {{detail}}.', 'Mark only one element.'],
      nested: ['The part {{detail}} is in another part.', 'Move it out of that part.'],
      unknown: ['There is no part "{{detail}}".', 'docs/themes.md lists the parts.'],
      link: ['The part {{detail}} has no <a>, or several.', 'Give it exactly one.'],
      'no-link': ['The part {{detail}} has no link target, but contains an <a>.', 'Use a <span>.'],
      number: ['The link of the part {{detail}} does not show its number.', 'Write :page into the <a>.'],
      name: [
        '{{detail}} has no accessible name.',
        'Add its label, such as :previous_label or :go_label, as text or as its aria-label.',
      ],
      visible: [
        'The aria-label of the link of the part {{detail}} does not contain its visible text.',
        'Write the visible text into the aria-label, or remove the aria-label, so that people who use voice control can name the link.',
      ],
      hidden: [
        'The link of the part {{detail}} is hidden from screen readers.',
        'Remove aria-hidden="true" from the link and from the elements around it.',
      ],
      tab: ['The Tab key would stop at this {{detail}}, which leads nowhere.', 'Remove its tabindex.'],
      alt: [
        'This <img> has no alt.',
        'Add alt="", or a text if the image says more than the text next to it.',
      ],
      list: [
        'The pages are not in a list, so screen readers cannot announce how many there are.',
        'Use <ul> and <li>, or give the reason on the <nav>: data-no-list="the reason".',
      ],
      item: ['A list can only contain <li>.', 'Put this into an <li>, or move it out of the list.'],
      role: ['{{detail}}, so screen readers do not say what it is.', 'Remove the role.'],
      within: ['{{detail}}, which HTML does not allow.', 'Move it out, or use a <span>.'],
      hiding: ['The attribute {{detail}} hides this from everyone.', 'Remove it.'],
      disabled: [
        'An <a> has no attribute disabled, so the link still works.',
        'Remove it. Where a link leads nowhere, the control says so with aria-disabled.',
      ],
      apart: [
        'The parts page, current and ellipsis are in different elements.',
        'Put them into the same parent element.',
      ],
      form: [
        'This part must be a <form> with one {{detail}}, a <label> around it, and one <button>.',
        'Write <form data-part="…"><label>…{{detail}}</label> <button>:go_label</button></form>.',
      ],
      placeholder: ['There is no placeholder :{{detail}}.', 'docs/themes.md lists the placeholders.'],
      'no-page': [
        'This part has no page, so :page, :path and :page_label have no value here.',
        'Remove them.',
      ],
      'no-pages': ['Only the text of the part position can contain :pages or :position.', 'Move them there.'],
      position: [
        'The part position does not say which page is shown.',
        'Write :position into it, or :page and :pages.',
      ],
      script: [
        'A theme cannot contain scripts or styles, such as {{detail}}.',
        'Move it into a file of your site.',
      ],
      id: ['An id would occur several times on a page.', 'Use a class.'],
    },
  },
} as const;
