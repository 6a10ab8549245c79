import type { Io } from '../base/io.js';
import { loadData } from '../config/load-file.js';
import { loadSettings, type GivenOptions } from '../config/settings.js';
import { buildAll } from './build.js';
import { findInputs } from './inputs.js';
import { reportIdleIgnores } from './idle-ignores.js';
import { reportMissingAssets } from './missing-assets.js';
import { planJobs } from './plan.js';

/**
 * Builds the pages once: what the command line does without `--watch`, up to the report. Unless `--quiet`
 * hides them, `notes` says if all files were skipped, which `--ignore` had no effect, and which files the built pages lack.
 *
 * @param now a clock, in milliseconds
 * @param signal stops the build between two pages, by throwing its reason
 * @throws {UsageError} if the options or inputs cannot be used. Nothing has been written.
 */
export async function buildOnce(given: GivenOptions, io: Io, now: () => number, signal?: AbortSignal) {
  const cwd = io.cwd();
  const { settings } = await loadSettings(given, cwd);
  const data = await loadData(settings.data, cwd);
  const { files, note } = await findInputs(settings, cwd);
  const jobs = planJobs(files, settings, cwd);
  const hasNotes = !given.isProgram && !settings.quiet;
  const idle = hasNotes ? await reportIdleIgnores(given.ignore ?? [], settings) : '';
  const outcomes = await buildAll(jobs, settings, data, io, now, signal);
  const missing = hasNotes && settings.mode === 'out-dir' ? reportMissingAssets(jobs, outcomes, cwd) : '';
  return { settings, notes: hasNotes ? note + idle + missing : '', outcomes };
}
