import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { schema } from '../src/index.js';

const root = join(__dirname, '..');
const entries = ['index', 'cli/config/define-config', 'cli/node', 'adapters/express'];
const program = ts.createProgram(
  entries.map((entry) => join(root, `dist/${entry}.d.ts`)),
  { strict: true, module: ts.ModuleKind.NodeNext, skipLibCheck: true, types: ['node'] },
);
const checker = program.getTypeChecker();
const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

/** The exports of a module with their types, as text. */
function surfaceOf(entry: string): string {
  const file = program.getSourceFile(join(root, `dist/${entry}.d.ts`));
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`There is no dist/${entry}.d.ts: build first.`);
  const lines = checker.getExportsOfModule(module).map((symbol) => describeExport(symbol));
  return lines.sort().join('\n');
}

function describeExport(exported: ts.Symbol): string {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const type = isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  const isInterface = !isValue && (symbol.flags & ts.SymbolFlags.Interface) !== 0;
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

/** The compiler lists the words of a union in the order in which it happens to meet them. */
function sortUnions(surface: string): string {
  return surface.replace(/"[\w-]*"(?: \| "[\w-]*")+/g, (union) => union.split(' | ').sort().join(' | '));
}

// After a change that is meant: UPDATE=1, and a line in the changelog.
test('the public types are the ones that were reviewed', () => {
  const file = join(__dirname, 'fixtures/surface.txt');
  const surface = sortUnions(entries.map((entry) => `## ${entry}\n\n${surfaceOf(entry)}\n`).join('\n'));
  if (process.env['UPDATE'] === '1' && process.env['CI'] === undefined) writeFileSync(file, surface);
  expect(surface).toBe(readFileSync(file, 'utf8'));
});

test('an editor tells what each attribute of renderPagination means', () => {
  const types = readFileSync(join(root, 'dist/attributes/schema.d.ts'), 'utf8');
  for (const { summary } of Object.values(schema)) expect(types).toContain(`    /**\n     * ${summary}\n`);
  expect(types.match(/^ {4}\w+\?: Given</gm)).toHaveLength(Object.keys(schema).length);
});
