// Changes the program in one place at a time, as mutants.json says, and tells which test fails: a fixture, a rendering
// in EJS of all lists, or of the sample that the other engines render. What survives must be caught by a unit test, or by
// those of an engine: with --unit, the tests that load the file are run, in which case the file in src is changed for a
// moment. By hand, after a build:
// node e2e/scripts/mutants.js [--unit] [part of a file name]

import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const copy = join(root, 'out/mutants');
const mutants = JSON.parse(readFileSync(join(import.meta.dirname, 'mutants.json'), 'utf8'));
const [wanted = ''] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const isUnit = process.argv.includes('--unit');

const COMPILED = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };

/** Runs a program, and returns what it prints; undefined if it fails. One that hangs says nothing about a test. */
function run(args) {
  const { status, stdout, error } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 900_000,
  });
  if (error) throw error;
  return status === 0 ? stdout.trim() : undefined;
}

/** What fails: the copy of the build is judged. A program that crashes fails at once. */
const judge = () => run([join(import.meta.dirname, 'judge-mutant.js'), copy]) ?? 'it crashes';

/** Whether a unit test that loads the file fails. */
function failsInUnitTests(file, mutated) {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, mutated);
    return (
      run(['node_modules/jest/bin/jest.js', '--bail', '--silent', '--findRelatedTests', file]) === undefined
    );
  } finally {
    writeFileSync(path, original);
  }
}

rmSync(copy, { recursive: true, force: true });
cpSync(join(root, 'dist'), join(copy, 'dist'), { recursive: true });
const untouched = judge();
if (untouched !== '') throw new Error(`Without a change, this fails: ${untouched}`);

const survivors = [];
let count = 0;
for (const [file, changes] of Object.entries(mutants).filter(([name]) => name.includes(wanted)))
  for (const [from, to] of changes) {
    count++;
    const source = readFileSync(join(root, file), 'utf8');
    if (source.split(from).length !== 2) throw new Error(`${file} does not have this once: ${from}`);
    const mutated = source.replace(from, () => to);
    const built = join(copy, file.replace(/^src/, 'dist').replace(/\.ts$/, '.js'));
    const original = readFileSync(built, 'utf8');
    writeFileSync(built, ts.transpileModule(mutated, { compilerOptions: COMPILED }).outputText);
    const killer = judge() || (isUnit && failsInUnitTests(file, mutated) ? 'unit tests' : '');
    writeFileSync(built, original);
    console.log(`${file}: ${from} → ${to || '(nothing)'}\n    ${killer || 'SURVIVES'}`);
    if (killer === '') survivors.push(`${file}: ${from}`);
  }
console.log(`${count} mutants, ${survivors.length} survive.`);
rmSync(copy, { recursive: true, force: true });
process.exitCode = survivors.length > 0 ? 1 : 0;
