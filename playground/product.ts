import { preprocess, type PaginationDiagnostic, type PaginationOptions } from '../src/index.js';
import type { Tag } from '../src/tags/find-tags.js';
import { splice } from '../src/base/splice.js';
import { variableAttributes } from './languages.js';
import type { State } from './state.js';
import { overlap, regionsOf, rewriteTag, tagsOf, writeAttribute } from './tags.js';

/** The number of pages of a list if the template does not say it. */
export const PAGES = 42;

/** What the page shows of a template. */
export interface Product {
  /** The template with its tags replaced; undefined where there is an error in it. */
  readonly html: string | undefined;
  /** What a reader of the page gets; undefined where there is an error. */
  readonly page: string | undefined;
  readonly diagnostics: readonly PaginationDiagnostic[];
}

/** Runs the product over a template. */
export function produce(state: State): Product {
  const { html, diagnostics } = preprocess(state.template, optionsOf(state));
  if (diagnostics.some(({ severity }) => severity === 'error'))
    return { html: undefined, page: undefined, diagnostics };
  return { html, page: state.dialect === 'html' ? html : fillIn(state), diagnostics };
}

/**
 * Compiles a tag whose numbers come from variables of the chosen language.
 *
 * @returns the tag, and what becomes of it; undefined for plain HTML
 */
export function compileTag(state: State, tag: Tag): { tag: string; snippet: string } | undefined {
  const { template, dialect } = state;
  const attributes = variableAttributes(dialect);
  if (attributes === undefined) return undefined;
  const text = rewriteTag(template, tag, regionsOf(template, dialect), attributes);
  const { html, diagnostics } = preprocess(text, optionsOf(state));
  const problem = diagnostics.find(({ severity }) => severity === 'error');
  return { tag: text, snippet: problem?.message ?? html };
}

/** Reads the values of bindings: an object in JSON. Returns undefined if it is none. */
export function readData(text: string): object | undefined {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function optionsOf({ theme, locale, dialect, page, data }: State): PaginationOptions {
  return {
    theme: theme as NonNullable<PaginationOptions['theme']>,
    dialect: dialect as NonNullable<PaginationOptions['dialect']>,
    data: { page, pages: PAGES, ...readData(data) },
    ...(locale === '' ? {} : { locale }),
  };
}

/** The page as the template's language may make it: with numbers for the code of tags, and without other code. */
function fillIn(state: State): string {
  const { template, dialect } = state;
  const regions = regionsOf(template, dialect);
  let filled = '';
  let from = 0;
  for (const tag of tagsOf(template, dialect)) {
    const dynamic = tag.attributes.filter(({ range }) => regions.some((region) => overlap(region, range)));
    const given = dynamic.flatMap(({ name }) => sampleOf(name, state.page));
    filled += template.slice(from, tag.range.start);
    filled += rewriteTag(template, tag, regions, Object.fromEntries(given));
    from = tag.range.end;
  }
  const { html } = preprocess(filled + template.slice(from), optionsOf(state));
  return splice(
    html,
    regionsOf(html, dialect).map((range) => ({ range, text: '' })),
  );
}

/** A literal in place of an attribute with code; none if the default shows the same. */
function sampleOf(name: string, page: number): [string, string][] {
  if (name === 'current_page') return [[name, writeAttribute(name, String(page))]];
  return name === 'total_pages' ? [[name, writeAttribute(name, String(PAGES))]] : [];
}
