import { createLanguage } from '../language.js';
import { branch, statements } from './heex.js';

export const eex = createLanguage({
  width: 98,
  lineBreaks: 'loose',
  keepsTexts: true,
  print: '<%= $ %>',
  ...statements,
  branch,
});
