import { print, write, type Io } from '../base/io.js';
import { UsageError } from '../../base/usage-error.js';
import { loadConfig } from '../config/config.js';
import { evidenceIn } from '../../components/project/evidence.js';
import { findTheme } from '../detect/themes.js';
import { isFine, isRefused, makeComponent, type Component } from './component.js';
import type { ComponentOptions } from '../../components/sources/head.js';
import { refuseNewer } from '../../components/sources/newer-head.js';
import { choosePlace, findPlaces } from './place.js';
import { describe, diffsOf, explainLeft, printed, review } from './report.js';
import { FINDINGS, type State } from './state.js';
import { planUpdate, writeUpdate, type Update } from './update.js';

export interface GivenForComponent extends ComponentOptions {
  readonly out?: string;
  readonly stdout?: true;
  readonly check?: true;
  readonly diff?: true;
  readonly update?: true;
  readonly dryRun?: true;
}

/**
 * Writes a framework's component into the project. A file that was changed by hand is merged by `--update`, and left alone
 * otherwise.
 *
 * @param sources the directory of all component sources
 * @returns the exit code: 0, or 1 if `--check` finds something to do, if something is left to do after writing, or if `--diff`
 * cannot say what an update would write
 */
export async function add(
  name: string | undefined,
  given: GivenForComponent,
  io: Io,
  version: string,
  sources: string,
): Promise<number> {
  const { stdout, check, diff, update = false, dryRun = false } = given;
  const { components, note } = await makeComponents(name, given, io, version, sources);
  const files = components.flatMap((one) => one.files);
  const hasFormer = components.some(({ former }) => former.length > 0);
  if (stdout) return print(printed(files), io);
  for (const one of components) refuseUnfit(one);
  if (check) {
    await print(components.map(review).join(''), io);
    return files.every(isFine) && !hasFormer ? 0 : 1;
  }
  if (!diff) for (const one of components) refuse(one, update);
  const updates = await Promise.all(components.map((one) => planUpdate(one, version, sources)));
  if (diff) {
    await write(io.stderr, updates.map(explainLeft).join(''));
    await print((await Promise.all(updates.map(diffsOf))).join(''), io);
    return updates.some(isLeft) ? 1 : 0;
  }
  if (!dryRun) for (const one of updates) await writeUpdate(one);
  const [{ framework } = { framework: undefined }] = components;
  const found = name === undefined && !update && framework ? `This looks like ${framework.label}.\n` : '';
  await print(found + updates.map((one) => describe(one, dryRun, update)).join('\n'), io);
  const isIncomplete = update && files.some(({ state }) => state === 'incomplete');
  if (isIncomplete || hasFormer || updates.some((one) => isLeft(one) || one.conflicts.length > 0)) return 1;
  return note === undefined || given.theme !== undefined ? 0 : print(`${note}\n`, io);
}

/** Whether there is a file for which nothing can be written, so that the whole component is left. */
const isLeft = ({ left }: Update): boolean => left.length > 0;

/** Makes the components that the options mean, and says what to know about their theme. */
async function makeComponents(
  name: string | undefined,
  given: GivenForComponent,
  io: Io,
  version: string,
  sources: string,
) {
  const evidence = evidenceIn(io.cwd());
  const { values: config } = await loadConfig(undefined, io.cwd());
  const { theme, note } = config.theme === undefined ? findTheme(evidence) : {};
  const search = { evidence, sources, given };
  // Without a framework, these options apply to the existing components.
  const isRenewal = name === undefined && (given.check ?? given.diff ?? given.update ?? false);
  const places = isRenewal ? await findPlaces(search) : [choosePlace(name, search)];
  if (places.length === 0) {
    const [where, advice] =
      given.out === undefined
        ? [
            'the usual directories',
            'If it was written with --out <dir>, add that again. Otherwise, name the framework.',
          ]
        : [given.out, 'Check --out, or name the framework.'];
    throw new UsageError(
      `No component ${given.name === undefined ? '' : `with the name ${given.name} `}written by pagination-tag was found in ${where}.`,
      advice,
    );
  }
  for (const { files } of places)
    for (const { head, target } of files) if (head) refuseNewer(head, target.name, given, version);
  const components = places.map((place) => {
    // A theme that was found is recorded, like all that a new component takes from the project.
    const isNew = place.options === undefined && place.framework.stylesheet !== undefined;
    const options = { ...(isNew && { theme }), ...place.recorded, ...given, name: place.name };
    return makeComponent(place, options, config, version);
  });
  return { components, note };
}

/** Throws if a new component does not fit the project. */
function refuseUnfit({ framework, isThere, evidence, pagers }: Component): void {
  const unfit = isThere ? undefined : framework.unfit?.(evidence, pagers);
  if (unfit === undefined) return;
  const [reason, remedy] = unfit;
  throw new UsageError(reason, remedy);
}

/** Throws if a file would have to be overwritten that has changes by hand. An update merges such files. */
function refuse({ files, isThere, command }: Component, isUpdate: boolean): void {
  const found = files.find((file) => isRefused(file) || file.state === 'edited');
  if (found === undefined || (isUpdate && isThere)) return;
  const more: Partial<Record<State, string>> = {
    foreign: `To print it, run ${command} --stdout.`,
    edited:
      'To see how it would be merged, run the command again with --diff. To merge it, run it with --update.',
  };
  throw new UsageError(
    `${found.name} ${FINDINGS[found.state]}, so it was left unchanged.`,
    [...found.advice, more[found.state] ?? []].flat().join(' '),
  );
}
