import { nearest } from './schema.js';

/** What a caller may choose. */
export interface Options {
  /**
   * Values for the bindings of the template, by name: `{page}` is `data.page`, `{posts.pages}` is `data.posts.pages`.
   * Only own properties count.
   *
   * @default undefined
   */
  readonly data?: object | undefined;
  /**
   * Name of the template, for messages and source maps.
   *
   * @default undefined
   */
  readonly file?: string | undefined;
  /**
   * What to render for a list that has one page: the control with page 1, or nothing.
   *
   * @default 'show'
   */
  readonly singlePage?: 'show' | 'hide' | undefined;
}

/** Options, checked, with defaults filled in. */
export interface Settings {
  readonly data: object | undefined;
  readonly file: string | undefined;
  readonly singlePage: 'show' | 'hide';
}

/** One row an option: its value where it is missing, and what else it may be. */
const table: {
  readonly [Name in keyof Settings]: {
    fallback: Settings[Name];
    expected: string;
    accepts: (value: unknown) => boolean;
  };
} = {
  data: {
    fallback: undefined,
    expected: 'an object',
    accepts: (value) => typeof value === 'object' && value !== null,
  },
  file: { fallback: undefined, expected: 'a string', accepts: (value) => typeof value === 'string' },
  singlePage: {
    fallback: 'show',
    expected: '"show" or "hide"',
    accepts: (value) => value === 'show' || value === 'hide',
  },
};

/**
 * Checks options once and fills in defaults.
 *
 * @throws {TypeError} for an unknown option or a value of the wrong kind, naming it
 */
export function resolveOptions(options: Options = {}): Settings {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) {
    if (!Object.hasOwn(table, name)) {
      const suggestion = nearest(name, Object.keys(table));
      throw new TypeError(
        `There is no option "${name}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
      );
    }
    const { expected, accepts } = table[name as keyof Settings];
    if (!accepts(value)) throw new TypeError(`The option "${name}" must be ${expected}.`);
  }
  const defaults = Object.fromEntries(Object.entries(table).map(([name, { fallback }]) => [name, fallback]));
  return { ...defaults, ...Object.fromEntries(given) } as unknown as Settings;
}
