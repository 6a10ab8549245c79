import { join } from 'node:path';
import ts from 'typescript';
import { compile, PaginationTagError } from './index.js';
import { fixtureNames, readFixture } from './testing/fixtures.js';
import { htmlCases } from './testing/html-cases.js';

const TYPED = [
  ['<pagination total_pages="{pages}" current_page="{page}">', 'page pages'],
  ["<pagination TOTAL-PAGES='{pages}'/>", 'pages'],
  [
    '<pagination\n\tpath="{list.path}"\n\ttotal_pages="{list.pages}" current_page="{page}"\n/>',
    'list.pages list.path page',
  ],
  ['<style>a{color:red}</style><pagination total_pages="{pages}">', 'pages'],
  ['<!-- <pagination total_pages="{no}"> --><pagination total_pages="{pages}">', 'pages'],
  ['<p title="<pagination total_pages=\'{no}\'>"><pagination total_pages="{pages}">', 'pages'],
  ['<a title="{no}">{no}</a><pagination total_pages="{pages}" data-a="{no}" link:title="{no}">{no}', 'pages'],
  [
    '<pagination total_pages="{pages}"></pagination><hr><pagination total_pages="{items}"></pagination>',
    'items pages',
  ],
  [
    '<!doctype html><title>A</title><body class="a"><svg><path d="M0"/></svg><pagination total_pages="{pages}">',
    'pages',
  ],
] as const;

const UNTYPED = [
  '<pagination total_pages="3">',
  '<a href=/posts><pagination total_pages="{pages}">',
  '<script>if (a < b) "<pagination total_pages=\'{no}\'>"</script><pagination total_pages="{pages}">',
  '<PAGINATION total_pages="{pages}">',
  '<pagination class="&#123;a}">',
  '<p>1 < 2</p><pagination total_pages="{pages}">',
  `${'<p>'.repeat(2000)}<pagination total_pages="{pages}">`,
  `<pagination ${'a="" '.repeat(2000)}total_pages="{pages}">`,
  `<p ${'a="" '.repeat(2000)}><pagination total_pages="{pages}">`,
];

/** Templates whose tags have bindings, and much that may hide a tag. */
function* hardTemplates(count: number) {
  // The program reads the fields of a pager.
  for (const name of fixtureNames) yield readFixture(name).input.replaceAll('pager="{', 'title="{');
  const cases = htmlCases(32);
  for (let index = 0; index < count; index++)
    yield cases.next().value.replaceAll('<pagination', `<pagination total_pages="{a${index % 2}.b}"`);
}

const file = join(__dirname, 'templates.ts');
const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  lib: ['lib.es5.d.ts'],
  module: ts.ModuleKind.NodeNext,
  types: [],
};

/** The paths of the data of each template, as the compiler reads it: `page posts.pages`. */
function typesOf(templates: readonly string[]): string[] {
  const source = `import type { TemplateData } from './template-data.js';
    export type Data = [${templates.map((template) => `TemplateData<${JSON.stringify(template)}>`).join(',\n')}];`;
  const host = ts.createCompilerHost(compilerOptions);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageVersion) =>
    name === file ? ts.createSourceFile(name, source, languageVersion) : read(name, languageVersion);
  const program = ts.createProgram([file], compilerOptions, host);
  const parsed = program.getSourceFile(file)!;
  const faults = program.getSemanticDiagnostics(parsed).map(({ messageText }) => messageText);
  expect(faults).toEqual([]);
  const checker = program.getTypeChecker();
  const [data] = checker.getExportsOfModule(checker.getSymbolAtLocation(parsed)!);
  const tuple = checker.getDeclaredTypeOfSymbol(data!) as ts.TypeReference;
  return checker.getTypeArguments(tuple).map((type) => pathsOf(type, checker).sort().join(' '));
}

function pathsOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  return type.getProperties().flatMap((property) => {
    const own = checker.getTypeOfSymbol(property);
    const isObject = (own.flags & ts.TypeFlags.Object) !== 0;
    return isObject ? pathsOf(own, checker).map((path) => `${property.name}.${path}`) : property.name;
  });
}

/** The paths that a compiled template looks up; undefined if it has errors. */
function pathsRead(template: string): string | undefined {
  const paths = new Set<string>();
  const record = (place: string): object =>
    new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => ({ configurable: true, value: 1 }),
        get: (_, key) => {
          paths.delete(place.slice(0, -1));
          paths.add(place + String(key));
          return record(`${place}${String(key)}.`);
        },
      },
    );
  try {
    compile(template)(record(''));
  } catch (error) {
    if (!(error instanceof PaginationTagError)) throw error;
    if (paths.size === 0) return undefined;
  }
  return [...paths].sort().join(' ');
}

test('the type of the data names the bindings of a template, or nothing', () => {
  const hard = [...hardTemplates(600)];
  const types = typesOf([...TYPED.map(([template]) => template), ...UNTYPED, ...hard]);
  expect(types.splice(0, TYPED.length)).toEqual(TYPED.map(([, paths]) => paths));
  expect(types.splice(0, UNTYPED.length)).toEqual(UNTYPED.map(() => ''));
  for (const [template, paths] of TYPED) expect([template, pathsRead(template)]).toEqual([template, paths]);
  const wrong = hard.filter((template, index) => {
    const [type, paths] = [types[index], pathsRead(template)];
    return type !== '' && paths !== undefined && type !== paths;
  });
  expect(wrong).toEqual([]);
  // Not all are in doubt.
  expect(types.filter((type) => type !== '').length).toBeGreaterThan(100);
});

// `npm run typecheck` reads these.
test('compile takes the data of its template', () => {
  const page = compile('<pagination total_pages="{pages}" current_page="{page}"></pagination>');
  expect(page({ pages: 3, page: 'from a visitor' })).toContain('<nav');
  expect(page({ pages: '3', page: null })).toContain('<nav');
  // @ts-expect-error -- a misspelled name
  expect(() => page({ pages: 3, pagge: 2 })).toThrow('page');
  // @ts-expect-error -- a wrong type
  expect(() => page({ pages: {}, page: 2 })).toThrow('total_pages');
  // @ts-expect-error -- no data
  expect(() => page()).toThrow('no data was given');
  const withDefaults = compile('<pagination total_pages="{pages}">', { data: { pages: 3 } });
  expect(withDefaults()).toContain('<nav');
  // @ts-expect-error -- data replaces the defaults
  expect(() => withDefaults({})).toThrow('pages');
});

test('compile takes any data where the template is not known', () => {
  const template = '<pagination total_pages="{pages}">';
  const read: string = template;
  expect(compile(read)({ pages: 3, posts: [] })).toContain('<nav');
  expect(compile(`<p>${String(1)}</p><pagination total_pages="3">`)()).toContain('<nav');
  expect(compile(template, { tag: 'x-pagination' })()).toBe(template);
  expect(() => compile(template, { file: 'posts.erb' })()).toThrow('pages');
});
