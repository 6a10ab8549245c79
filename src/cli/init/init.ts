import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { printable } from '../../base/text.js';
import type { ThemeName } from '../../index.js';
import type { Config } from '../config/define-config.js';
import { addEditorSetting, EDITOR_SETTING, EDITOR_SETTINGS } from './editor-setting.js';
import type { Host } from './frameworks.js';
import { isReaderGone, write, type Io } from '../base/io.js';
import { toJsonText } from '../base/json-text.js';
import { reasonOf } from '../base/paths.js';
import { exploreProject, HTML, type Project } from './project.js';
import { createSubcommand } from '../arguments/subcommand.js';
import { UsageError } from '../base/usage-error.js';

/** A file to be written, or a word on why none is. */
interface Step {
  readonly name: string;
  readonly text?: string;
  /** Whether the text takes the place of another, which it contains. */
  readonly isMerged?: boolean;
  /** What is said of it. */
  readonly note: string;
  /** What somebody adds to it, line by line. */
  readonly additions?: readonly string[];
}

/**
 * Writes a configuration and the setting of the editor, from what can be found out about the current directory. What is
 * there stays.
 *
 * @param argv the arguments after `init`
 * @throws {CommanderError} for wrong usage, and once help is printed
 * @throws {UsageError} where a file cannot be read or written
 */
export async function init(argv: readonly string[], io: Io): Promise<number> {
  const isDryRun = readOptions(argv, io);
  const cwd = io.cwd();
  const project = await exploreProject(cwd);
  const steps = [configStep(project), await editorStep(project, cwd)];
  if (!isDryRun) for (const step of steps) await carryOut(step, cwd);
  const lines = steps.map((step) => describe(step, isDryRun));
  const error = await write(io.stdout, `${lines.join('\n')}\n${advice(project)}\n`);
  if (error === undefined || isReaderGone(error)) return 0;
  throw new UsageError(`The report cannot be written: ${reasonOf(error)}.`, 'Check standard output.');
}

function readOptions(argv: readonly string[], io: Io): boolean {
  const description =
    'Writes pagination-tag.config.* and .vscode/settings.json, from what the current directory holds. What is there stays.';
  const command = createSubcommand('init', io, description, [
    'npx pagination-tag init',
    'npx pagination-tag init --dry-run',
  ])
    .option('--dry-run', 'write nothing; show what would be written')
    .parse(argv, { from: 'user' });
  return command.opts<{ dryRun?: true }>().dryRun === true;
}

function configStep(project: Project): Step {
  const { configuration, templates, count, languages, outDir, host, dialect, ignore, theme } = project;
  if (configuration !== undefined)
    return { name: configuration, note: 'has the configuration already, and stays as it is' };
  if (host !== undefined)
    return {
      name: host.file,
      note: `is where options go, because ${host.name} builds the pages here. Add to it`,
      additions: linesFor(host, theme),
    };
  const config: Config = {
    inputs: [templates],
    outDir,
    ...(ignore.length === 0 ? {} : { ignore }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(theme === undefined ? {} : { theme }),
  };
  const note =
    count === 0
      ? `no template was found: put some into ${templates}/, or correct "inputs"`
      : `${count} ${count === 1 ? 'template' : 'templates'} in ${templates === '.' ? 'this directory' : `${templates}/`} (${languages.join(', ')}), to be built into ${outDir}/`;
  return { ...fileOf(config, project), note };
}

/** What somebody adds to the configuration of the tool that builds the pages. */
function linesFor(
  { lines: [importing, before, after], separator }: Host,
  theme: ThemeName | undefined,
): readonly string[] {
  const options = theme === undefined ? '' : `${separator}{ theme: '${theme}' }`;
  return [importing, `${before}${options}${after}`];
}

/** A module with types where the package can be imported from it, and JSON elsewhere. */
function fileOf(config: Config, { isInstalled, hasTypeScript }: Project): { name: string; text: string } {
  if (!isInstalled) return { name: 'pagination-tag.config.json', text: toJsonText(config) };
  const rows = Object.entries(config).map(
    ([key, value]) =>
      `  ${key}: ${inspect(value, { breakLength: Infinity }).replace(/^\[ (.*) \]$/, '[$1]')},`,
  );
  return {
    // Node takes .mjs for a module whatever package.json says.
    name: `pagination-tag.config.${hasTypeScript ? 'ts' : 'mjs'}`,
    text: `import { defineConfig } from 'pagination-tag/config';\n\nexport default defineConfig({\n${rows.join('\n')}\n});\n`,
  };
}

async function editorStep({ isInstalled }: Project, cwd: string): Promise<Step> {
  const name = EDITOR_SETTINGS;
  if (!isInstalled)
    return { name, note: 'is left out: run npm install --save-dev pagination-tag, and this again' };
  const current = await readFile(join(cwd, name), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UsageError(`${name} cannot be read: ${reasonOf(error)}.`, 'Check its permissions.');
  });
  const merged = addEditorSetting(current);
  if ('text' in merged)
    return {
      name,
      text: merged.text,
      isMerged: current !== undefined,
      note: 'VS Code completes and explains the tag',
    };
  return merged.kept === 'complete'
    ? { name, note: 'has the setting already' }
    : {
        name,
        note: `is no JSON, or has other files than a list there, and stays as it is: add ${EDITOR_SETTING}`,
      };
}

async function carryOut({ name, text, isMerged }: Step, cwd: string): Promise<void> {
  if (text === undefined) return;
  try {
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    // A file that has come into being since it was looked for is not overwritten either.
    await writeFile(join(cwd, name), text, { flag: isMerged === true ? 'w' : 'wx' });
  } catch (error) {
    throw new UsageError(
      `${name} cannot be written: ${reasonOf(error)}.`,
      'Check the directory and its permissions.',
    );
  }
}

function describe({ name, text, isMerged, note, additions }: Step, isDryRun: boolean): string {
  if (additions !== undefined)
    return [printable(`${name} ${note}:`), ...additions.map((line) => `  ${line}`)].join('\n');
  if (text === undefined) return printable(`${name} ${note}.`);
  const verb = isMerged === true ? 'added to' : 'written';
  const head = printable(`${name} ${isDryRun ? `would be ${verb}` : `is ${verb}`}: ${note}.`);
  return isDryRun ? `${head}\n\n${text.replace(/^(?=.)/gm, '  ')}` : head;
}

/** What is left to do, a line for each thing. */
function advice(project: Project): string {
  const { isInstalled, theme, host, configuration, templates, count, outDir, languages } = project;
  const isConfigured = configuration !== undefined;
  const isServed = languages.some((language) => language !== HTML);
  const steps = [
    ...(isInstalled ? [] : ['npm install --save-dev pagination-tag']),
    ...(isConfigured || host !== undefined || count > 0 ? [] : [`put a template into ${templates}/`]),
    host === undefined || isConfigured ? 'npx pagination-tag' : `build with ${host.name}`,
    ...(isServed && host === undefined && !isConfigured
      ? [`let the application read its templates from ${outDir}/`]
      : []),
  ];
  const style =
    'Its stylesheet is node_modules/pagination-tag/style/style.css: link it, or import pagination-tag/style.css.';
  return [`Next: ${steps.join(', then ')}.`, ...(theme === undefined && !isConfigured ? [style] : [])].join(
    '\n',
  );
}
