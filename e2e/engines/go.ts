import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.js';
import { NUMBERED, type Language } from './language.js';
import { GO } from './odd-values.js';
import { createRenderer, scriptEnvironment } from './script-engine.js';

/** `html/template` of Go's library, in a site that has the functions as `pagination-tag helpers go` prints them. */
export const goEngine: Engine = {
  name: 'go',
  dialect: 'go',
  packages: ['golang-go'],
  version: () => {
    const { stdout, status } = spawnSync('go', ['version'], { env: process.env, encoding: 'utf8' });
    return status === 0 ? stdout.split(' ')[2] : undefined;
  },
  ...createRenderer(startSite),
  output: (name) => `{{ .${name} }}`,
};

/** Builds the site with the renderer, whose program runs. */
function startSite(): ReturnType<Parameters<typeof createRenderer>[0]> {
  const site = mkdtempSync(join(tmpdir(), 'pagination-tag-go-'));
  writeFileSync(join(site, 'go.mod'), 'module site\n\ngo 1.19\n');
  copyFileSync(join(__dirname, 'scripts/render_go.go'), join(site, 'main.go'));
  mkdirSync(join(site, 'pagination'));
  copyFileSync(join(__dirname, '../../helpers/pagination.go'), join(site, 'pagination/pagination.go'));
  const finish = (): void => rmSync(site, { recursive: true, force: true });
  const { status, stderr } = spawnSync('go', ['build', '-o', 'site', '.'], { cwd: site, encoding: 'utf8' });
  if (status !== 0) {
    finish();
    throw new Error(stderr);
  }
  return { command: join(site, 'site'), args: [], env: scriptEnvironment(), finish };
}

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
