import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderPagination, transform } from '../../src/index.js';

/** Runs every host as its users do: in a separate process that imports the built package by name. */

const fixtures = join(__dirname, '../fixtures');
const expected = transform(readFileSync(join(fixtures, 'pages/good.html'), 'utf8'), { data: { page: 7 } });

/** A built page and the host's warnings, or the error that the user sees. */
interface Outcome {
  readonly page?: string;
  readonly warnings?: readonly string[];
  readonly error?: string;
}

type Way = Readonly<Record<'good' | 'broken' | 'warned' | 'replaced', Outcome>>;

/** The ways of each host, and whether it keeps the bytes of a page. */
const hosts: Record<string, Record<string, 'keeps' | 'rewrites'>> = {
  vite: { build: 'keeps', dev: 'rewrites', front: 'rewrites', route: 'rewrites', raw: 'keeps' },
  rollup: { text: 'keeps' },
  rolldown: { text: 'keeps', moduleTypes: 'keeps' },
  webpack: { source: 'keeps', htmlWebpackPlugin: 'keeps', html: 'keeps' },
  rspack: { source: 'keeps', htmlWebpackPlugin: 'keeps', htmlRspackPlugin: 'rewrites' },
  esbuild: { text: 'keeps', copy: 'keeps' },
  eleventy: { njk: 'keeps', liquid: 'keeps', html: 'keeps' },
  posthtml: { alone: 'rewrites', after: 'rewrites' },
  gulp: { stream: 'keeps' },
  astro: { build: 'rewrites', dev: 'rewrites' },
};

interface EleventyReport extends Record<'rendered' | 'site' | 'based' | 'compiled', Site> {
  readonly prefixed: {
    readonly pages: readonly [{ readonly content: string }];
    readonly warnings: readonly string[];
  };
}

/** Further checks of some hosts, on what else their script reports. */
const more: Record<string, (report: never) => void> = {
  vite({ seen, watched }: { seen: string[]; watched: string[] }) {
    // Two pages in the build, and for each URL in development: the good one, and the one that was plain before.
    expect(seen.filter((html) => html === expected)).toHaveLength(8);
    expect(watched).toEqual([expected, expected.replace('Posts', 'Edited')]);
    expect(
      seen.filter((html) => html.includes('<pagination path="/:page" total_pages="3" current_page')),
    ).toEqual([]);
  },
  webpack({ rendered, misspelled }: Record<'rendered' | 'misspelled', string>) {
    expect(rendered).toBe(
      transform('<pagination path="/:page" total_pages="9" current_page="7"></pagination>'),
    );
    // The line numbers refer to the built page, not to the template.
    expect(misspelled).toMatch(/^index\.html:2:13: error: /);
  },
  eleventy({ rendered, site, prefixed, paged, based, compiled, unpaged }: EleventyReport & Paged) {
    const { '/feed.xml': feed, ...pages } = rendered;
    expect(Object.keys(pages)).toHaveLength(8);
    // In HTML output, tags are replaced after layouts and loops. Other output is left alone.
    const done = Object.entries(pages).map(([url, html]) => [url, transform(html)]);
    expect(site).toEqual({ '/feed.xml': feed, ...Object.fromEntries(done) });
    const links = Object.values(site).flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)]);
    expect(links.filter(([, url = '']) => !(url in pages))).toEqual([]);

    expect(prefixed.warnings).toEqual([]);
    const [{ content }] = prefixed.pages;
    // Each tag on a line of its own becomes a control outside paragraphs, with the path prefix of the other links.
    expect(content.match(/.*<nav .*/g)?.map((line) => line.replace(/<ul.*<\/ul>/, ''))).toEqual([
      '<nav class="pagination" aria-label="Pagination"></nav>',
      '<nav class="pagination" aria-label="Notes"></nav>',
      '<nav class="pagination" aria-label="Links"></nav>',
    ]);
    const prefixes = [...content.matchAll(/href="(\/[^/]*)/g)].map(([, prefix]) => prefix);
    expect([prefixes.length, ...new Set(prefixes)]).toEqual([14, '/pre']);
    expect(content).toMatch(/<code>&lt;pagination .*<\/code>[^]*<pre><code .*>&lt;pagination .*/);
    expect(hrefsOf(based)).toEqual(hrefsOf(paged));
    expect(hrefsOf(compiled)).toEqual(hrefsOf(paged));
    expectPaged({ paged, unpaged }, [
      ['/one/'],
      ['/posts/', '/posts/1/', '/posts/2/', '/posts/3/', '/posts/4/'],
      ['/odd/start & more.html', '/odd/x-1 & more.html', '/odd/x-2 & more.html'],
    ]);
  },
  posthtml({ renamed }: { renamed: string }) {
    expect(renamed).toMatch(/^<main><nav class="pagination"/);
  },
  astro({ site, paged, unpaged }: { site: Site } & Paged) {
    // Astro writes a page to a file of the same URL.
    const byUrl = Object.entries(paged).map(([file, html]) => [
      `/${file.replace(/\/index\.html$/, '')}`,
      html,
    ]);
    expectPaged({ paged: Object.fromEntries(byUrl) as Site, unpaged }, [
      ['/posts', '/posts/2', '/posts/3', '/posts/4', '/posts/5'],
      ['/a b/p-1', '/a b/p-2', '/a b/p-3'],
      ['/c/p-1', '/c/p-2', '/c/p-3'],
    ]);
    for (const page of ['1', '3']) {
      expect(site[page]).toContain(
        transform(`<pagination path="/:page" total_pages="5" current_page="${page}"></pagination>`),
      );
    }
    // Outside paragraphs, and not where the tag is shown as code.
    const controls = ['Pagination', 'Links'].map(
      (name) => `\n<nav class="pagination" aria-label="${name}"></nav>`,
    );
    const { markdown = '' } = site;
    expect(markdown.replace(/<ul.*?<\/ul>/g, '')).toContain(
      `</h1>${controls.join('')}\n<p>Write <code>&#x3C;pagination`,
    );
    expect(markdown.match(/<nav/g)).toHaveLength(2);
  },
};

/** Pages by their URL. */
type Site = Readonly<Record<string, string>>;

/** Pages of lists below `/blog`, whose tags have only a `pager`, and the message about such a tag elsewhere. */
interface Paged {
  readonly paged: Site;
  readonly unpaged: string;
}

/** The links of each page. */
function hrefsOf(site: Site): Record<string, (string | undefined)[]> {
  const pages = Object.entries(site).map(([url, html]) => [
    url,
    [...html.replaceAll('&amp;', '&').matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
  ]);
  return Object.fromEntries(pages) as Record<string, (string | undefined)[]>;
}

function expectPaged({ paged, unpaged }: Paged, lists: readonly (readonly string[])[]): void {
  expect(Object.keys(paged).toSorted()).toEqual(lists.flat().toSorted());
  for (const urls of lists) {
    const href = (page: number): string => `/blog${urls[page - 1]!}`;
    for (const [index, url] of urls.entries()) {
      const control = renderPagination({ pager: { page: index + 1, pages: urls.length, href } });
      expect(decodeURI(paged[url]!)).toContain(control);
    }
  }
  expect(unpaged).toContain('error: pager has no value, and the pages of the list are unknown here.');
}

async function run(host: string): Promise<Record<string, Way>> {
  const script = join(fixtures, host, 'build.js');
  // CI and NO_COLOR keep progress and colors out of messages. The host must not see jest's variables.
  const env = { ...process.env, CI: '1', NO_COLOR: '1', NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as Record<string, Way>;
}

/** Removes what hosts draw at the start of the lines of a message. */
function plain(message: string | undefined): string {
  return (message ?? '').replace(/^(?:\[11ty\] |[ \t]*[│⚠]?[ \t]*)/gm, '');
}

test.each(Object.entries(hosts))(
  '%s replaces tags, and tells what is wrong with them',
  async (host, ways) => {
    const report = await run(host);
    for (const [way, bytes] of Object.entries(ways)) {
      const { good, replaced, broken, warned } = report[way]!;
      expect([way, good.warnings]).toEqual([way, []]);
      // A host that changes pages changes one whose tags were replaced before in the same way.
      expect([way, good.page]).toEqual([way, replaced.page]);
      if (bytes === 'keeps') expect([way, good.page]).toEqual([way, expected]);

      expect([way, broken.page]).toEqual([way, undefined]);
      const error = plain(broken.error);
      expect(error).toMatch(
        /broken(?:\/index|\/_site\/index)?(?:\.html)?:5:15: error: .* \[unknown-attribute\]$/m,
      );
      expect(error).toContain('> 5 |   <pagination total_pagse="42"></pagination>\n');
      expect(error).toContain('Did you mean total_pages?');
      // No stack trace of ours.
      expect(error).not.toContain('pages.js');

      expect(warned.warnings).toHaveLength(1);
      const warning = plain(warned.warnings?.[0]);
      expect(warning).toMatch(/warned.*:5:45: warning: .* \[current-page-out-of-range\]$/m);
      expect(warning).toContain(
        '> 5 |   <pagination path="/:page" total_pages="3" current_page="9"></pagination>\n',
      );
    }
    more[host]?.(report as never);
  },
);
