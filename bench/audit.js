/** How long an audit of a built site takes as the site grows, against parsing its pages and nothing else. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parse } from 'parse5';
import { audit } from '../dist/cli/node.js';
import { renderPagination } from '../dist/index.js';
import { ratio, table, timeInTurns } from './measure.js';

const PARAGRAPH = '<p class="intro">Words &amp; <a href="/about/">a link</a>, as pages have them.</p>\n';

/** What differs from page to page. */
const kinds = {
  'every page in one list': () => true,
  'one page in ten in the list': (page) => page % 10 === 1,
};

export async function measureAudit(isQuick) {
  const sizes = isQuick ? [20, 100] : [100, 1000];
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'pagination-tag-bench-'));
  try {
    const rows = [];
    for (const [kind, isListed] of Object.entries(kinds)) {
      const results = [];
      for (const [index, size] of sizes.entries()) {
        const site = join(folder, `${Object.keys(kinds).indexOf(kind)}-${index}`);
        const { files, links } = writeSite(site, size, isListed);
        const { summary } = await audit(site, { base: '/' });
        if (summary.errors > 0 || summary.links !== links) throw new Error(`${kind} is not sound.`);
        const tasks = {
          audit: () => audit(site),
          parse: () => files.forEach((file) => parse(readFileSync(file, 'utf8'))),
        };
        const times = await timeInTurns(tasks, { rounds: isQuick ? 1 : 3 });
        const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
        const memory = ((peakOf(site) - peakOf()) * 1024) / bytes;
        results.push({ perPage: times.audit / size, times, memory });
        rmSync(site, { recursive: true });
      }
      rows.push([
        kind,
        ...results.slice(1).map(({ perPage }) => ratio(perPage / results[0].perPage)),
        ratio(results.at(-1).times.audit / results.at(-1).times.parse),
        ratio(results.at(-1).memory),
      ]);
    }
    const [first, ...others] = sizes;
    return [
      '## An audit',
      `Time per page of an audit of a built site, as a multiple of that with ${first} pages: where it is in proportion to the pages, it is near 1. The next column is the time for ${others.at(-1)} pages, as a multiple of reading and parsing them with parse5; the last is their peak memory, less that of a process that audits nothing, in bytes per byte of the pages.`,
      table(['', ...others.map((size) => `${size} pages`), 'parse5', 'memory'], rows),
    ].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The most memory of a process that audits a folder, in kilobytes; of one that only starts, if there is none. */
function peakOf(...folder) {
  const program = fileURLToPath(new URL('programs/audit.js', import.meta.url));
  const { stdout, stderr, status } = spawnSync(execPath, [program, ...folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

/** Writes pages of about 8 KB. Returns their paths, and the number of links in their controls. */
function writeSite(folder, size, isListed) {
  const pages = Array.from({ length: size }, (_, index) => index + 1);
  const listed = pages.filter(isListed);
  let links = 0;
  const files = pages.map((page) => {
    const current = listed.indexOf(page) + 1;
    const attributes = { path: '/:page/', total_pages: listed.length, current_page: current };
    const name = current === 0 ? `post-${page}` : String(current);
    const control = current === 0 ? '' : renderPagination(attributes);
    links += control.split('href=').length - 1;
    mkdirSync(join(folder, name), { recursive: true });
    const html = `<!doctype html>\n<html lang="en"><title>${page}</title><header><nav aria-label="Main"><a href="/" aria-current="page">Home</a></nav></header>\n${PARAGRAPH.repeat(100)}${control}</html>\n`;
    const file = join(folder, name, 'index.html');
    writeFileSync(file, html);
    return file;
  });
  return { files, links };
}
