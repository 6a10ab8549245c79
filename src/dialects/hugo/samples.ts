import type { DialectSamples } from '../../testing/dialect-samples.js';
import { samples as go } from '../go/samples.js';

export const samples: DialectSamples = {
  ...go,
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
