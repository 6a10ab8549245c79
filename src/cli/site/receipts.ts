import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Source, type Range } from '../../base/source.js';
import { decodeUtf8 } from '../../reading/utf8.js';
import { UsageError } from '../../base/usage-error.js';
import { fileError } from '../base/file-error.js';

/** The part of a build's JSON report that is used here. */
interface BuildReport {
  readonly files: readonly {
    readonly file: string;
    readonly output?: string;
    readonly receipt?: { readonly ranges: readonly { readonly input: Range; readonly output: Range }[] };
  }[];
}

/**
 * Reads the report of a build, `--format json`, whose receipts say which tag a control comes from.
 *
 * @param file the file of the report. The names in it are relative to `cwd`.
 * @returns a function that finds the tag of a template that a place in a page comes from
 * @throws {UsageError} if it cannot be read, or is something else
 */
export function readReceipts(file: string, cwd: string) {
  const report = parseReport(file, cwd);
  const byPage = new Map(report.files.map((one) => [resolve(cwd, one.output ?? one.file), one]));
  return (page: string, offset: number) => {
    try {
      const path = resolve(cwd, page);
      const built = byPage.get(path);
      const at = Buffer.byteLength((decodeUtf8(readFileSync(path)) ?? '').slice(0, offset));
      const range = built?.receipt?.ranges.find(({ output }) => output.start <= at && at < output.end);
      if (built === undefined || range === undefined) return undefined;
      const bytes = readFileSync(resolve(cwd, built.file));
      const start = bytes.toString('utf8', 0, range.input.start).length;
      return { file: built.file, start: new Source(bytes.toString()).position(start) };
    } catch {
      // The template has been removed since.
      return undefined;
    }
  };
}

function parseReport(file: string, cwd: string): BuildReport {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(resolve(cwd, file), 'utf8'));
  } catch (error) {
    throw fileError(`${file} cannot be read`, error, HINT);
  }
  const { files } = Object(report) as { readonly files?: unknown };
  const isNamed = (one: Partial<BuildReport['files'][number]> | null): boolean =>
    typeof (one?.output ?? one?.file) === 'string';
  if (Array.isArray(files) && files.every(isNamed)) return report as BuildReport;
  throw new UsageError(`${file} is not the report of a build.`, HINT);
}

const HINT = 'Write it with: pagination-tag <inputs> --out-dir <dir> --format json > build.json';
