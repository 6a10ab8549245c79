import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, Job, Rendering } from './engine.js';

/** A WordPress site from Debian's package, with its own database and server. */

const CORE = '/usr/share/wordpress';
const SCRIPTS = join(__dirname, 'wordpress');
// A template that changes is read again.
const PHP = [
  'opcache.enable_cli=1',
  'opcache.revalidate_freq=0',
  'display_errors=stderr',
  'log_errors=0',
].flatMap((one) => ['-d', one]);

/**
 * Makes an engine whose templates are `index.php` of a theme, or `templates/index.html` of one with blocks. A request
 * has a `url`, and `options` of the site beside those that `install.php` sets. Where `front` is true, a static page is the front page.
 *
 * @param project the directory of the theme
 */
export function wordpress(project: string): Engine {
  return {
    name: 'wordpress',
    dialect: 'php',
    packages: ['wordpress', 'mariadb-server', 'php-mysql'],
    output: String,
    version: () => {
      const code = `require '${CORE}/wp-includes/version.php'; extension_loaded('mysqli') || exit(1); echo $wp_version;`;
      const { status, stdout } = spawnSync('php', ['-r', code], { encoding: 'utf8' });
      const database = spawnSync('mariadbd', ['--version']);
      return status === 0 && database.status === 0 ? `WordPress ${stdout}` : undefined;
    },
    render: async (jobs) => {
      const site = await openSite(project);
      try {
        return await serveAll(site, jobs);
      } finally {
        site.close();
      }
    },
  };
}

/** Makes engines for several themes, which share one site: it takes seconds to start. */
export function sharedWordpress() {
  let opening: ReturnType<typeof openSite> | undefined;
  return {
    engine: (project: string): Engine => ({
      ...wordpress(project),
      render: async (jobs) => {
        opening ??= openSite(project);
        const site = await opening;
        copyTheme(project, site.themes);
        return serveAll(site, jobs);
      },
    }),
    close: async (): Promise<void> => (await opening)?.close(),
  };
}

async function serveAll(site: Site, jobs: readonly Job[]): Promise<Rendering[][]> {
  const renderings: Rendering[][] = [];
  for (const job of jobs) renderings.push(await serve(site, job));
  return renderings;
}

/** Puts the files of a project in the place of those that the themes have. */
function copyTheme(project: string, themes: string): void {
  for (const theme of ['classic', 'blocks'].map((name) => join(themes, name))) {
    rmSync(theme, { recursive: true, force: true });
    cpSync(project, theme, { recursive: true });
  }
}

/** Starts a site, which answers until it is closed. */
export async function openSite(project: string): Promise<Site & { readonly close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-wordpress-'));
  const running: ChildProcess[] = [];
  const close = (): void => {
    for (const one of running) one.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
  };
  try {
    return { ...(await install(folder, project, running)), close };
  } catch (error) {
    close();
    throw error;
  }
}

interface Site {
  readonly themes: string;
  readonly port: number;
  /** The numbers of pages, by name. */
  readonly pages: Readonly<Record<string, number>>;
}

async function install(folder: string, project: string, running: ChildProcess[]): Promise<Site> {
  const [site, data, socket] = ['site', 'data', 'socket'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const themes = join(site, 'wp-content/themes');
  for (const path of [data, themes, join(site, 'wp-content/mu-plugins')])
    mkdirSync(path, { recursive: true });
  for (const name of readdirSync(CORE).filter((name) => name.endsWith('.php')))
    cpSync(join(CORE, name), join(site, name));
  for (const name of ['wp-includes', 'wp-admin']) symlinkSync(join(CORE, name), join(site, name));
  cpSync(join(SCRIPTS, 'wp-config.php'), join(site, 'wp-config.php'));
  cpSync(join(SCRIPTS, 'plugin.php'), join(site, 'wp-content/mu-plugins/plugin.php'));
  copyTheme(project, themes);
  // Without users, the database needs none of the tables that an installation makes.
  const engine = [
    '--no-defaults',
    `--datadir=${data}`,
    '--skip-grant-tables',
    '--skip-innodb',
    '--default-storage-engine=Aria',
    '--user=root',
  ];
  execFileSync('mariadbd', [...engine, '--bootstrap'], {
    input: 'CREATE DATABASE wordpress;',
    stdio: 'pipe',
  });
  const database = [...engine, `--socket=${socket}`, `--pid-file=${folder}/pid`, '--skip-networking'];
  running.push(spawn('mariadbd', database, { stdio: 'ignore' }));
  const client = ['--no-defaults', `--socket=${socket}`, 'wordpress', '--execute=SELECT 1'];
  await until(() => spawnSync('mariadb', client).status === 0);
  const pages = execFileSync('php', [...PHP, join(SCRIPTS, 'install.php'), site], { encoding: 'utf8' });
  const port = 20_000 + (process.pid % 40_000);
  running.push(spawn('php', [...PHP, '-S', `127.0.0.1:${port}`, '-t', site], { stdio: 'ignore' }));
  await until(
    async () => (await get(port, '/wp-includes/version.php', {}).catch(() => undefined)) !== undefined,
  );
  return { themes, port, pages: JSON.parse(pages) as Site['pages'] };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 300; turn++) {
    if (await condition()) return;
    await wait(50);
  }
  throw new Error('WordPress has not started.');
}

/** Writes the template of a site, and returns the options that requests for it have. */
export function useTemplate({ themes, pages }: Site, template: string) {
  const theme = template.includes('<!-- wp:') ? 'blocks' : 'classic';
  const path = theme === 'blocks' ? 'templates/index.html' : 'index.php';
  mkdirSync(join(themes, 'blocks/templates'), { recursive: true });
  writeFileSync(join(themes, theme, path), template);
  const own = { template: theme, stylesheet: theme, permalink_structure: '/%postname%/' };
  const statics = { show_on_front: 'page', page_on_front: pages['front'], page_for_posts: pages['news'] };
  return (options: object, front: boolean): object => ({ ...own, ...(front ? statics : {}), ...options });
}

async function serve(site: Site, { template, data }: Job): Promise<Rendering[]> {
  const optionsOf = useTemplate(site, template);
  const renderings: Rendering[] = [];
  for (const { url, options, front } of data) {
    const all = optionsOf(options as object, Boolean(front));
    const { status, body } = await get(site.port, String(url), all);
    renderings.push(status < 500 ? { output: body } : { error: `${status}: ${body}` });
  }
  return renderings;
}

/** Requests a URL unchanged, which `fetch` would normalize. */
function get(port: number, path: string, options: object): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'site.example', options: JSON.stringify(options) };
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}
