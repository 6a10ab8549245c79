import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { templateLanguages } from '../../index.js';
import type { Framework } from '../add/frameworks.js';
import { print, type Io } from '../base/io.js';
import { toJsonText } from '../base/json-text.js';
import { reasonOf } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { loadConfig } from '../config/config.js';
import type { Config } from '../config/define-config.js';
import { addEditorSetting, EDITOR_SETTINGS, editorSetting, OWN_DATA } from './editor-setting.js';
import { exploreProject, type Project } from './project.js';
import { indent } from './tools.js';

/** A file to be written. */
interface NewFile {
  readonly name: string;
  readonly text: string;
  /** What may be replaced by it: a file of ours, or one whose content is in the text. Otherwise none may be there. */
  readonly replaces?: 'own' | 'merged';
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
  const steps = [configStep(project), data ?? [], editorStep(project, data?.name)].flat();
  if (!isDryRun) for (const step of steps) if (typeof step !== 'string') await writeNew(step, cwd);
  const lines = [...steps.map((step) => describe(step, isDryRun)), ...advice(project)];
  return print(`${lines.join('\n')}\n`, 'The report', io);
}

function configStep(project: Project): Step {
  const { configuration, host, templates, inputs, count, languages, outDir, dialect, ignore, theme } =
    project;
  if (configuration !== undefined) return `${configuration} already has the configuration.`;
  if (host !== undefined) return host.advice;
  const config: Config = {
    inputs,
    outDir,
    ...(ignore.length === 0 ? {} : { ignore }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(theme === undefined ? {} : { theme }),
  };
  if (count === 0) {
    const note = `no template was found: put some into ${templates}/, or correct "inputs"`;
    return { ...fileOf(config, project), note };
  }
  const found = count === 1 ? '1 template' : `${count} templates`;
  const places = inputs.map((input) => (input === '.' ? 'this directory' : `${input}/`)).join(' and ');
  const labels = languages.map(
    (language) => templateLanguages.find(({ name }) => name === language)?.label ?? 'HTML',
  );
  const note = `${found} in ${places} (${labels.join(', ')}), to be built into ${outDir}/`;
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
  const text = toJsonText({ ...data, tags });
  return { name: OWN_DATA, text, replaces: 'own', note: `describes <${tag}>` };
}

function editorStep({ isInstalled, place, manager, read }: Project, own: string | undefined): Step {
  const name = EDITOR_SETTINGS;
  if (!isInstalled) return `${name} needs the package: run ${manager.install}, then init again.`;
  if (place === undefined)
    return `${name} stays as it is: VS Code does not read the archives in which Plug'n'Play keeps packages.`;
  const current = read(name);
  const file = own ?? `${place}/editor/html-custom-data.json`;
  const data = file.startsWith('..') ? file : `./${file}`;
  const text = addEditorSetting(data, current);
  if (text === current) return `${name} already has the setting.`;
  if (text === undefined)
    return `${name} stays as it is, because it is not JSON or has no list there: add ${editorSetting(data)}.`;
  const note = 'VS Code completes and explains the tag';
  return { name, text, note, ...(current === undefined ? {} : { replaces: 'merged' }) };
}

async function writeNew({ name, text, replaces }: NewFile, cwd: string): Promise<void> {
  try {
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    await writeFile(join(cwd, name), text, { flag: replaces === undefined ? 'wx' : 'w' });
  } catch (error) {
    throw new UsageError(
      `${name} cannot be written: ${reasonOf(error)}.`,
      'Check the directory and its permissions.',
    );
  }
}

function describe(step: Step, isDryRun: boolean): string {
  if (typeof step === 'string') return step;
  const { name, text, replaces, note } = step;
  const [verb, plan] = replaces === 'merged' ? ['Added to', 'Would add to'] : ['Wrote', 'Would write'];
  return isDryRun ? `${plan} ${name}: ${note}.\n\n${indent(text)}` : `${verb} ${name}: ${note}.`;
}

/** What is left to do. */
function advice({
  configuration,
  isInstalled,
  manager,
  theme,
  host,
  framework,
  templates,
  count,
  outDir,
  isServed,
}: Project): string[] {
  const isNew = configuration === undefined;
  const isBuilt = isNew && host === undefined;
  const steps = [
    isInstalled ? [] : manager.install,
    isBuilt && count === 0 ? `put a template into ${templates}/` : [],
    isNew && host !== undefined ? `build with ${host.name}` : manager.command,
    isBuilt && isServed && framework?.hasSinglePlace !== true
      ? `let the application look for templates in ${outDir}/ first, before the directory it has now`
      : [],
  ].flat();
  const style = `For the stylesheet, import pagination-tag/style.css, or write it with ${manager.command} css > pagination.css.`;
  return [
    `Next: ${steps.join(', then ')}.`,
    host === undefined && framework !== undefined ? componentAdvice(framework, manager.command) : [],
    isNew && theme === undefined ? style : [],
  ].flat();
}

/** A component spares building templates, which takes a framework that looks for them in two places. */
function componentAdvice({ label, name, hasSinglePlace }: Framework, command: string): string {
  const why = hasSinglePlace
    ? `${label} looks for templates in one place, so build none`
    : 'Or build no templates';
  return `${why}: ${command} add ${name} writes a component for ${label}, for you to commit.`;
}
