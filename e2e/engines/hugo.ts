import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRegions } from '../../src/dialects/go/regions.js';
import { script } from '../lexers/lexer.js';
import type { Engine, Job, Rendering } from './engine.js';
import { NUMBERED, type Language } from './language.js';

/** One rendering: a template, the page that carries its variables, and where the output belongs. */
interface Case {
  readonly template: string;
  /** The section of the site, whose layout the template is. */
  readonly section: string;
  readonly page: string;
  readonly data: Job['data'][number];
}

/**
 * Hugo, which builds sites. A batch is one site: each template is the layout of a section, and each data object is the
 * front matter of a page there. Its names are to keep off those that mean something to Hugo, such as `title` and `date`.
 *
 * @param project a directory whose layouts the site has as well
 */
export const createHugoEngine = (project?: string): Engine => ({
  name: 'hugo',
  dialect: 'hugo',
  packages: ['hugo'],
  version: () => {
    const { stdout, status } = spawnSync('hugo', ['version'], { env: process.env, encoding: 'utf8' });
    return status === 0 ? stdout.split(/[-+ ]/, 2).join(' ') : undefined;
  },
  render: async (jobs) => {
    const cases = jobs.map(({ template, data }, job) =>
      data.map((values, index) => ({ template, section: `s${job}`, page: `p${index}`, data: values })),
    );
    const renderings = await renderCases(cases.flat(), project);
    return cases.map((ofJob) => ofJob.map((one) => renderings.get(one)!));
  },
  output: (name) => `{{ .Params.${name} }}`,
});

export const hugoEngine = createHugoEngine();

/** One error ends a build, and hides all others. Then both halves of the batch are tried, down to the case that fails. */
async function renderCases(cases: readonly Case[], project?: string): Promise<Map<Case, Rendering>> {
  const built = await build(cases, project);
  if (!('error' in built)) return built;
  const [first] = cases;
  // A broken template fails with any data.
  const isOfTemplate = /parse failed|html\/template:/.test(built.error);
  if (cases.length === 1 || (isOfTemplate && cases.every(({ section }) => section === first?.section))) {
    return new Map(cases.map((one) => [one, built]));
  }
  const middle = Math.ceil(cases.length / 2);
  const halves = [
    await renderCases(cases.slice(0, middle), project),
    await renderCases(cases.slice(middle), project),
  ];
  return new Map(halves.flatMap((half) => [...half]));
}

async function build(
  cases: readonly Case[],
  project?: string,
): Promise<Map<Case, Rendering> | { readonly error: string }> {
  const site = mkdtempSync(join(tmpdir(), 'pagination-tag-hugo-'));
  try {
    if (project !== undefined) cpSync(join(project, 'layouts'), join(site, 'layouts'), { recursive: true });
    writeSite(site, cases);
    const error = await runHugo(site);
    if (error !== undefined) return { error };
    return new Map(
      cases.map((one) => {
        const file = join(site, 'public', one.section, `${one.page}.html`);
        // Hugo writes no file for an empty page.
        return [one, { output: existsSync(file) ? readFileSync(file, 'utf8') : '' }];
      }),
    );
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

function writeSite(site: string, cases: readonly Case[]): void {
  writeFileSync(
    join(site, 'config.json'),
    JSON.stringify({
      uglyURLs: true,
      disableKinds: ['404', 'RSS', 'home', 'robotsTXT', 'section', 'sitemap', 'taxonomy', 'term'],
    }),
  );
  for (const [section, template] of new Map(cases.map((one) => [one.section, one.template]))) {
    for (const folder of ['layouts', 'content']) mkdirSync(join(site, folder, section), { recursive: true });
    writeFileSync(join(site, 'layouts', section, 'single.html'), template);
  }
  for (const { section, page, data } of cases) {
    // JSON is YAML as well. As such it keeps its integers: read as JSON, 1000000 would be 1e+06.
    writeFileSync(join(site, 'content', section, `${page}.md`), `---\n${JSON.stringify(data)}\n---\n`);
  }
}

/** Resolves to what Hugo says when it fails. */
function runHugo(site: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    execFile(
      'hugo',
      ['--panicOnWarning', '--source', site],
      { env: process.env, timeout: 300_000 },
      (error, stdout, stderr) => {
        // A number is the status that Hugo has ended with; anything else has kept it from running.
        if (error === null) resolve(undefined);
        else if (typeof error.code === 'number') resolve(`${stdout}${stderr}`.trim());
        else reject(new Error(error.message));
      },
    );
  });
}

export const language: Language = {
  engines: [hugoEngine],
  properties: { escaped: NUMBERED, empty: '', failing: '{{ div 1 .Params.page }}', broken: '{{ if }}' },
  written: {
    pathOfToken: '{{ printf `%s/%v` .Params.base `:page` }}',
    pathsInStrings: ['{{ print .Params.base "/:page" }}', '{{ "/b/:page" | lower }}', '{{ `/b/:page` }}'],
    weak: '{{ .Params.none | default .Params.page }}',
    twice: { before: '{{ range seq 2 }}{{ with $ }}', after: '{{ end }}{{ end }}' },
    mayBeMissing: true,
    pathInLoop: {
      before: '{{ range seq 1 }}',
      path: '{{ $.Params.base }}/{{ . }}/:page',
      after: '{{ end }}',
    },
  },
  lexers: {
    hugo: {
      lexer: script('go', ['version'], ['run', 'lexers.go']),
      find: findRegions,
      pieces: [
        ...[
          '{{',
          '}}',
          '{{- ',
          ' -}}',
          '{{ .V }}',
          '{{/* n */}}',
          '{{- /* n */ -}}',
          '{{ `}}` }}',
          '{{ "}}" }}',
          "'}'",
        ],
        ...['{{ if .A }}', '{{ end }}', '`', '"', '/*', '*/', '{{-3}}'],
      ],
    },
  },
  corpus: {
    folders: ['/usr/lib/go/src/', '/usr/lib/go/misc/'],
    files: /\.(?:tmpl|html)$/,
    atLeast: 3,
  },
};
