import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeDirectory, sampleTheme } from '../../src/testing/command-line.js';

/** Development servers while their theme file is edited. */

const modules = join(__dirname, '../node_modules');
const TAG = '<pagination path="/:page" total_pages="3"></pagination>';

interface Tool {
  /** The command line, from the modules; the port follows. */
  readonly command: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const tools: Readonly<Record<string, Tool>> = {
  vite: {
    command: ['vite/bin/vite.js', '--host', '127.0.0.1', '--strictPort', '--port'],
    files: {
      'vite.config.js': `import pagination from 'pagination-tag/vite';
        export default { plugins: [pagination({ theme: './theme/pager.html' })] };`,
      'index.html': `<!doctype html><title>Posts</title>${TAG}`,
    },
  },
  eleventy: {
    command: ['@11ty/eleventy/cmd.cjs', '--input=pages', '--serve', '--port'],
    files: {
      'eleventy.config.js': `import pagination from 'pagination-tag/eleventy';
        export default (config) => {
          config.addPlugin(pagination, { theme: './theme/pager.html' });
        };`,
      'pages/index.html': `<!doctype html><title>Posts</title>${TAG}`,
    },
  },
  astro: {
    command: ['astro/astro.js', 'dev', '--host', '127.0.0.1', '--port'],
    files: {
      'astro.config.mjs': `import pagination from 'pagination-tag/astro';
        export default {
          integrations: [pagination({ theme: './theme/pager.html' })],
          devToolbar: { enabled: false },
        };`,
      'src/pages/index.astro': `<title>Posts</title>${TAG}`,
    },
  },
};

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

let server: ChildProcess;

afterEach(async () => {
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
});

test.each(Object.entries(tools))('%s serves its pages with the new theme', async (_name, tool) => {
  const folder = await makeDirectory({
    'package.json': '{ "type": "module" }',
    'theme/pager.html': sampleTheme('first'),
    'node_modules/.keep': '',
    ...tool.files,
  });
  symlinkSync(join(__dirname, '../..'), join(folder, 'node_modules/pagination-tag'));
  symlinkSync(join(modules, 'astro'), join(folder, 'node_modules/astro'));
  const [script = '', ...options] = tool.command;
  const port = await freePort();
  const said: string[] = [];
  server = spawn(process.execPath, [join(modules, script), ...options, port], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data: Buffer) => said.push(data.toString()));

  /** Waits until the server sends a page with the class. The server may still be starting. */
  async function expectClass(name: string): Promise<void> {
    const deadline = Date.now() + 40_000;
    let page = '';
    while (!page.includes(`class="${name}"`) && Date.now() < deadline) {
      await setTimeout(200);
      page = await fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.text(),
        (error: unknown) => String(error),
      );
    }
    if (!page.includes(`class="${name}"`)) throw new Error(`${page}\n${said.join('')}`);
  }

  await expectClass('first');
  writeFileSync(join(folder, 'theme/pager.html'), sampleTheme('second'));
  await expectClass('second');
});
