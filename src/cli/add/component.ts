import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { hasError } from '../../diagnostics/diagnostic.js';
import { preprocess, type PaginationOptions } from '../../index.js';
import { dialectOfFile } from '../../options/options.js';
import { pagersOf } from '../../pagers/choose.js';
import { UsageError } from '../base/usage-error.js';
import type { Framework } from '../detect/frameworks.js';
import type { ComponentOptions } from './head.js';
import { defines, rename } from './naming.js';
import { labelsOf, quoted, replaceAll, type Changes } from './words.js';

/** A source file of a component. */
export type ComponentSource = ReturnType<typeof readSources>['usage'];

/** A line in place of a file that components of several frameworks share, which is indented as far as the line. */
const INCLUDE = /^([ \t]*)(?:#|\/\/) include (\S+)\n/gm;

/**
 * Reads a component's sources and usage example.
 *
 * @param given the component's own name, if it has one
 * @param words words to replace
 */
export function readSources(
  { name, dialect = 'html', isKebab }: Framework,
  components: string,
  given: string | undefined,
  words: Changes,
) {
  const folder = join(components, name);
  const readText = (path: string): string => readFileSync(path, 'utf8');
  const read = (path: string): string => {
    const text = readText(join(folder, path)).replace(INCLUDE, (_, indent: string, shared: string) =>
      readText(join(components, shared)).replace(/^(?=.)/gm, indent),
    );
    if (given !== undefined && defines(text, given))
      throw new UsageError(
        `The component has something else with the name ${given}.`,
        'Choose another name.',
      );
    return replaceAll(rename(text, given, isKebab), words);
  };
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .sort();
  const toSource = (path: string) => ({
    /** Relative to the component's directory. */
    path: rename(path, given, isKebab),
    text: read(path),
    /** The text to use instead with `--pager`. */
    pagerText: read(paths.includes(`pager/${path}`) ? `pager/${path}` : path),
    /** False for a file that is not a template. It may mention tags, but has none to replace. */
    dialect: dialectOfFile(path, { html: dialect }) ?? (false as const),
  });
  // Folders have no extension.
  const own = paths.filter(
    (path) => extname(path) !== '' && path !== 'usage.txt' && !path.startsWith('pager/'),
  );
  return { sources: own.map(toSource), usage: toSource('usage.txt') };
}

/** Returns the paginators that a component supports: those of its language, if its sources use one. */
export function pagersFor(sources: readonly ComponentSource[]): readonly string[] {
  return sources
    .filter(({ pagerText }) => /\spager=/.test(pagerText))
    .flatMap(({ dialect }) => Object.keys(pagersOf(dialect).rows));
}

/** Applies the options to a source and compiles its tags. */
export function compileSource(
  { path, text, pagerText, dialect }: ComponentSource,
  name: string,
  options: ComponentOptions,
  rendering: PaginationOptions,
): string {
  const { pager } = options;
  const source = replaceAll(pager === undefined ? text : pagerText, changesFor(options, rendering));
  if (dialect === false) return source;
  const file = `components/${name}/${path}`;
  const pagers = pager === undefined ? {} : { [dialect]: pager };
  const { html, diagnostics } = preprocess(source, { ...rendering, file, dialect, pagers });
  if (!hasError(diagnostics)) return html;
  const message = diagnostics.map((one) => one.message).join(' ');
  if (options.attribute === undefined) throw new Error(`${file}: ${message}`);
  throw new UsageError(
    `The component for ${name} cannot have these attributes. ${message}`,
    'Change the --attribute options.',
  );
}

/** Returns the replacements for the options: literals in tags, and quoted English labels. */
function changesFor(
  { siblings = 1, boundaries = 1, attribute = [] }: ComponentOptions,
  rendering: PaginationOptions,
): Changes {
  const attributes = attribute.map((one) => /^([^=]+)=?([^]*)$/.exec(one) ?? []);
  const written = attributes.map(([, name = '', value = '']) => {
    // Quotation marks in code must not become character references.
    const mark = value.includes('"') && !value.includes("'") ? "'" : '"';
    return ` ${name}=${mark}${value.replaceAll(mark, '&quot;')}${mark}`;
  });
  return [
    ...labelsOf(rendering).flatMap(([from, to]) => quoted(from, to)),
    ['boundary_count="1"', `boundary_count="${boundaries}"`],
    // After the labels, because the user's attributes may contain the same English words.
    ['sibling_count="1"', `sibling_count="${siblings}"${written.join('')}`],
  ];
}
