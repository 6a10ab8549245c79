/** Pieces of soups, and what engines make of raw regions, for lexers of several languages. */
export const BRACES = ['{{', '}}', '{%', '%}', '{#', '#}', '{{ v }}', '{% set v = 1 %}', '{# n #}', '{', '}'];
export const STRINGS = ["'", '"', '\\', "'s'", '"t"', "'}}'", '"%}"'];
export const TRIMS = ['{{-', '-}}', '{%-', '-%}'];
export const ANGLES = [
  '<%',
  '%>',
  '<%=',
  '<%%',
  '%%>',
  '<%#',
  '-%>',
  '<% 1 %>',
  '<%= v %>',
  '<%# n %>',
  '<%% e %>',
];

export const inner = (raw: string): string => /^\{%[^]*?%\}([^]*)\{%[^]*?%\}$/.exec(raw)?.[1] ?? raw;
export const unescapeStart = (raw: string): string => raw.replace('<%%', '<%');
