import type { Dialect } from '../dialects/dialect.js';
import type { Pagers } from '../pagers/choose.js';
import type { OtherLanguage } from './other-languages.js';
import { completeOptions, optionRows, type Options } from './options.js';

/** Options that mean something only in a template. */
const OF_TEMPLATES = ['bindings', 'data', 'dialect', 'dialects', 'markdown', 'pager', 'pagers'] as const;

/** Options of `renderPagination`. */
export type RenderOptions = Omit<Options, (typeof OF_TEMPLATES)[number]>;

/** Checked options, with defaults filled in. */
export interface ResolvedOptions extends Omit<ReturnType<typeof completeOptions>, 'dialect' | 'pagers'> {
  /** Whether the file may contain tags. */
  readonly isTemplate: boolean;
  /** Undefined for plain HTML. */
  readonly dialect: Dialect | undefined;
  /** What the file is a template of, if that is not HTML. */
  readonly otherKind?: string | undefined;
  /** What the file is written in, if that has no HTML tags. */
  readonly otherLanguage?: OtherLanguage | undefined;
  /** What contradicts the option `dialect`: the extension of the file, and the label of its language. */
  readonly otherDialect?: { readonly extension: string; readonly language: string } | undefined;
  readonly pagers: Pagers;
}

const renderOptionRows = Object.fromEntries(
  Object.entries(optionRows).filter(([name]) => !(OF_TEMPLATES as readonly string[]).includes(name)),
);

/**
 * Checks options of a control without a template. The code of the template languages stays out of bundles that need no
 * more, so this is apart from `resolveOptions`.
 *
 * @throws {TypeError} for an unknown option or an invalid value, naming it
 */
export function resolveRenderOptions(options: RenderOptions = {}): ResolvedOptions {
  const pagers = { rows: {}, chosen: undefined };
  return { ...completeOptions(options, renderOptionRows), isTemplate: true, dialect: undefined, pagers };
}
