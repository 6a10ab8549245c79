import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, Rendering } from './engine.js';
import { NUMBERED, type Language } from './language.js';
import { GO } from './odd-values.js';
import { pipe } from './script-engine.js';

/** `html/template` of Go's library, in a site that has the functions as `pagination-tag helpers go` prints them. */
export const goEngine: Engine = {
  name: 'go',
  dialect: 'go',
  packages: ['golang-go'],
  version: () => {
    const { stdout, status } = spawnSync('go', ['version'], { env: process.env, encoding: 'utf8' });
    return status === 0 ? stdout.split(' ')[2] : undefined;
  },
  render: async (jobs) => {
    const site = mkdtempSync(join(tmpdir(), 'pagination-tag-go-'));
    try {
      writeFileSync(join(site, 'go.mod'), 'module site\n\ngo 1.19\n');
      copyFileSync(join(__dirname, 'scripts/render_go.go'), join(site, 'main.go'));
      mkdirSync(join(site, 'pagination'));
      copyFileSync(join(__dirname, '../../helpers/pagination.go'), join(site, 'pagination/pagination.go'));
      return JSON.parse(await pipe('go', ['run', '.'], JSON.stringify(jobs), { cwd: site })) as Rendering[][];
    } finally {
      rmSync(site, { recursive: true, force: true });
    }
  },
  output: (name) => `{{ .${name} }}`,
};

export const language: Language = {
  engines: [goEngine],
  properties: {
    escaped: NUMBERED,
    empty: '',
    failing: '{{ if eq .page 0 }}{{ len 0 }}{{ end }}',
    broken: '{{ if }}',
  },
  written: {
    pathOfToken: '{{ printf `%s/%v` .base `:page` }}',
    pathsInStrings: ['{{ print .base "/:page" }}', '{{ printf "%s/%s" .base ":page" }}', '{{ `/b/:page` }}'],
    weak: '{{ or .none .page }}',
    filtered: '{{ .show | print | eq "true" }}',
    twice: { before: '{{ range .two }}{{ with $ }}', after: '{{ end }}{{ end }}' },
    mayBeMissing: true,
    pathInLoop: { before: '{{ range .one }}', path: '{{ $.base }}/{{ . }}/:page', after: '{{ end }}' },
  },
  odd: GO,
  exact: ['named', 'text', 'number', 'pointer', 'pointers', 'pointer-to-text', 'bigint', 'stringer', 'safe'],
};
