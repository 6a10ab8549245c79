import type { Syntax } from '../../program/syntax.js';
import { javaScript, javaScriptInMarkdown } from '../javascript.js';

export const syntax: Syntax = {
  ...javaScript,
  comment: (text) => `<%/* ${text} */%>`,
  inMarkdown: javaScriptInMarkdown(/^<%([-_]?\s*)([=~])/, '~'),
};
