import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{{ .Page }}',
  statement: '{{ if .Page }}',
  comment: '{{/* page */}}',
  hidden: [`{{/* ${LITERAL} */}}`, `{{ \`${LITERAL}\` }}`, `{{ $a := \`${LITERAL}\` }}`],
  longCode: (text) => `{{ u ":page" "${text}" }}`,
  token: [['{{ url "/a/:page" }}', '{{ url (print "/a/" $p) }}']],
  alternatives: [['{{ if .A }}', '{{ else }}', '{{ end }}']],
  together: [['{{ if .A }}', '{{ end }}{{ if .B }}', '{{ end }}']],
};
