import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { schema } from '../src/index.js';

const root = join(__dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { require?: { types: string } }>;
};
/** The modules of the package: their names, and their paths without an extension. */
const entries = Object.entries(manifest.exports).flatMap(([name, entry]) =>
  typeof entry === 'object' && entry.require
    ? [{ name: name.replace('.', 'pagination-tag'), path: entry.require.types.replace('.d.cts', '') }]
    : [],
);
const program = ts.createProgram(
  entries.map(({ path }) => join(root, `${path}.d.ts`)),
  { strict: true, module: ts.ModuleKind.NodeNext, skipLibCheck: true, types: ['node'] },
);
const checker = program.getTypeChecker();
const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

function exportsOf(path: string): ts.Symbol[] {
  const file = program.getSourceFile(join(root, `${path}.d.ts`));
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`There is no ${path}.d.ts: build first.`);
  return checker.getExportsOfModule(module);
}

/** The exports of all modules with their types, as text. The plugins share types. */
function describeSurface(): string {
  const seen = new Set<string>();
  const sections = entries.map(({ name, path }) => {
    const lines = exportsOf(path).map((symbol) => {
      const text = describeExport(symbol);
      if (seen.has(text) && text.includes('\n')) return `${symbol.name}: as above`;
      seen.add(text);
      return text;
    });
    return `## ${name}\n\n${lines.sort().join('\n')}\n`;
  });
  return sections.join('\n');
}

function declared(symbol: ts.Symbol): ts.Symbol {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isValue(symbol: ts.Symbol): boolean {
  return (declared(symbol).flags & ts.SymbolFlags.Value) !== 0;
}

function describeExport(exported: ts.Symbol): string {
  const symbol = declared(exported);
  const type = isValue(symbol) ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  const isInterface = !isValue(symbol) && (symbol.flags & ts.SymbolFlags.Interface) !== 0;
  if (!isInterface) return `${exported.name}: ${checker.typeToString(type, undefined, FLAGS)}`;
  const fields = type.getProperties().map((field) => {
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    const own = checker.typeToString(checker.getTypeOfSymbol(field), undefined, FLAGS);
    // The compiler numbers unique symbols.
    const name = field.name.replace(/@\d+$/, '');
    return `  ${name}${isOptional ? '?' : ''}: ${own}`;
  });
  return [`${exported.name}:`, ...fields.sort()].join('\n');
}

/** The compiler lists the members of a union, and the properties made of them, in the order in which it first sees them. */
function sortUnions(surface: string): string {
  return surface
    .replace(/"[\w-]*"(?: \| "[\w-]*")+/g, (union) => union.split(' | ').sort().join(' | '))
    .replace(/(?:readonly \[x: `[^`]*`\]: [\w |]+; )+/g, (all) =>
      all
        .split(/(?=readonly)/)
        .sort()
        .join(''),
    );
}

// After an intended change: UPDATE=1, and a line in the changelog.
test('the public types are those that were reviewed', () => {
  const file = join(__dirname, 'fixtures/surface.txt');
  const surface = sortUnions(describeSurface());
  if (process.env['UPDATE'] === '1' && process.env['CI'] === undefined) writeFileSync(file, surface);
  expect(surface).toBe(readFileSync(file, 'utf8'));
});

// The list of imports that an editor offers has the names of all packages.
test('the names of all types say whose they are', () => {
  const names = entries.flatMap(({ path }) => exportsOf(path)).filter((symbol) => !isValue(symbol));
  expect(names.map(({ name }) => name).filter((name) => !/^(?:Pagination|Page)/.test(name))).toEqual([]);
});

test('an editor shows the meaning of each attribute of renderPagination', () => {
  const types = readFileSync(join(root, 'dist/attributes/schema.d.ts'), 'utf8');
  for (const { summary } of Object.values(schema)) expect(types).toContain(`    /**\n     * ${summary}\n`);
  expect(types.match(/^ {4}\w+\?: AttributeValue</gm)).toHaveLength(Object.keys(schema).length);
});

/** What an editor shows over each name that a program declares, in a project that uses the package. */
function hovers(code: string): string[] {
  const file = join(root, 'hover.ts');
  const service = ts.createLanguageService({
    fileExists: (name) => ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    getCompilationSettings: () => ({ strict: true, module: ts.ModuleKind.NodeNext, types: [] }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = name === file ? code : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  });
  return [...code.matchAll(/(?<=const )\w+/g)].map(({ index }) =>
    ts.displayPartsToString(service.getQuickInfoAtPosition(file, index)?.displayParts),
  );
}

test('an editor shows short types', () => {
  const code = `import { compile, pageWindow, parseTheme, preprocess } from './dist/index.js';
    export const theme = parseTheme('');
    export const result = preprocess('');
    export const list = pageWindow({});
    export const page = compile<{ page: number }>('');
    export const anyPage = compile(String(''));`;
  expect(hovers(code)).toEqual([
    'const theme: ParsedTheme',
    'const result: Result',
    'const list: PageWindow',
    'const page: (data: {\n    page: number;\n}) => string',
    'const anyPage: (data?: object | undefined) => string',
  ]);
});
