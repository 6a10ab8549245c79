import type { Syntax } from '../../program/syntax.js';
import { javaScript } from '../javascript.js';

export const syntax: Syntax = { ...javaScript, comment: (text) => `<%/* ${text} */%>` };
