import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What reads Markdown in the tools that our readers use. */
export interface MarkdownJudge {
  readonly name: string;
  /** The tool that must be installed, and its Debian package. */
  readonly needs?: { readonly command: string; readonly args: readonly string[]; readonly package: string };
  /** Returns the HTML of pages. */
  readonly render: (pages: readonly string[]) => string[];
}

const SCRIPT = join(__dirname, 'scripts/markdown-judges.mjs');

function run(command: string, args: readonly string[], pages: readonly string[]): string[] {
  const input = JSON.stringify(pages);
  return JSON.parse(execFileSync(command, args, { input, maxBuffer: 1e9, encoding: 'utf8' })) as string[];
}

const inScript =
  (name: string): MarkdownJudge['render'] =>
  (pages) =>
    run(process.execPath, [SCRIPT, name], pages);

const KRAMDOWN = `require 'json'; require 'kramdown'; require 'kramdown-parser-gfm'
puts JSON.generate(JSON.parse($stdin.read).map { |page| Kramdown::Document.new(page, input: 'GFM', hard_wrap: false).to_html })`;

const HUGO = `baseURL = "https://site.example/"
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "home", "section"]
[markup.goldmark.renderer]
unsafe = true
[markup.goldmark.parser]
autoHeadingID = false
`;

function renderWithHugo(pages: readonly string[]): string[] {
  const site = mkdtempSync(join(tmpdir(), 'pagination-tag-goldmark-'));
  try {
    mkdirSync(join(site, 'content'));
    mkdirSync(join(site, 'layouts/_default'), { recursive: true });
    writeFileSync(join(site, 'hugo.toml'), HUGO);
    writeFileSync(join(site, 'layouts/_default/single.html'), '{{ .Content }}');
    for (const [index, page] of pages.entries())
      writeFileSync(join(site, `content/p${index}.md`), `---\ntitle: A\n---\n${page}`);
    execFileSync('hugo', ['--quiet'], { cwd: site });
    return pages.map((_, index) => readFileSync(join(site, `public/p${index}/index.html`), 'utf8'));
  } finally {
    rmSync(site, { recursive: true });
  }
}

export const judges: readonly MarkdownJudge[] = [
  { name: 'markdown-it 14', render: inScript('markdown-it-14') },
  { name: 'markdown-it 15', render: inScript('markdown-it-15') },
  { name: 'remark with remark-gfm and rehype-raw', render: inScript('remark') },
  { name: 'commonmark.js', render: inScript('commonmark') },
  {
    name: 'goldmark',
    needs: { command: 'hugo', args: ['version'], package: 'hugo' },
    render: renderWithHugo,
  },
];

/** It has rules of its own, which differ from those of CommonMark. */
export const kramdown: MarkdownJudge = {
  name: 'kramdown',
  needs: {
    command: 'ruby',
    args: ['-e', "require 'kramdown-parser-gfm'"],
    package: 'ruby-kramdown-parser-gfm',
  },
  render: (pages) => run('ruby', ['-e', KRAMDOWN], pages),
};

/** With remark-gfm. */
export const mdx: MarkdownJudge = { name: 'MDX', render: inScript('mdx') };
