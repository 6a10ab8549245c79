/** Diagnostics for what a tag says literally, and nothing would replace, show or read as its author means it. */

const MARKS: Readonly<Record<string, string>> = { '=': 'the second "="', '`': 'the backtick' };

export const writtenCodes = {
  'wrong-quotation-mark': {
    summary: 'A value begins with a character that HTML does not read as a quotation mark.',
    message: ({ name, mark }: { name: string; mark: string }) =>
      `The value of ${name} is not quoted: ${MARKS[mark] ?? `the quotation mark ${mark}`} is part of it.`,
    hint: 'Use straight quotation marks: {{name}}="{{meant}}".',
  },
  'token-in-url': {
    summary: 'A URL that is the same on every page contains a token.',
    message: '{{name}} is one fixed URL: nothing replaces {{token}} in it.',
    hint: 'Write the URL itself, such as {{name}}="{{example}}".',
  },
  'unreplaced-token': {
    severity: 'warning',
    summary: 'A token is in an attribute that does not replace it, so it is printed unchanged.',
    message: 'Nothing replaces {{token}} in {{name}}: {{reason}}.',
    hint: '{{instead}}',
  },
  'empty-attribute': {
    severity: 'warning',
    summary: 'An attribute has no value, and does nothing without one.',
    message: '{{name}} has no value, so it has no effect.',
    hint: 'Remove {{name}}, or give it a value, such as {{name}}="{{example}}".',
  },
  'not-jsx': {
    severity: 'warning',
    summary: 'MDX reads a control as JSX, which cannot have an attribute like this one.',
    faults: {
      name: [
        'MDX reads the control as JSX, in which no attribute can be named {{name}}.',
        'Remove {{name}}, or write the tag in a file that is not MDX.',
      ],
      value: [
        'MDX reads the control as JSX, in which values are in quotation marks, and that of {{name}} is not.',
        'Put the value of {{name}} in quotation marks.',
      ],
      style: [
        'MDX reads the control as JSX, in which React refuses a style that is a text.',
        'Write a class instead. Astro accepts such a style.',
      ],
    },
  },
  'lost-landmark': {
    severity: 'warning',
    summary: 'Another role replaces the landmark, so assistive technology does not find the control.',
    message: 'role is {{value}}, so assistive technology no longer announces this control as navigation.',
    hint: 'Remove role.',
  },
  'relative-path': {
    severity: 'warning',
    summary: 'A path leads from each page of the list to different URLs.',
    message:
      'path is {{value}}. A browser adds it to the URL of the current page, so on page 2, the link to page 3 leads to …/{{url}}.',
    hint: 'Write path="{{instead}}".',
  },
  'empty-name': {
    severity: 'warning',
    summary: 'The name of the control is empty. It gets the default name instead.',
    message: '{{name}} is empty, and a control must have a name: the default one is used.',
    hint: 'Remove {{name}}, or write a name, such as aria-label="Posts".',
  },
} as const;
