/** Diagnostics of where a tag stands, and of how HTML reads it. */

export const tagCodes = {
  'content-not-allowed': {
    summary: 'Something other than white space and comments stands between the start tag and the end tag.',
    message: '<{{tag}}> takes no content: what is between its tags would be lost.',
    hint: 'Move the content out, or delete it. Labels go into previous_label and next_label.',
  },
  'mis-nested-tag': {
    summary: 'An end tag is separated from its start tag by the end of another element.',
    message:
      'This </{{tag}}> does not close the <{{tag}}> of line {{opening}}: an element opened before that tag ends between the two.',
    hint: 'Put </{{tag}}> directly after its start tag.',
  },
  'stray-end-tag': {
    summary: 'An end tag closes nothing.',
    faults: {
      alone: ['This </{{tag}}> closes nothing.', 'Delete it.'],
      'after-slash': [
        'This </{{tag}}> closes nothing: the tag before it already ended at its "/>".',
        'Delete it.',
      ],
    },
  },
  'dropped-tag': {
    summary:
      'A control has no place inside <select>, or where only framesets may stand: browsers drop it or show it wrong.',
    faults: {
      inside: [
        'A control has no place inside <{{parent}}>: browsers drop it or show it wrong.',
        'Move the tag out of the <{{parent}}>.',
      ],
      outside: [
        'HTML parsers drop a <{{tag}}> here.',
        'Framesets have no place for it; move the tag into the body of a page.',
      ],
    },
  },
  'unfinished-tag': {
    summary: 'The file ends inside the tag.',
    message: 'The file ends before this tag does.',
    hint: 'Look for a missing ">" or a quotation mark that is never closed.',
  },
  'self-closed-text-element': {
    summary:
      'HTML reads a tag as text, because a text element before it, such as <textarea/>, is not closed.',
    message:
      'HTML ignores the "/" of this <{{name}}/>, and reads what follows as its text, with a <{{tag}}> in it.',
    hint: 'Write </{{name}}> after it instead of the "/".',
  },
  'misspelt-tag': {
    severity: 'warning',
    summary:
      'The name of a tag is almost "pagination". HTML allows any name, and shows nothing for this one.',
    message: '<{{name}}> is not replaced.',
    hint: 'Did you mean <{{tag}}>?',
  },
  'component-tag': {
    severity: 'warning',
    summary:
      'A name with a capital is a component in this language, as <Pagination> is in Ember. It stays as it is.',
    message: '<{{name}}> is left alone: with a capital it is a component here.',
    hint: 'If the tag is meant for this tool, write <{{tag}}>.',
  },
  'unclosed-tag': {
    severity: 'warning',
    summary: 'A start tag has no end tag. It is replaced alone.',
    message: 'This <{{tag}}> has no end tag; the start tag alone is replaced.',
    hint: 'Write </{{tag}}> directly after it, or end it with "/>".',
  },
  'misplaced-tag': {
    severity: 'warning',
    summary:
      'A browser moves the control away from its place: in <p>, in <a>, between table rows, in SVG or MathML.',
    faults: {
      paragraph: [
        'A browser closes the <p> before this control, because <nav> may not stand in a paragraph.',
        'Move the tag out of the <p>, or make the <p> a <div>.',
      ],
      link: [
        'A browser ends the <a> around this control at its first link, because links do not nest.',
        'Move the tag out of the <a>.',
      ],
      table: [
        'A browser moves this control in front of the <table>, because it is not in a cell.',
        'Move the tag into a <td> or <caption>, or after the </table>.',
      ],
      foreign: [
        'A browser moves the list of this control out of the <svg> or <math> it stands in.',
        'Put the tag in a <foreignObject>, or after the <svg> or <math>.',
      ],
    },
  },
  'ambiguous-tag': {
    summary:
      'Not every browser finds this tag: they read a <select> before it differently, or a control before it ends the <svg> or <math>.',
    faults: {
      foreign: [
        'The control before this ends the <svg> or <math>, and changes how HTML reads this <{{tag}}>.',
        'Move the control before this out of the <svg> or <math>, or write &lt;{{tag}} for text.',
      ],
      select: [
        'Browsers disagree about this <{{tag}}>, because they read the <select> before it differently.',
        'Let the <select> hold only <option>, <optgroup> and <hr>, and close it.',
      ],
    },
  },
} as const;
