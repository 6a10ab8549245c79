import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import AjvDraft04 from 'ajv-draft-04';
import {
  getLanguageService,
  MarkupContent,
  newHTMLDataProvider,
  TextDocument,
  type CompletionItem,
  type HTMLDataV1,
} from 'vscode-html-languageservice';
import { loadConfig } from '../src/cli/config/config.js';
import { schema, type PaginationAttributeName } from '../src/index.js';
import { makeDirectory } from '../src/testing/command-line.js';

const names = Object.keys(schema) as PaginationAttributeName[];

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('HTML custom data, in the language service of VS Code', () => {
  const data = readJson('editor/html-custom-data.json') as HTMLDataV1;
  const service = getLanguageService({ customDataProviders: [newHTMLDataProvider('pagination-tag', data)] });

  /** Makes a document of a text, and tells the place of the "|" in it. */
  function open(marked: string) {
    const document = TextDocument.create('file:///page.html', 'html', 1, marked.replace('|', ''));
    return { document, position: document.positionAt(marked.indexOf('|')) };
  }

  function complete(marked: string): CompletionItem[] {
    const { document, position } = open(marked);
    return service.doComplete(document, position, service.parseHTMLDocument(document)).items;
  }

  function hover(marked: string): string {
    const { document, position } = open(marked);
    const contents = service.doHover(document, position, service.parseHTMLDocument(document))?.contents;
    return MarkupContent.is(contents) ? contents.value : '';
  }

  test('the tag is offered, with its description', () => {
    expect(complete('<pag|').map(({ label }) => label)).toContain('pagination');
    expect(hover('<pagi|nation></pagination>')).toContain('A pagination control.');
  });

  test('attributes are offered, once each, beside those of every element', () => {
    const labels = complete('<pagination |></pagination>').map(({ label }) => label);
    for (const name of [...names, 'id', 'aria-label', 'link:class', 'link:rel']) {
      expect(labels.filter((label) => label === name)).toEqual([name]);
    }
    expect(complete('<nav |></nav>').map(({ label }) => label)).not.toContain('total_pages');
  });

  // Of an attribute of every element, an editor tells what HTML says.
  test.each(names.filter((name) => name !== 'class'))(
    '%s: a hover tells its meaning and an example',
    (name) => {
      const text = hover(`<pagination ${name.slice(0, 2)}|${name.slice(2)}="x"></pagination>`);
      expect(text).toContain(schema[name].summary);
      expect(text).toContain(`\`${name}="${schema[name].example}"\``);
    },
  );

  test.each(names)('%s: its values are offered, where they can be told', (name) => {
    const { type, keywords } = schema[name];
    const expected = type === 'boolean' ? ['true', 'false'] : (keywords ?? []);
    const offered = complete(`<pagination ${name}="|"></pagination>`).map(({ label }) => label);
    expect(offered).toEqual(expected);
  });
});

test('web-types follow their published schema, and have every attribute', () => {
  const webTypes = readJson('editor/web-types.json');
  const published = readJson(require.resolve('schemastore/schemas/json/web-types.json'));
  const ajv = new AjvDraft04.default({ strict: false });
  const validate = ajv.compile(published as Record<string, unknown>);
  validate(webTypes);
  expect(validate.errors).toBeNull();
  const attributes = names.map((name) => ({
    name,
    value: { required: !['boolean', 'pager'].includes(schema[name].type) },
  }));
  expect(webTypes).toMatchObject({
    name: 'pagination-tag',
    contributions: { html: { elements: [{ attributes: [...attributes, { pattern: 'link:.+' }] }] } },
  });
});

interface JsonSchema {
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

const PROBES = [
  ...[0, -1, 1.5, true, null, '', ' ', 'x', 'x-y', 'de', '.html', ':page', '%3Apage', ':page of :pages'],
  ...['link:x', 'data-url', 'javascript', 'mailto', 'bootstrap', [], [1], [''], ['x'], {}, { x: 1 }],
];

/** Values for a schema and everything in it: all that it lists, and some of every kind. */
function* valuesFor(schema: JsonSchema): Generator {
  yield* schema.enum ?? PROBES;
  for (const one of schema.anyOf ?? []) yield* valuesFor(one);
  if (schema.items) for (const value of valuesFor(schema.items)) yield [value];
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    for (const value of valuesFor(property)) yield { [name]: value };
}

describe('the JSON Schema of the configuration agrees with the command line', () => {
  const schema = readJson('editor/config.schema.json') as Record<string, unknown>;
  const validate = new Ajv({ allowUnionTypes: true }).compile(schema);

  let cwd: string;
  beforeAll(async () => (cwd = await makeDirectory({})));

  async function isAccepted(config: unknown): Promise<boolean> {
    writeFileSync(join(cwd, 'pagination-tag.config.json'), JSON.stringify(config));
    return loadConfig(undefined, cwd).then(
      () => true,
      () => false,
    );
  }

  test.each([
    {},
    { $schema: './node_modules/pagination-tag/editor/config.schema.json' },
    { inputs: ['templates', '**/*.html'], outDir: 'public', ignore: ['drafts'] },
    { data: 'data.json' },
    { data: { pages: 42 } },
    { singlePage: 'hide', dialect: 'nunjucks', format: 'sarif', map: true, quiet: false },
    { maxWarnings: 0 },
    { markdown: { indentedCode: false } },
    { dialects: { html: 'jinja2', '.tpl': 'twig', 'page.html': 'html', txt: false } },
    { dialect: 'html', ext: ['html', '.njk', 'html.erb'] },
    { pagers: { erb: 'kaminari', php: { total_pages: 'a', current_page: 'b', path: 'c', first_path: 'd' } } },
    { tag: 'x-pagination' },
    { tag: 'pagination' },
    { locale: 'de' },
    { locale: 'PT-br' },
    { locale: 'de_AT' },
    { locale: 'zh-TW' },
    { locale: 'no' },
    { labels: {} },
    { labels: { position: ':pages, :page' } },
    { labels: { landmark: 'Pages', page: 'Page :page' } },
    { theme: 'govuk' },
    { theme: {} },
    {
      theme: { extends: 'bootstrap', classes: { list: 'pagination', label: '' }, chevronsInDiv: true },
    },
    {
      theme: { icons: { previous: '‹', next: '' }, chevrons: 'in-list', labels: 'shown', pageLabels: true },
    },
    { theme: { ellipsisText: '…' } },
  ])('good: %j', async (config) => {
    expect([validate(config), await isAccepted(config)]).toEqual([true, true]);
  });

  test.each([
    [],
    'templates',
    { outdir: 'public' },
    { inPlace: true },
    { inputs: 'templates' },
    { inputs: ['-'] },
    { inputs: [''] },
    { outDir: '' },
    { data: 42 },
    { singlePage: true },
    { maxWarnings: -1 },
    { maxWarnings: 1.5 },
    { maxWarnings: '0' },
    { markdown: { indentedCode: 'no' } },
    { theme: 'bootstrp' },
    { theme: 'constructor' },
    { theme: { extends: 'bootstrp' } },
    { theme: { classes: { links: 'x' } } },
    { theme: { classes: { link: 1 } } },
    { theme: { edges: {} } },
    { theme: { sample: {} } },
    { theme: 'pager.svg' },
    { theme: { chevrons: 'outside' } },
    { theme: { icons: { previous: { element: 'svg' } } } },
    { theme: { labels: true } },
    { tag: 'pager' },
    { tag: 'font-face' },
    { tag: 'X-Pagination' },
    { locale: 'tlh' },
    { locale: 'deutsch' },
    { locale: '' },
    { labels: { previous: ' ' } },
    { labels: { page: 'Page :pages' } },
    { labels: { position: 'Page :page' } },
    { labels: { position: ':page of :page' } },
    { labels: { prev: 'Back' } },
    { dialect: 'haml' },
    { pagers: 'kaminari' },
    { pagers: { rails: 'kaminari' } },
    { pagers: { erb: 'kaminary' } },
    { pagers: { php: 'pagy' } },
    { pagers: { php: { path: '/:page' } } },
    { dialects: { html: 'jinja' } },
    { dialects: { html: true } },
    { dialects: { '*.html': 'twig' } },
    { dialects: ['twig'] },
    { ext: 'html' },
    { ext: ['html,htm'] },
    { ext: ['*.html'] },
    { ext: ['.'] },
    { ignore: [''] },
    { format: 'xml' },
    { map: 'true' },
    { quiet: 1 },
  ])('bad: %j', async (config) => {
    expect([validate(config), await isAccepted(config)]).toEqual([false, false]);
  });

  test('of every value of every setting', async () => {
    const { properties = {} } = schema as JsonSchema;
    const configs = [...valuesFor({ enum: [], properties: { ...properties, $schema: { enum: ['x'] } } })];
    const unlike: unknown[] = [];
    for (const config of configs) if (validate(config) !== (await isAccepted(config))) unlike.push(config);
    expect(unlike).toEqual([]);
    expect(configs.filter((config) => validate(config)).length).toBeGreaterThan(100);
  });
});
