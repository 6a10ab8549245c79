/** Diagnostics for the position of a tag and how HTML parses it. */

export const tagCodes = {
  'content-not-allowed': {
    summary: 'There is content other than white space and comments between the start tag and the end tag.',
    message: '<{{tag}}> cannot have content: everything between its tags would be lost.',
    hint: 'Move the content out of the tag, or delete it. To set labels, use previous_label and next_label.',
  },
  'mis-nested-tag': {
    summary: 'An end tag is separated from its start tag by the end of another element.',
    message:
      'This </{{tag}}> does not close the <{{tag}}> on line {{opening}}: an element opened before that tag ends between the two.',
    hint: 'Put </{{tag}}> directly after its start tag.',
  },
  'stray-end-tag': {
    summary: 'An end tag closes nothing.',
    faults: {
      alone: ['This </{{tag}}> closes nothing.', 'Delete it.'],
      unread: [
        'HTML does not read the <{{tag}}> before this end tag as a tag, because it is inside another tag, a value or text.',
        'Look for a missing ">" or quotation mark before it, or move it out of the tag around it.',
      ],
      quote: [
        'In Markdown, a line that begins with ">" is a quote, so the <{{tag}}> before this end tag has no end.',
        'Write the ">" at the end of the line before.',
      ],
      'after-slash': [
        'This </{{tag}}> closes nothing: the tag before it already ended at its "/>".',
        'Delete it.',
      ],
    },
  },
  'lone-end-tag': {
    severity: 'warning',
    summary: 'A text contains an end tag, and no start tag that it could belong to.',
    message: 'This </{{tag}}> has no start tag in this file, so it is left unchanged.',
    hint: 'Delete it, or write its start tag before it.',
  },
  'dropped-tag': {
    summary:
      'A control is inside <select>, or where only framesets are allowed: browsers drop it or display it incorrectly.',
    faults: {
      inside: [
        'A control is not allowed inside <{{parent}}>: browsers drop it or display it incorrectly.',
        'Move the tag out of the <{{parent}}>.',
      ],
      outside: [
        'HTML parsers drop a <{{tag}}> here.',
        'It is not allowed in a frameset. Move the tag into the body of a page.',
      ],
    },
  },
  'unclosed-code': {
    summary: 'Template code has no end, so a tag after it is not replaced.',
    message: 'This "{{opening}}" is never closed, so the <{{tag}}> on line {{line}} is not replaced.',
    hint: 'Close it. If it is meant as text, write it in a way that {{language}} does not read as code.',
  },
  'control-in-code': {
    summary: 'A control would become part of template code that is left open before its tag.',
    message:
      '{{language}} would read this control and the "{{opening}}" on line {{line}} as one piece of code.',
    hint: 'Close the "{{opening}}". If it is meant as text, write it in a way that {{language}} does not read as code.',
  },
  'file-not-html': {
    summary:
      'A file has the tag in a language whose elements are not HTML tags, such as Pug or JSX. It is not processed.',
    message:
      'The file is in {{language}}, whose elements are not HTML tags, so this one would not be replaced.',
    hint: '{{instead}} If the file is HTML, say so in the option "dialects", with its extension as the key.',
  },
  'template-not-html': {
    severity: 'warning',
    summary:
      'A template of something other than HTML, such as JavaScript, contains a tag, or one in a syntax that is not read.',
    faults: {
      kind: [
        'By its name, this file is a template of {{kind}}, not of HTML, so its tags are left unchanged.',
        'Write the control into an HTML template. If this file is one, say so in the option "dialects", with both extensions as the key.',
      ],
      syntax: [
        'The code of a template that begins with {{kind}} is in square brackets, to which tags cannot be compiled: they are left unchanged.',
        'Write the code in angle brackets, or write the control by hand: see docs/by-hand.md.',
      ],
    },
  },
  'refused-place': {
    summary: 'A tag is in a block where the template language accepts no control, such as text to translate.',
    faults: {
      code: [
        'This control needs code, and {{language}} accepts none in the block that begins with "{{opening}}" on line {{line}}.',
        'End the block before the tag, and begin another one after it. A tag whose values are all fixed is accepted there.',
      ],
      html: [
        'The block that begins with "{{opening}}" on line {{line}} is a script, so this control would not be HTML.',
        'Move the tag out of the block.',
      ],
    },
  },
  'unfinished-tag': {
    summary: 'The file, or a block in Markdown, ends inside the tag.',
    faults: {
      file: [
        'The file ends before this tag does.',
        'Look for a missing ">" or a quotation mark that is never closed.',
      ],
      block: [
        'The Markdown block ends before this tag does.',
        'Remove empty lines from the tag. If it begins in a quote or a list item, all of its lines must be part of it.',
      ],
    },
  },
  'self-closed-text-element': {
    summary:
      'HTML reads a tag as text, because a text element before it, such as <textarea/>, is not closed.',
    message:
      'HTML ignores the "/" of this <{{name}}/> and reads everything after it as text, including a <{{tag}}>.',
    hint: 'Write </{{name}}> after it instead of the "/".',
  },
  'misspelled-tag': {
    severity: 'warning',
    summary:
      'The name of a tag is almost "pagination". Browsers accept any name, but display nothing for this one.',
    message: '<{{name}}> is not replaced.',
    hint: 'Did you mean <{{tag}}>?{{setting}}',
  },
  'tag-of-others': {
    severity: 'warning',
    summary:
      'A tag has an attribute of another library, and none of this tool except class. It is left unchanged.',
    message: '<{{tag}}> with the attribute {{name}} belongs to another library, so it is left unchanged.',
    hint: ({ suggestion }: { name: string; suggestion: string | undefined }) =>
      `${suggestion === undefined ? '' : `If the tag is meant for this tool, did you mean ${suggestion}? `}To use both, give the tags of this tool another name with the option "tag", such as "x-pagination".`,
  },
  'component-tag': {
    severity: 'warning',
    summary:
      'In this language, a capitalized name is a component, such as <Pagination> in Ember. It is left unchanged.',
    message: '<{{name}}> is left unchanged: capitalized names are components here.',
    hint: 'If the tag is meant for this tool, write <{{tag}}>.',
  },
  'unclosed-tag': {
    severity: 'warning',
    summary: 'A start tag has no end tag. Only the start tag is replaced.',
    message: 'This <{{tag}}> has no end tag. Only the start tag is replaced.',
    hint: 'Write </{{tag}}> directly after it, or end it with a space and "/>".',
  },
  'misplaced-tag': {
    severity: 'warning',
    summary:
      'A control does not belong where its tag is: in <p>, <a>, <head>, <title>, <button>, <label>, <summary>, <legend>, <th>, <dt>, <address>, a heading, another <nav> or an element whose content browsers do not show, directly in a list, between table rows, in SVG or MathML, or within a line of Markdown.',
    faults: {
      paragraph: [
        'A browser closes the <p> before this control, because <nav> is not allowed in a paragraph.',
        'Move the tag out of the <p>, or change the <p> to a <div>.',
      ],
      link: [
        'A browser ends the <a> around this control at its first link, because links cannot be nested.',
        'Move the tag out of the <a>.',
      ],
      table: [
        'A browser moves this control in front of the <table>, because it is not in a cell.',
        'Move the tag into a <td> or <caption>, or after the </table>.',
      ],
      head: [
        'A browser ends the <head> at this control, and moves everything after it into the <body>.',
        'Move the tag into the <body>.',
      ],
      title: [
        'In a <title>, this is text: browsers show the code of the tag.',
        'Move the tag into the <body>.',
      ],
      button: [
        'This control is inside a <button>, which cannot contain links.',
        'Move the tag out of the <button>.',
      ],
      label: [
        'This control is inside a <label>: a click on one of its links would also go to the labeled field.',
        'Move the tag out of the <label>.',
      ],
      list: [
        'This control is a direct child of a list, which can only contain <li>.',
        'Put the tag into an <li>, or after the list.',
      ],
      description: [
        'This control is a direct child of a <dl>, which can only contain <dt>, <dd> and <div>.',
        'Put the tag into a <dd>, or after the </dl>.',
      ],
      heading: [
        'This control is inside a heading or a <summary>, which cannot contain a <nav>: its links would be read as part of the text.',
        'Put the tag after the heading, or after the </summary>.',
      ],
      name: [
        'This control is inside a <legend> or a <th>, which cannot contain a <nav>: its links would be read as part of the name of other fields or cells.',
        'Put the tag after the </legend>, or into a <td>.',
      ],
      sectioning: [
        'This control is inside a <dt> or an <address>, which cannot contain a <nav>.',
        'Put the tag into a <dd>, or after the </address>.',
      ],
      hidden: [
        'Browsers do not show this control, because it is inside a <video>, <audio>, <canvas>, <datalist>, <meter> or <progress>.',
        'Move the tag out of this element.',
      ],
      nav: [
        'This control is inside another <nav>, or an element with role="navigation": assistive technology would announce two landmarks for one.',
        'Move the tag out of it. Or change that <nav> to a <div>, or remove role="navigation".',
      ],
      markdown: [
        'Markdown puts this line into a <p>, and a browser closes it before the control, because <nav> is not allowed in a paragraph.',
        'Put the tag on a separate line, with empty lines around it.',
      ],
      markdownCode: [
        'What the code in this tag prints is read as Markdown in a line of text, and after an empty line.',
        'Make sure that it prints one line, and put the tag on a separate line, with empty lines around it.',
      ],
      markdownLines: [
        'With a control in place of this tag, Markdown reads the lines around it differently.',
        'Leave an empty line before and after the tag.',
      ],
      foreign: [
        'A browser moves the list of this control out of the <svg> or <math> around it.',
        'Put the tag after the </svg> or </math>, or in a <foreignObject>.',
      ],
    },
  },
  'ambiguous-tag': {
    summary:
      'Browsers disagree about this tag: they read a <select> before it differently, or a control before it ends the <svg> or <math>.',
    faults: {
      foreign: [
        'The control before this one ends the <svg> or <math>, and changes how HTML reads this <{{tag}}>.',
        'Move the control before this one out of the <svg> or <math>, or write &lt;{{tag}} for text.',
      ],
      select: [
        'Browsers disagree about this <{{tag}}>, because they read the <select> before it differently.',
        'Make sure that the <select> contains only <option>, <optgroup> and <hr>, and that it is closed.',
      ],
    },
  },
} as const;
