/** What the messages of `codes.ts` say of the cases that one code has several of. */

/** Why a browser would not leave the control where it is written. */
export type Misplacement = 'paragraph' | 'link' | 'table' | 'foreign';

export const MISPLACEMENTS: Record<Misplacement, { message: string; hint: string }> = {
  paragraph: {
    message: 'A browser closes the <p> before this control, because <nav> may not stand in a paragraph.',
    hint: 'Move the tag out of the <p>, or make the <p> a <div>.',
  },
  link: {
    message: 'A browser ends the <a> around this control at its first link, because links do not nest.',
    hint: 'Move the tag out of the <a>.',
  },
  table: {
    message: 'A browser moves this control in front of the <table>, because it is not in a cell.',
    hint: 'Move the tag into a <td> or <caption>, or after the </table>.',
  },
  foreign: {
    message: 'A browser moves the list of this control out of the <svg> or <math> it stands in.',
    hint: 'Put the tag in a <foreignObject>, or after the drawing.',
  },
};

/** What keeps an expression from being compiled. */
export type ExpressionFault = 'literal-only' | 'one-output' | 'no-token';

export const EXPRESSION_FAULTS: Record<ExpressionFault, { message: string; hint: (name: string) => string }> =
  {
    'literal-only': {
      message: 'which has to be known before there is a request: the markup depends on it.',
      hint: (name) =>
        `Write ${name} as it is, or put tags for the different values into the branches of a condition.`,
    },
    'one-output': {
      message: 'which is more than one output, or none.',
      hint: (name) =>
        `Print one value and nothing else, such as ${name}="{{ … }}"; compute it before the tag if need be.`,
    },
    'no-token': {
      message: 'which says nowhere where the page number goes.',
      hint: (name) =>
        name === 'path'
          ? "Write :page in the text of the path, such as {{ base }}/:page, or as a string of its own in the code, such as url('posts', ':page')."
          : 'Write :page where the number goes.',
    },
  };
