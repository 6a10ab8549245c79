import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{{ .Page }}',
  statement: '{{ if .Page }}',
  comment: '{{/* page */}}',
  hidden: [`{{/* ${LITERAL} */}}`, `{{ \`${LITERAL}\` }}`, `{{ $a := \`${LITERAL}\` }}`],
  longCode: (text) => `{{ u ":page" "${text}" }}`,
  token: [
    ['{{ add "/p/" ":page" }}', '{{ add "/p/" (string $p) }}'],
    ['{{ add ":page" 1 }}', '{{ add $p 1 }}'],

    ['{{ relURL "/a/:page" }}', '{{ relURL (print "/a/" $p) }}'],
    ['{{ (index $a.Pagers (sub ":page" 1)).URL }}', '{{ (index $a.Pagers (sub $p 1)).URL }}'],
  ],
  alternatives: [
    ['{{ if .A }}', '{{ else }}', '{{ end }}'],
    ['{{ with .A }}', '{{ range .B }}{{ end }}{{ else with .C }}', '{{ end }}'],
  ],
  together: [['{{ if .A }}', '{{ end }}', '{{ if .B }}{{ else }}{{ end }}']],
};
