import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{{ .Page }}',
  statement: '{{ if .Page }}',
  comment: '{{/* page */}}',
  hidden: [`{{/* ${LITERAL} */}}`, `{{ \`${LITERAL}\` }}`, `{{ $a := \`${LITERAL}\` }}`],
  longCode: (text) => `{{ u ":page" "${text}" }}`,
};
