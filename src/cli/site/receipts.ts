import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Source } from '../../base/source.js';
import { decodeUtf8 } from '../../reading/utf8.js';
import { managerOf } from '../../components/project/evidence.js';
import { UsageError } from '../../base/usage-error.js';
import { fileError } from '../base/file-error.js';
import type { Outcome } from '../files/build.js';
import { isUnchanged } from '../files/receipt.js';

/** What a build's report says of a file, as far as it is used here. */
type BuiltFile = Pick<Outcome, 'file' | 'output' | 'receipt'>;

/**
 * Reads the reports of builds, `--format json`, whose receipts say which tag a control comes from.
 *
 * @param names the files of the reports. The names in them are relative to `cwd`.
 * @returns a function that finds the tag of a template that a place in a page comes from, unless either has changed
 * @throws {UsageError} if one cannot be read, or is something else
 */
export function readReceipts(names: readonly string[], cwd: string) {
  const files = names.flatMap((name) => readReport(name, cwd));
  const byPage = new Map(files.map((one) => [resolve(cwd, one.output ?? one.file), one]));
  return (page: string, offset: number) => {
    try {
      const path = resolve(cwd, page);
      const { file, receipt } = byPage.get(path) ?? {};
      if (file === undefined || receipt === undefined) return undefined;
      const html = readFileSync(path);
      const at = Buffer.byteLength((decodeUtf8(html) ?? '').slice(0, offset));
      const range = receipt.ranges.find(({ output }) => output.start <= at && at < output.end);
      const bytes = readFileSync(resolve(cwd, file));
      const isAsBuilt = isUnchanged(html, receipt, 'output') && isUnchanged(bytes, receipt, 'input');
      if (range === undefined || !isAsBuilt) return undefined;
      const start = bytes.toString('utf8', 0, range.input.start).length;
      return { file, start: new Source(bytes.toString()).position(start) };
    } catch {
      // The template has been removed since.
      return undefined;
    }
  };
}

function readReport(file: string, cwd: string): readonly BuiltFile[] {
  const hint = `Write it with: ${managerOf(cwd).command} <inputs> --out-dir <dir> --format json > build.json`;
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(resolve(cwd, file), 'utf8'));
  } catch (error) {
    throw fileError(`${file} cannot be read`, error, hint);
  }
  const { files } = Object(report) as { readonly files?: unknown };
  const isNamed = (one: Partial<BuiltFile> | null): one is BuiltFile =>
    typeof (one?.output ?? one?.file) === 'string';
  if (Array.isArray(files) && files.every(isNamed)) return files;
  throw new UsageError(`${file} is not the report of a build.`, hint);
}
