import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { features } from 'node:process';
import { inspect } from 'node:util';
import { indent } from '../../base/text.js';
import { dialects } from '../../index.js';
import type { Framework } from '../frameworks/framework.js';
import { print, type Io } from '../base/io.js';
import { toJsonText } from '../base/json-text.js';
import { fileError } from '../base/usage-error.js';
import { loadConfig } from '../config/config.js';
import { findUp } from '../detect/evidence.js';
import { addEditorSetting, editorSetting } from './editor-setting.js';
import { exploreProject, type Project } from './project.js';
import { orderOf, styleSteps } from './steps.js';

/** A file to write. */
interface NewFile {
  readonly name: string;
  readonly text: string;
  /** What it may replace: one of our files, or one whose content is merged into the text. By default, it must be new. */
  readonly replaces?: 'own' | 'merged';
  /** The description to print. */
  readonly note: string;
}

/** Writes a configuration and the setting for the editor, for the current project. Keeps existing settings. */
export async function init(isDryRun: boolean, io: Io): Promise<number> {
  const project = await exploreProject(io.cwd());
  const { configuration, framework, host, isInstalled, manager, other, themeNote } = project;
  if (project.rendersInCode && configuration === undefined) return print(`${codeAdvice(project)}\n`, io);
  const [config, next] = configStep(project);
  const data = await dataStep(project);
  const lines: string[] = [];
  for (const step of [config, data ?? [], editorStep(project, data?.name)].flat())
    lines.push(typeof step === 'string' ? step : await put(step, isDryRun, io.cwd()));
  lines.push(`Next: ${[isInstalled ? [] : manager.install, ...next].flat().join(', then ')}.`);
  if (other !== undefined) lines.push(`This looks like ${other.label}. ${other.advice}`);
  if (host === undefined && framework !== undefined) lines.push(componentAdvice(framework, manager.command));
  if (themeNote !== undefined) lines.push(themeNote);
  const styles = configuration === undefined ? styleSteps(project) : [];
  if (styles.length > 0) lines.push('Add the stylesheet:', indent(styles.join('\n')));
  return print(`${lines.join('\n')}\n`, io);
}

/** Returns the configuration file, or why none is written, and the next steps. */
function configStep(project: Project): [NewFile | string, next: readonly string[]] {
  const { configuration, host, manager, framework, inputs, count, languages, outDir, isServed, moves } =
    project;
  if (configuration !== undefined)
    return [`${configuration} already has the configuration.`, [manager.command]];
  if (host !== undefined) return [host.advice, [`build with ${host.name}`]];
  if (count === 0)
    return [
      'No templates were found, so no configuration was written.',
      ['add a template', `${manager.command} init`],
    ];
  const order = isServed && framework?.hasSinglePlace !== true && moves === undefined ? orderOf(project) : [];
  const next = [moves?.steps ?? [], manager.command, order].flat();
  const found = count === 1 ? '1 template' : `${count} templates`;
  const places = inputs.map((input) => (input === '.' ? 'this directory' : `${input}/`)).join(' and ');
  const labels = languages.map((name) => dialects.find((one) => one.name === name)?.label ?? 'HTML');
  const note = `${found} in ${places} (${labels.join(', ')}), to be built into ${outDir}/`;
  return [{ ...configFile(project), note }, next];
}

/** Returns a typed module if modules can import the package, otherwise JSON. */
function configFile({ inputs, outDir, ignore, dialect, theme, cwd, place, has }: Project) {
  const config = { inputs, outDir, ignore, dialect, theme };
  if (place === undefined) return { name: 'pagination-tag.config.json', text: toJsonText(config) };
  const given = Object.entries(config).filter(([, value]) => value !== undefined);
  const rows = given.map(
    ([key, value]) =>
      `  ${key}: ${inspect(value, { breakLength: Infinity }).replace(/^\[ (.*) \]$/, '[$1]')},\n`,
  );
  // Node loads TypeScript since 22.18. Older versions need jiti.
  const hasTypeScript =
    has('tsconfig.json') &&
    (findUp(cwd, ['node_modules/jiti', '.pnp.cjs']) !== undefined ||
      ('typescript' in features && Boolean(features.typescript)));
  return {
    // These extensions are ES modules regardless of package.json.
    name: `pagination-tag.config.${hasTypeScript ? 'mts' : 'mjs'}`,
    text: `import { defineConfig } from 'pagination-tag/config';\n\nexport default defineConfig({\n${rows.join('')}});\n`,
  };
}

/** Returns the custom data file for the project's own tag name, if it has one. */
async function dataStep({ cwd, place }: Project): Promise<NewFile | undefined> {
  // A build reports errors in the configuration.
  const tag = (await loadConfig(undefined, cwd).catch(() => undefined))?.values.tag;
  if (tag === undefined || place === undefined) return undefined;
  const file = join(cwd, place, 'editor/html-custom-data.json');
  const data = JSON.parse(await readFile(file, 'utf8')) as { readonly tags: readonly object[] };
  const tags = data.tags.map((one) => ({ ...one, name: tag }));
  const text = toJsonText({ ...data, tags });
  const name = '.vscode/pagination-tag.html-data.json';
  return { name, text, replaces: 'own', note: `describes <${tag}>` };
}

/** Returns the editor setting, or why none is written. */
function editorStep({ isInstalled, place, manager, read }: Project, own?: string): NewFile | string {
  const name = '.vscode/settings.json';
  if (!isInstalled) return `${name} needs the package: run ${manager.install}, then run init again.`;
  if (place === undefined)
    return `${name} was left unchanged: VS Code cannot read the archives in which Yarn Plug'n'Play keeps packages.`;
  const current = read(name);
  const file = own ?? `${place}/editor/html-custom-data.json`;
  const data = file.startsWith('..') ? file : `./${file}`;
  const text = addEditorSetting(data, current);
  if (text === current) return `${name} already has the setting.`;
  if (text === undefined)
    return `${name} was left unchanged, because it is not JSON or the setting is not a list. Add ${editorSetting(data)}.`;
  const note = 'VS Code completes and explains the tag';
  return { name, text, note, ...(current === undefined ? {} : { replaces: 'merged' }) };
}

/** Writes a file, unless it is a dry run. Returns text that describes what was done. */
async function put({ name, text, replaces, note }: NewFile, isDryRun: boolean, cwd: string): Promise<string> {
  const [verb, plan] = replaces === 'merged' ? ['Added to', 'Would add to'] : ['Wrote', 'Would write'];
  if (isDryRun) return `${plan} ${name}: ${note}.\n\n${indent(text)}`;
  try {
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    await writeFile(join(cwd, name), text, { flag: replaces === undefined ? 'wx' : 'w' });
  } catch (error) {
    throw fileError(`${name} cannot be written`, error, 'Check the directory and its permissions.');
  }
  return `${verb} ${name}: ${note}.`;
}

/** Where code renders the pages, there is nothing to configure. */
function codeAdvice({ framework, other, manager }: Project): string {
  const { label } = framework ?? other ?? { label: 'JavaScript' };
  const advice =
    framework === undefined
      ? other?.advice
      : `Next: ${manager.command} add ${framework.name}, which writes a component for you to commit.`;
  return `${label} renders the pages in code, so there are no templates to build.\n${advice}`;
}

/** Recommends a component, because built templates need a framework with two template directories. */
function componentAdvice(
  { label, name, recommended = name, hasSinglePlace }: Framework,
  command: string,
): string {
  const why = hasSinglePlace
    ? `${label} looks for templates in one place only, so use a component instead`
    : 'Or use a component instead';
  return `${why}: ${command} add ${recommended} writes one for ${label}, for you to commit.`;
}
