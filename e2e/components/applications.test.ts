import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { renderPagination } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { listingsOf } from '../scripts/listings.js';
import { treeOf } from './grid.js';
import { describeHostileRequests } from './hostile.js';

/**
 * Applications of Next, Nuxt and SvelteKit with the listings of the documentation, and with pages /kept and /forms whose links keep
 * the query of the request: built for production, and asked for pages.
 */

interface Application {
  /** What is behind `add`, and the page of the documentation. */
  readonly component: string;
  readonly written: string;
  readonly files: Readonly<Record<string, string>>;
  /** The listings: the page /posts with two lists, and what it needs. */
  readonly listings: readonly string[];
  readonly build: readonly string[];
  /** The command that serves what was built. */
  readonly serve: (port: string) => readonly string[];
}

const modules = join(__dirname, '../node_modules');
const bin = (path: string): string => join(modules, path);

const applications: Readonly<Record<string, Application>> = {
  Next: {
    component: 'react',
    written: 'app/components/Pagination.tsx',
    files: {
      'package.json': '{ "private": true, "dependencies": { "next": "*", "react": "*", "react-dom": "*" } }',
      // The packages are beside the application, and a separate step checks the types of the whole application.
      'next.config.mjs':
        'import { dirname } from "node:path";\nconst root = dirname(import.meta.dirname);\nexport default { turbopack: { root }, outputFileTracingRoot: root, typescript: { ignoreBuildErrors: true } };\n',
      'tsconfig.json':
        '{ "compilerOptions": { "jsx": "react-jsx", "module": "esnext", "moduleResolution": "bundler" } }',
      'app/layout.tsx':
        'export default ({ children }: { children: unknown }) => <html lang="en"><body>{children as never}</body></html>;\n',
      'app/forms/page.tsx': `import Link from "next/link";
import { FormPagination, FormPaginationJump, FormPaginationSizes } from "../components/FormPagination";

export default async ({ searchParams }: { searchParams: Promise<Record<string, string>> }) => {
  const query = await searchParams;
  const path = (page: number) => "/forms?" + new URLSearchParams({ ...query, page: String(page) });
  return (
    <nav>
      <FormPaginationJump path={path} totalPages={9} />
      <FormPaginationSizes path={path} pageSize={Number(query.per_page) || 10} />
      <FormPagination path={path} totalPages={9} currentPage={query.page} link={Link} />
    </nav>
  );
};
`,
      'app/kept/page.tsx': `import Link from "next/link";
import { Pagination } from "../components/Pagination";

export default async ({ searchParams }: { searchParams: Promise<Record<string, string>> }) => {
  const query = await searchParams;
  const path = (page: number) => "/kept?" + new URLSearchParams({ ...query, page: String(page) });
  return <Pagination path={path} totalPages={9} currentPage={query.page} link={Link} />;
};
`,
    },
    listings: ['app/posts/page.tsx'],
    build: [bin('next/dist/bin/next'), 'build'],
    serve: (port) => [bin('next/dist/bin/next'), 'start', '--port', port],
  },
  Nuxt: {
    component: 'vue',
    written: 'app/components/Pagination.vue',
    files: {
      'package.json': '{ "private": true, "type": "module", "dependencies": { "nuxt": "*", "vue": "*" } }',
      'nuxt.config.ts':
        'export default defineNuxtConfig({ telemetry: false, compatibilityDate: "2026-01-01" });\n',
      'app/app.vue': '<template><NuxtPage /></template>\n',
      'app/pages/forms.vue': `<script setup lang="ts">
const { query } = useRoute();
const path = (page: number) => "/forms?" + new URLSearchParams({ ...query, page: String(page) });
</script>

<template>
  <nav>
    <FormPaginationJump :path="path" :total-pages="9" />
    <FormPaginationSizes :path="path" :page-size="Number(query.per_page) || 10" />
    <FormPagination :path="path" :total-pages="9" :current-page="query.page" />
  </nav>
</template>
`,
      'app/pages/kept.vue': `<script setup lang="ts">
import { PageLink } from "#components";

const { query } = useRoute();
const path = (page: number) => "/kept?" + new URLSearchParams({ ...query, page: String(page) });
</script>

<template>
  <Pagination :path="path" :total-pages="9" :current-page="query.page" :link="PageLink" />
</template>
`,
    },
    listings: ['app/components/PageLink.vue', 'app/pages/posts.vue'],
    build: [bin('nuxt/bin/nuxt.mjs'), 'build'],
    serve: () => ['.output/server/index.mjs'],
  },
  SvelteKit: {
    component: 'svelte',
    written: 'src/lib/components/Pagination.svelte',
    files: {
      'package.json':
        '{ "private": true, "type": "module", "devDependencies": { "@sveltejs/kit": "*", "svelte": "*" } }',
      'vite.config.js':
        'import { sveltekit } from "@sveltejs/kit/vite";\nexport default { plugins: [sveltekit()], logLevel: "error" };\n',
      'src/app.html':
        '<!doctype html><html lang="en"><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>\n',
      'src/routes/forms/+page.svelte': `<script lang="ts">
  import { page } from "$app/state";
  import FormPagination from "$lib/components/FormPagination.svelte";
  import FormPaginationJump from "$lib/components/FormPaginationJump.svelte";
  import FormPaginationSizes from "$lib/components/FormPaginationSizes.svelte";

  const query = $derived(page.url.searchParams);
  const path = (number: number) => {
    const next = new URLSearchParams(query);
    next.set("page", String(number));
    return "/forms?" + next;
  };
</script>

<nav>
  <FormPaginationJump {path} totalPages={9} />
  <FormPaginationSizes {path} pageSize={Number(query.get("per_page")) || 10} />
  <FormPagination {path} totalPages={9} currentPage={query.get("page")} />
</nav>
`,
      'src/routes/kept/+page.svelte': `<script lang="ts">
  import { page } from "$app/state";
  import Pagination from "$lib/components/Pagination.svelte";

  const query = $derived(page.url.searchParams);
  const path = (number: number) => "/kept?" + new URLSearchParams([...query, ["page", String(number)]]);
</script>

<Pagination {path} totalPages={9} currentPage={query.get("page")} />
`,
    },
    listings: ['src/routes/posts/+page.svelte'],
    build: [bin('vite/bin/vite.js'), 'build'],
    serve: (port) => [bin('vite/bin/vite.js'), 'preview', '--port', port, '--strictPort'],
  },
};

/** What visitors write into a URL: the value of `page`, and how the control reads it. */
const VISITS: readonly (readonly [written: string, page: unknown])[] = [
  ['', undefined],
  ['page=7', 7],
  ['page=42', 42],
  ['page=43', 42],
  ['page=-3', 1],
  ['page=2.9', 2],
  ['page=7abc', 1],
  ['page=99999999999999999999', 42],
  ['page=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', 1],
  ['page=%D9%A7&_fragment=1&__proto__=2', 1],
  ['page%5B%5D=7&page%5Ba%5D=8', 1],
];

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits for a server to answer. */
async function ask(url: string): Promise<Response> {
  for (let tries = 0; ; tries++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** The controls of a page. Frameworks write comments between nodes. */
function controlsOf(page: string): string[] {
  return Array.from(page.replace(/<!--[^]*?-->/g, '').matchAll(/<nav[^]*?<\/nav>/g), ([nav]) => treeOf(nav));
}

function expectedControls(page: unknown, comments: unknown): string[] {
  const posts = { path: '/posts?page=:page', first_path: '/posts', total_pages: 42, current_page: page };
  const second = { path: '/posts?comments=:page', total_pages: 9, current_page: comments };
  const others = { ...second, 'aria-label': 'Comments' };
  return [posts, others].map((attributes) =>
    treeOf(renderPagination(attributes as typeof second & { current_page: number })),
  );
}

describe.each(Object.entries(applications))(
  '%s',
  (_, { component, written, files, listings, build, serve }) => {
    let folder = '';
    let server: ReturnType<typeof spawn> | undefined;
    let origin = '';

    beforeAll(async () => {
      // Where the packages are found.
      folder = mkdtempSync(join(__dirname, '../application-'));
      const write = (path: string, text: string): void => {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      };
      for (const [path, text] of Object.entries(files)) write(path, text);
      const documented = listingsOf(component);
      expect(Object.keys(documented)).toEqual(expect.arrayContaining([...listings]));
      for (const path of listings) write(path, documented[path] ?? '');
      const { stdout } = await runIn(folder, ['add', component]);
      expect(stdout).toContain(`Wrote ${written}.`);
      await runIn(folder, ['add', component, '--name', 'form_pagination', '--with', 'jump,sizes']);
      const port = String(await freePort());
      const env = {
        ...process.env,
        ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' },
        ...{ HOST: '127.0.0.1', PORT: port },
      };
      execFileSync(process.execPath, build, { cwd: folder, env, stdio: 'pipe' });
      server = spawn(process.execPath, serve(port), { cwd: folder, env, stdio: 'ignore' });
      origin = `http://localhost:${port}`;
      await ask(`${origin}/posts`);
    });

    afterAll(() => {
      server?.kill();
      rmSync(folder, { recursive: true, force: true });
    });

    test.each(VISITS)('a visitor asks for ?%s', async (query, page) => {
      for (const comments of [undefined, 3]) {
        const parameters = [query, comments === undefined ? '' : `comments=${comments}`]
          .filter(Boolean)
          .join('&');
        const response = await ask(`${origin}/posts?${parameters}`);
        expect(response.status).toBe(200);
        expect(controlsOf(await response.text())).toEqual(expectedControls(page, comments));
      }
    });

    describeHostileRequests(['/posts', '/kept', '/forms'], async (urls) => {
      const shown: string[] = [];
      for (const url of urls) {
        const response = await ask(origin + url);
        const page = (await response.text()).replace(/<!--[^]*?-->/g, '');
        shown.push(response.ok ? (/<nav[^]*?<\/nav>/.exec(page)?.[0] ?? page) : `${response.status} ${page}`);
      }
      return shown;
    });
  },
);
