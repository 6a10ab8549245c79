import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transform } from '../../src/index.js';

/**
 * The lines that docs/builds.md shows, in the file and with the command of a user's project: as ES module, and as
 * CommonJS.
 */

const root = join(__dirname, '../..');
const docs = readFileSync(join(root, 'docs/builds.md'), 'utf8');

const GOOD = '<pagination path="/:page" total_pages="3" current_page="2"></pagination>';
const BROKEN = '<pagination total_pagse="3" current_page="2"></pagination>';
const CONTROL = transform(GOOD);
const page = (tag: string): string => `<!doctype html>\n<title>Posts</title>\n<main>\n  ${tag}\n</main>\n`;

/** How a host is used. */
interface Host {
  /** The file that the lines stand in, without its extension. */
  readonly file: string;
  /** Whether the lines are JSON, and so no module. */
  readonly isJson?: boolean;
  /** The command of its command line, with its arguments; without one, the file is a script. */
  readonly command?: readonly string[];
  /** The template. */
  readonly template: string;
  /** What the host writes: pages, or scripts that print them. */
  readonly outputs: readonly string[];
  /** What the project has besides. */
  readonly files?: Readonly<Record<string, string>>;
  /** Lines that go with those of the documentation. */
  readonly before?: string;
  readonly after?: string;
}

const importing = (path: string): string => `import page from '${path}';\nconsole.log(page);\n`;

/** A page that is imported as text, beside one that is built. */
const IMPORTED = { 'src/index.js': importing('./text.html?raw'), 'src/text.html': page(GOOD) };

const hosts: Record<string, Host> = {
  Vite: {
    file: 'vite.config',
    command: ['vite', 'build', '--config', '{}'],
    template: 'index.html',
    outputs: ['dist/index.html'],
  },
  Rollup: {
    file: 'rollup.config',
    command: ['rollup', '--config', '{}', '--file', 'dist/main.js'],
    template: 'index.html',
    outputs: ['dist/main.js'],
    files: { 'main.js': importing('./index.html') },
  },
  Rolldown: {
    file: 'rolldown.config',
    command: ['rolldown', '--config', '{}', '--dir', 'dist'],
    template: 'index.html',
    outputs: ['dist/main.js'],
    files: { 'main.js': importing('./index.html') },
  },
  webpack: {
    file: 'webpack.config',
    command: ['webpack', '--mode', 'development', '--config', '{}'],
    template: 'src/index.html',
    outputs: ['dist/index.html', 'dist/main.js'],
    files: IMPORTED,
  },
  Rspack: {
    file: 'rspack.config',
    command: ['rspack', 'build', '--mode', 'production', '--config', '{}'],
    template: 'src/index.html',
    outputs: ['dist/index.html', 'dist/main.js'],
    files: IMPORTED,
  },
  esbuild: {
    file: 'build',
    template: 'index.html',
    outputs: ['dist/main.js'],
    files: { 'main.js': importing('./index.html') },
  },
  Eleventy: {
    file: 'eleventy.config',
    command: ['eleventy', '--config', '{}'],
    template: 'index.njk',
    outputs: ['_site/index.html'],
  },
  Astro: {
    file: 'astro.config',
    command: ['astro', 'build', '--config', '{}'],
    template: 'src/pages/index.astro',
    outputs: ['dist/index.html'],
  },
  PostHTML: {
    file: 'build',
    template: 'src/index.html',
    outputs: ['index.html'],
    before: "import fs from 'node:fs';\nconst page = fs.readFileSync('src/index.html', 'utf8');",
    after: "fs.writeFileSync('index.html', html);",
  },
  Parcel: {
    file: '.posthtmlrc',
    isJson: true,
    command: ['parcel', 'build', 'src/index.html', '--no-cache', '--no-optimize'],
    template: 'src/index.html',
    outputs: ['dist/index.html'],
  },
  gulp: {
    file: 'gulpfile',
    command: ['gulp', 'pages', '--gulpfile', '{}'],
    template: 'src/index.html',
    outputs: ['dist/index.html'],
  },
};

/** What the documentation of a host says first. */
function linesFor(host: string): string {
  const [, lines] =
    new RegExp(`^## ${host}\\n\\n(?:[^\`#].*\\n+)*\`\`\`js(?:on)?\\n([^]*?)^\`\`\``, 'm').exec(docs) ?? [];
  if (lines === undefined) throw new Error(`docs/builds.md shows no lines for ${host}.`);
  return lines;
}

const formats = {
  'an ES module': { extension: '.mjs', write: (lines: string): string => lines },
  CommonJS: { extension: '.cjs', write: toCommonJs },
};

/** Rewrites a module as CommonJS. */
function toCommonJs(module: string): string {
  const common = module
    .replace(/^import (?:\* as )?(.+) from (.+);$/gm, 'const $1 = require($2);')
    .replace(/^export default /m, 'module.exports = ')
    .replace(/^export const /gm, 'exports.');
  const head = common.lastIndexOf('require(');
  if (!/^(?:const .* = )?await /m.test(common)) return common;
  const start = common.indexOf('\n', head);
  return `${common.slice(0, start)}\n(async () => {${common.slice(start)}})();\n`;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'e2e/node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(root, 'e2e/node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function run(parameters: readonly string[]): { status: number | null; output: string } {
  const env = { ...process.env, CI: '1', NO_COLOR: '1', NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** The program that npm would run by this name. */
const program = (name: string): string => join(root, 'e2e/node_modules/.bin', name);

describe.each(Object.entries(hosts))('%s', (name, host) => {
  test.each(Object.entries(formats).slice(0, host.isJson ? 1 : 2))(
    'the documented lines work in %s',
    (format, { extension, write: convert }) => {
      const config = `${host.file}${host.isJson ? '' : extension}`;
      const command = host.command?.map((part) => part.replace('{}', config)) ?? [];
      const [tool, ...parameters] = command;
      const call = tool === undefined ? [config] : [program(tool), ...parameters];
      const output = (file: string): string =>
        file.endsWith('.js') ? run([file]).output : readFileSync(join(folder, file), 'utf8');

      write('package.json', '{ "private": true }');
      for (const [file, text] of Object.entries(host.files ?? {})) write(file, text);
      write(config, convert([host.before, linesFor(name), host.after].filter(Boolean).join('\n')));

      // A good page in one format, a broken one in the other: either shows that the lines were loaded.
      if (format === 'an ES module') {
        write(host.template, page(GOOD));
        const built = run(call);
        // What a host says of its failure is what the reader of this wants to see.
        if (built.status !== 0) throw new Error(built.output);
        for (const file of host.outputs) expect(output(file)).toContain(CONTROL);
        if (!host.isJson) return;
      }
      write(host.template, page(BROKEN));
      const broken = run(call);
      expect(broken.status).not.toBe(0);
      expect(broken.output).toMatch(/\d+:\d+: error: <pagination> has no attribute\s+"total_pagse"/);
      expect(broken.output).toContain('Did you mean total_pages?');
    },
  );
});
