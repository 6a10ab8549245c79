import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import type { Framework } from '../add/frameworks.js';
import { print, type Io } from '../base/io.js';
import { toJsonText } from '../base/json-text.js';
import { reasonOf } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { loadConfig } from '../config/config.js';
import type { Config } from '../config/define-config.js';
import type { PackageManager } from '../project/packages.js';
import { addEditorSetting, EDITOR_SETTINGS, editorSetting, OWN_DATA } from './editor-setting.js';
import { exploreProject, HTML, type Project } from './project.js';

/** A file to be written. */
interface NewFile {
  readonly name: string;
  readonly text: string;
  /** Whether the text contains that of a file which it replaces. */
  readonly isMerged?: boolean;
  /** Whether a file of this name is ours to replace. */
  readonly isOurs?: boolean;
  /** What to say about it. */
  readonly note: string;
}

/** A file, or a sentence that says why none is written. */
type Step = NewFile | string;

/**
 * Writes a configuration and the setting for the editor, to suit the current directory. Keeps what is there.
 *
 * @param isDryRun whether to write nothing, and show what would be written
 * @throws {UsageError} where a file cannot be read or written
 */
export async function init(isDryRun: boolean, io: Io): Promise<number> {
  const cwd = io.cwd();
  const project = await exploreProject(cwd);
  // What is wrong with a configuration, a build tells.
  const config = await loadConfig(undefined, cwd).catch(() => undefined);
  const data = await dataStep(project, config?.values.tag, cwd);
  const steps = [
    configStep(project),
    ...(data === undefined ? [] : [data]),
    await editorStep(project, data?.name, cwd),
  ];
  if (!isDryRun) for (const step of steps) if (typeof step !== 'string') await writeNew(step, cwd);
  const lines = [...steps.map((step) => describe(step, isDryRun)), ...advice(project)];
  return print(`${lines.join('\n')}\n`, 'The report', io);
}

function configStep(project: Project): Step {
  const { configuration, templates, inputs, count, languages, outDir, host, dialect, ignore, theme } =
    project;
  if (configuration !== undefined) return `${configuration} already has the configuration.`;
  if (host !== undefined) {
    const { name, file, isNew, lines } = host;
    const place = isNew ? `a new file, ${file}. Write into it:` : `${file}. Add to it:`;
    return `${name} builds the pages here, so options go into ${place}\n${lines.replace(/^(?=.)/gm, '  ')}`;
  }
  const config: Config = {
    inputs,
    outDir,
    ...(ignore.length === 0 ? {} : { ignore }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(theme === undefined ? {} : { theme }),
  };
  const place = inputs.map((input) => (input === '.' ? 'this directory' : `${input}/`)).join(' and ');
  const found = `${count} ${count === 1 ? 'template' : 'templates'} in ${place} (${languages.join(', ')})`;
  const note =
    count === 0
      ? `no template was found: put some into ${templates}/, or correct "inputs"`
      : `${found}, to be built into ${outDir}/`;
  return { ...fileOf(config, project), note };
}

/** A module with types where any module can import the package, and JSON elsewhere. */
function fileOf(config: Config, { place, hasTypeScript }: Project): Pick<NewFile, 'name' | 'text'> {
  if (place === undefined) return { name: 'pagination-tag.config.json', text: toJsonText(config) };
  const rows = Object.entries(config).map(
    ([key, value]) =>
      `  ${key}: ${inspect(value, { breakLength: Infinity }).replace(/^\[ (.*) \]$/, '[$1]')},`,
  );
  return {
    // Modules, whatever package.json says.
    name: `pagination-tag.config.${hasTypeScript ? 'mts' : 'mjs'}`,
    text: `import { defineConfig } from 'pagination-tag/config';\n\nexport default defineConfig({\n${rows.join('\n')}\n});\n`,
  };
}

/** Custom data for tags of a name that the project has chosen. */
async function dataStep(
  { place }: Project,
  tag: string | undefined,
  cwd: string,
): Promise<NewFile | undefined> {
  if (tag === undefined || place === undefined) return undefined;
  const file = join(cwd, place, 'editor/html-custom-data.json');
  const data = JSON.parse(await readFile(file, 'utf8')) as { readonly tags: readonly object[] };
  const tags = data.tags.map((one) => ({ ...one, name: tag }));
  return { name: OWN_DATA, text: toJsonText({ ...data, tags }), isOurs: true, note: `describes <${tag}>` };
}

async function editorStep(
  { isInstalled, place, manager }: Project,
  own: string | undefined,
  cwd: string,
): Promise<Step> {
  const name = EDITOR_SETTINGS;
  if (!isInstalled) return `${name} needs the package: run ${manager.install}, then init again.`;
  if (place === undefined)
    return `${name} stays as it is: VS Code does not read the archives in which Plug'n'Play keeps packages.`;
  const current = await readFile(join(cwd, name), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UsageError(`${name} cannot be read: ${reasonOf(error)}.`, 'Check its permissions.');
  });
  const file = own ?? `${place}/editor/html-custom-data.json`;
  const data = file.startsWith('..') ? file : `./${file}`;
  const merged = addEditorSetting(data, current);
  if (merged === 'complete') return `${name} already has the setting.`;
  if (merged === 'unclear')
    return `${name} stays as it is, because it is not JSON or has no list there: add ${editorSetting(data)}.`;
  return { ...merged, name, isMerged: current !== undefined, note: 'VS Code completes and explains the tag' };
}

async function writeNew({ name, text, isMerged, isOurs }: NewFile, cwd: string): Promise<void> {
  try {
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    // A file that was made in the meantime is not overwritten either.
    await writeFile(join(cwd, name), text, { flag: isMerged === true || isOurs === true ? 'w' : 'wx' });
  } catch (error) {
    throw new UsageError(
      `${name} cannot be written: ${reasonOf(error)}.`,
      'Check the directory and its permissions.',
    );
  }
}

function describe(step: Step, isDryRun: boolean): string {
  if (typeof step === 'string') return step;
  const { name, text, isMerged, note } = step;
  const [verb, plan] = isMerged === true ? ['Added to', 'Would add to'] : ['Wrote', 'Would write'];
  return isDryRun
    ? `${plan} ${name}: ${note}.\n\n${text.replace(/^(?=.)/gm, '  ')}`
    : `${verb} ${name}: ${note}.`;
}

/** What is left to do. */
function advice(project: Project): string[] {
  const { isInstalled, manager, theme, host, framework } = project;
  const { configuration, templates, count, outDir, languages } = project;
  const isNew = configuration === undefined;
  const isServed = languages.some((language) => language !== HTML);
  const steps = [
    isInstalled ? [] : manager.install,
    isNew && host === undefined && count === 0 ? `put a template into ${templates}/` : [],
    isNew && host !== undefined ? `build with ${host.name}` : manager.command,
    isNew && host === undefined && isServed && framework?.hasSinglePlace !== true
      ? `let the application look for templates in ${outDir}/ first, before the directory it has now`
      : [],
  ].flat();
  const style = `For the stylesheet, import pagination-tag/style.css, or write it with ${manager.command} css > pagination.css.`;
  return [
    `Next: ${steps.join(', then ')}.`,
    ...(host === undefined && framework !== undefined ? [componentAdvice(framework, manager)] : []),
    ...(isNew && theme === undefined ? [style] : []),
  ];
}

/** A component spares building templates, which takes a framework that looks for them in two places. */
function componentAdvice({ label, name, hasSinglePlace }: Framework, { command }: PackageManager): string {
  const why = hasSinglePlace
    ? `${label} looks for templates in one place, so build none`
    : 'Or build no templates';
  return `${why}: ${command} add ${name} writes a component for ${label}, for you to commit.`;
}
