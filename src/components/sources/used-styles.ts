/** The styles of the default theme in the files of a component: the rules that their markup uses. */

import { themeNames, type PaginationOptions, type PaginationThemeName } from '../../index.js';
import type { Framework } from '../frameworks/framework.js';
import type { StyleElement } from '../frameworks/stylesheet.js';

/** A rule, with the comment above it: what stands before its block, and the block. */
const RULE = /^((?:\/\*[^]*?\*\/\n)?)([^{]*?) \{\n([^]*?)\n\}$/;

/** The element in which the files of a component hold their styles; undefined if those are in a stylesheet. */
export function elementFor(
  { stylesheet }: Pick<Framework, 'stylesheet'>,
  theme: PaginationOptions['theme'],
): StyleElement | undefined {
  return builtInOf(theme) === 'default' ? stylesheet?.element : undefined;
}

/**
 * Adds styles to the files of a component that have a list. Each has the rules for all of them: with rules of its own, it would
 * depend on the order of the files in a bundle which of two rules wins.
 *
 * @param files each file's path and text
 * @param css the stylesheet, whose first line is a comment about the file
 * @param element where the rules stand; undefined: in no file
 */
export function holdStyles<Drawn extends { readonly path: string; readonly text: string }>(
  files: readonly Drawn[],
  css: string,
  element: StyleElement | undefined,
): Drawn[] {
  if (element === undefined) return [...files];
  const { start, end, indent } = element;
  const classes = new Set(files.flatMap(({ text }) => text.match(/\bpagination[\w-]*/g) ?? []));
  const rules = usedStyles(css.replace(/^\/\*.*\*\/\n/, ''), classes);
  return files.map((file) => {
    // A test is no file of the component.
    if (rules === '' || file.path.endsWith('.ts') || !file.text.includes('<nav')) return file;
    return {
      ...file,
      text: [file.text, ...start, rules.replaceAll(/^(?=.)/gm, indent), ...end, ''].join('\n'),
    };
  });
}

/**
 * Leaves out rules and selectors that ask for a class which the markup does not have.
 *
 * @param css the stylesheet, in which empty lines are between rules and nowhere else
 * @param classes the classes that the markup has
 */
function usedStyles(css: string, classes: ReadonlySet<string>): string {
  return css
    .trim()
    .split(/\n\n(?=\S)/)
    .flatMap((rule) => usedRule(rule, classes) ?? [])
    .join('\n\n');
}

function usedRule(rule: string, classes: ReadonlySet<string>): string | undefined {
  const [, comment = '', start, body = ''] = RULE.exec(rule) ?? [];
  if (start === undefined) return undefined;
  if (start.startsWith('@')) {
    const inner = usedStyles(body.replaceAll(/^ {2}/gm, ''), classes);
    return inner === '' ? undefined : `${comment}${start} {\n${inner.replaceAll(/^(?=.)/gm, '  ')}\n}`;
  }
  const selectors = alternatives(start).filter((one) => canMatch(one, classes));
  return selectors.length === 0 ? undefined : `${comment}${selectors.join(',').trim()} {\n${body}\n}`;
}

/** The selectors of a list: what is between commas that are in no parentheses. */
function alternatives(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Whether a selector can match an element, although markup has only these classes. What it excludes need not be there. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  let rest = selector;
  for (;;) {
    const [call, name = '', inner = ''] = /:([\w-]+)\(([^()]*)\)/.exec(rest) ?? [];
    if (call === undefined) break;
    const isPossible = name === 'not' || alternatives(inner).some((one) => canMatch(one, classes));
    // Another pseudo-class may be around it.
    rest = rest.replace(call, isPossible ? '' : '.-never');
  }
  return Array.from(rest.matchAll(/\.([\w-]+)/g)).every(([, name = '']) => classes.has(name));
}

/** Returns the built-in theme whose classes a component has. */
export function builtInOf(theme: PaginationOptions['theme'] = 'default'): PaginationThemeName | undefined {
  const name = typeof theme === 'object' && 'extends' in theme ? theme.extends : theme;
  return themeNames.find((one) => one === name);
}
