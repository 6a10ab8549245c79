import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { indent, listNames } from '../../base/text.js';
import { loadConfig } from '../config/config.js';
import type { PaginationConfig } from '../config/define-config.js';
import { HAS_TYPESCRIPT } from '../config/load-file.js';
import { dialects } from '../../index.js';
import type { Framework } from '../../components/frameworks/framework.js';
import { print, type Io } from '../base/io.js';
import { toJsonText } from '../base/json-text.js';
import { fileError } from '../base/file-error.js';
import { count } from '../report/report-pretty.js';
import { findUp } from '../../components/project/evidence.js';
import { exploreProject, type Project } from './project.js';
import { orderOf, styleSteps } from './steps.js';

interface NewFile {
  readonly name: string;
  readonly text: string;
  /** The description to print. */
  readonly note: string;
}

/** Writes a configuration for the current project, unless it has one, and says what to do next. */
export async function init(isDryRun: boolean, io: Io): Promise<number> {
  const project = await exploreProject(io.cwd());
  const { configuration, framework, buildTool, isInstalled, manager, other, themeNote } = project;
  const { values: configured } = await loadConfig(configuration === undefined ? false : undefined, io.cwd());
  if (project.rendersInCode && configured.inputs === undefined) return print(`${codeAdvice(project)}\n`, io);
  const [config, next] = configStep(project, configured);
  const lines = [typeof config === 'string' ? config : await put(config, isDryRun, io.cwd())];
  // The command of a clone needs no package, but a plugin does.
  const isReady = isInstalled || (manager.isClone && buildTool === undefined);
  lines.push(`Next: ${[isReady ? [] : manager.install, ...next].flat().join(', then ')}.`);
  if (buildTool === undefined && configured.inputs === undefined && project.others.length > 0)
    lines.push(
      `Tags are also in ${listNames(project.others)}. To build them, add their directories to inputs.`,
    );
  if (other !== undefined) lines.push(`This looks like ${other.label}. ${other.advice}`);
  if (buildTool === undefined && framework !== undefined && project.count > 0)
    lines.push(componentAdvice(framework, manager.command));
  if (themeNote !== undefined) lines.push(themeNote);
  const styles = configuration === undefined ? styleSteps(project) : [];
  if (styles.length > 0) lines.push('Add the stylesheet:', indent(styles.join('\n')));
  lines.push('To complete the tag in your editor, see docs/configuration.md of this package.');
  return print(`${lines.join('\n')}\n`, io);
}

/** Returns the configuration file, or why none is written, and the next steps. */
function configStep(
  project: Project,
  configured: PaginationConfig,
): [NewFile | string, next: readonly string[]] {
  const { configuration, buildTool, manager, framework, inputs, outDir, moves, theme } = project;
  if (configuration !== undefined && configured.inputs !== undefined)
    return [`${configuration} already has the configuration.`, [manager.command]];
  const withTheme = theme === undefined ? '' : ` with ${inspect({ theme }, { breakLength: Infinity })}`;
  if (buildTool !== undefined)
    return [
      `${buildTool} builds the pages here. docs/builds.md of this package shows how to add the plugin${withTheme}, and docs/stylesheet.md the stylesheet.`,
      [`build with ${buildTool}`],
    ];
  if (project.count === 0)
    return [
      'No templates were found, so no configuration was written.',
      framework === undefined
        ? [
            'write a page with <pagination path="/posts/:page" total_pages="3"></pagination>',
            `${manager.command} init`,
          ]
        : [`${manager.command} add ${framework.recommended ?? framework.name}, which needs no configuration`],
    ];
  if (configuration !== undefined) {
    const lacking = { inputs, ...(configured.outDir === undefined && { outDir }) };
    const settings = inspect(lacking, { breakLength: Infinity }).slice(2, -2);
    return [
      `${configuration} already has the configuration, but does not name the templates.`,
      [
        `add to it ${configuration.endsWith('.json') ? JSON.stringify(lacking).slice(1, -1) : settings}`,
        manager.command,
      ],
    ];
  }
  const order =
    project.isServed && framework?.hasSinglePlace !== true && moves === undefined ? orderOf(project) : [];
  const next = [moves?.steps ?? [], manager.command, order].flat();
  const places = inputs.map((input) => (input === '.' ? 'this directory' : `${input}/`)).join(' and ');
  const labels = project.languages.map((name) => dialects.find((one) => one.name === name)?.label ?? 'HTML');
  const note = `${count(project.count, 'template')} in ${places} (${labels.join(', ')}), to be built into ${outDir}/`;
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
  // Older versions of Node need jiti.
  const hasTypeScript =
    has('tsconfig.json') && (HAS_TYPESCRIPT || findUp(cwd, ['node_modules/jiti', '.pnp.cjs']) !== undefined);
  return {
    // These extensions are ES modules regardless of package.json.
    name: `pagination-tag.config.${hasTypeScript ? 'mts' : 'mjs'}`,
    text: `import { defineConfig } from 'pagination-tag/config';\n\nexport default defineConfig({\n${rows.join('')}});\n`,
  };
}

/** Writes a file, unless it is a dry run. Returns text that describes what was done. */
async function put({ name, text, note }: NewFile, isDryRun: boolean, cwd: string): Promise<string> {
  if (isDryRun) return `Would write ${name}: ${note}.\n\n${indent(text)}`;
  try {
    await writeFile(join(cwd, name), text, { flag: 'wx' });
  } catch (error) {
    throw fileError(`${name} cannot be written`, error, 'Check the directory and its permissions.');
  }
  return `Wrote ${name}: ${note}.`;
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
