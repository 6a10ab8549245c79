import { LEADING_DIGITS, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'ftl',
  coercion: LEADING_DIGITS,
  truth: '`true` and the string `"true"`',
  notes: [
    'Only tags with angle brackets, `<#if>`, are supported. A template that begins with `[#ftl]` is left alone.',
    'A missing value counts as page 1, with or without `!`. Page numbers are printed without thousands separators, regardless of the locale. In the code of a path, the token is a string.',
  ],
};
