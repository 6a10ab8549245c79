/** Attributes of every link, which `--link` adds: `hx-get=:path`. */

import { foreignCode } from '../../attributes/expression.js';
import type { LinkAttribute } from '../../attributes/passed-attributes.js';
import { variesByPage } from '../../base/path.js';
import { PaginationTagError, renderPagination, type PaginationOptions } from '../../index.js';
import type { Language } from '../draw/language.js';
import { UsageError } from '../../base/usage-error.js';

/** The tokens of a path that a component does not know. */
const OTHER_TOKENS = /:(?:index|offset|page_size)(?!\w)/;

/** `{@on_click}`, `{go(1)}` or `{() => go()}`, but not `{ open: false }`, which libraries take as text. */
const BRACED = /^\{\s*(?:[@$\w.]+\s*[}(]|\()/;

/**
 * Reads the attributes as those of a tag.
 *
 * @throws {UsageError} if links cannot have one
 */
export function readLinkAttributes(
  values: readonly string[] = [],
  { pathAttributes }: Pick<PaginationOptions, 'pathAttributes'> = {},
): LinkAttribute[] {
  return values.map((value) => {
    const at = value.indexOf('=');
    const [name, text] = at < 0 ? [value] : [value.slice(0, at), value.slice(at + 1)];
    const token = OTHER_TOKENS.exec(text ?? '')?.[0];
    if (token !== undefined)
      throw new UsageError(
        `--link ${value}: a component does not know ${token}.`,
        'Write :page for the number of the page that a link leads to, or :path for its path.',
      );
    if (text !== undefined && (BRACED.test(text) || foreignCode(text, undefined)))
      throw new UsageError(
        `--link ${value}: the value looks like code, and would be text in the page.`,
        'Write the attribute into the links of the file that add creates. add --diff then shows what a new version changes.',
      );
    refuseAsTag(name, text, pathAttributes);
    return { name, value: text === undefined ? [] : [{ text }] };
  });
}

/** Throws if an attribute would be something else in a component's language, or no attribute at all. */
export function refuseNames(
  attributes: readonly LinkAttribute[],
  { takesName = () => true }: Language,
): void {
  const varies = ({ value }: LinkAttribute): boolean =>
    value.some((one) => 'text' in one && variesByPage(one.text));
  const refused = attributes.find((one) => !takesName(one.name, varies(one)));
  if (refused === undefined) return;
  throw new UsageError(
    `--link ${refused.name}: no attribute of this name can have text as its value in the language of the component.`,
    'Write it in the syntax of the language, into the links of the file that add creates. add --diff then shows what a new version changes.',
  );
}

/** The rules for an attribute are those of the tag. */
function refuseAsTag(
  name: string,
  text: string | undefined,
  pathAttributes: PaginationOptions['pathAttributes'],
) {
  try {
    renderPagination(
      { path: '/:page', total_pages: 2, [`link:${name}`]: text ?? true },
      { pathAttributes, onWarning: () => undefined },
    );
  } catch (error) {
    if (!(error instanceof PaginationTagError)) throw error;
    const { message = '', hint = '' } = error.diagnostics.find(({ severity }) => severity === 'error') ?? {};
    throw new UsageError(asOption(message), asOption(hint));
  }
}

/** A message about a tag, in the words of the option. */
function asOption(message: string): string {
  return message.replace('<pagination> has', 'A link has').replace(/\blink:(?=\S)/g, '--link ');
}
