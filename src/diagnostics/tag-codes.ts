/** Diagnostics of where a tag stands, and of how HTML reads it. */

import type { Range } from '../base/source.js';
import { MISPLACEMENTS, type Misplacement } from './code-words.js';
import type { Definition } from './definition.js';

export const tagCodes = {
  'content-not-allowed': {
    severity: 'error',
    summary: 'Something other than white space and comments stands between the start tag and the end tag.',
    message: (_: object, { tag }) => `<${tag}> takes no content: what is between its tags would be lost.`,
    hint: () => 'Move the content out, or delete it. Labels go into previous_label and next_label.',
  },
  'mis-nested-tag': {
    severity: 'error',
    summary: 'An end tag is separated from its start tag by the end of another element.',
    message: ({ opening }: { opening: Range }, { lineOf, tag }) =>
      `This </${tag}> does not close the <${tag}> of line ${lineOf(opening.start)}: an element opened before that tag ends between the two.`,
    hint: (_: object, { tag }) => `Put </${tag}> directly after its start tag.`,
  },
  'stray-end-tag': {
    severity: 'error',
    summary: 'An end tag closes nothing.',
    message: ({ selfClosed }: { selfClosed: boolean }, { tag }) =>
      selfClosed
        ? `This </${tag}> closes nothing: the tag before it already ended at its "/>".`
        : `This </${tag}> closes nothing.`,
    hint: () => 'Delete it.',
  },
  'dropped-tag': {
    severity: 'error',
    summary:
      'A control has no place inside <select>, or where only framesets may stand: browsers drop it or show it wrong.',
    message: ({ parent }: { parent: string | undefined }, { tag }) =>
      parent === undefined
        ? `HTML parsers drop a <${tag}> here.`
        : `A control has no place inside <${parent}>: browsers drop it or show it wrong.`,
    hint: ({ parent }: { parent: string | undefined }) =>
      parent === undefined
        ? 'Framesets have no place for it; move the tag into the body of a page.'
        : `Move the tag out of the <${parent}>.`,
  },
  'unfinished-tag': {
    severity: 'error',
    summary: 'The file ends inside the tag.',
    message: () => 'The file ends before this tag does.',
    hint: () => 'Look for a missing ">" or a quotation mark that is never closed.',
  },
  'self-closed-text-element': {
    severity: 'error',
    summary:
      'HTML reads a tag as text, because a text element before it, such as <textarea/>, is not closed.',
    message: ({ name }: { name: string }, { tag }) =>
      `HTML ignores the "/" of this <${name}/>, and reads what follows as its text, with a <${tag}> in it.`,
    hint: ({ name }: { name: string }) => `Write </${name}> after it instead of the "/".`,
  },
  'misspelt-tag': {
    severity: 'warning',
    summary:
      'The name of a tag is almost "pagination". HTML allows any name, and shows nothing for this one.',
    message: ({ name }: { name: string }) => `<${name}> is not replaced.`,
    hint: (_: object, { tag }) => `Did you mean <${tag}>?`,
  },
  'component-tag': {
    severity: 'warning',
    summary:
      'A name with a capital is a component in this language, as <Pagination> is in Ember. It stays as it is.',
    message: ({ name }: { name: string }) =>
      `<${name}> is left alone: with a capital it is a component here.`,
    hint: (_: object, { tag }) => `If the tag is meant for this tool, write <${tag}>.`,
  },
  'unclosed-tag': {
    severity: 'warning',
    summary: 'A start tag has no end tag. It is replaced alone.',
    message: (_: object, { tag }) => `This <${tag}> has no end tag; the start tag alone is replaced.`,
    hint: (_: object, { tag }) => `Write </${tag}> directly after it, or end it with "/>".`,
  },
  'misplaced-tag': {
    severity: 'warning',
    summary:
      'A browser moves the control away from its place: in <p>, in <a>, between table rows, in SVG or MathML.',
    message: ({ where }: { where: Misplacement }) => MISPLACEMENTS[where].message,
    hint: ({ where }: { where: Misplacement }) => MISPLACEMENTS[where].hint,
  },
  'ambiguous-tag': {
    severity: 'error',
    summary:
      'Not every browser finds this tag: they read a <select> before it differently, or a control before it ends the <svg> or <math>.',
    message: ({ isForeign }: { isForeign: boolean }, { tag }) =>
      isForeign
        ? `The control before this ends the <svg> or <math>, and changes how HTML reads this <${tag}>.`
        : `Browsers disagree about this <${tag}>, because they read the <select> before it differently.`,
    hint: ({ isForeign }: { isForeign: boolean }, { tag }) =>
      isForeign
        ? `Move the control before this out of the <svg> or <math>, or write &lt;${tag} for text.`
        : 'Let the <select> hold only <option>, <optgroup> and <hr>, and close it.',
  },
} as const satisfies Record<string, Definition>;
