import { FRAMEWORKS } from '../src/components/frameworks/index.js';
import { dialects, themeNames } from '../src/index.js';
import { locales } from '../src/options/locales.js';

/** All that a link to the playground holds. */
export interface State {
  readonly template: string;
  /** Name of a theme. */
  readonly theme: string;
  /** Language of the labels; empty where the template decides. */
  readonly locale: string;
  /** Name of a template language, or `html`. */
  readonly dialect: string;
  /** Name of a framework that has a component; empty for none. */
  readonly framework: string;
  /** Stands for a current page that the template leaves to its data or to the code of its language. */
  readonly page: number;
  /** Values for bindings, in JSON; empty for none but the page and the number of pages. */
  readonly data: string;
}

/** The values that a choice can have, by the name of the choice. */
export const choices = {
  theme: [...themeNames],
  locale: ['', ...locales],
  dialect: ['html', ...dialects.map(({ name }) => name)],
  // A component that is made of the project's own parts has no theme to choose.
  framework: ['', ...FRAMEWORKS.filter(({ stylesheet }) => stylesheet).map(({ name }) => name)],
} as const satisfies Partial<Record<keyof State, readonly string[]>>;

/** The name of a choice. */
export type ChoiceName = keyof typeof choices;

/** The greatest template, or data, that a link may bring: more would only make the page slow. */
const MAX_TEMPLATE = 200_000;

/** The state without a link. */
export const start: State = {
  template: `<h1>Posts</h1>
<p>The newest of 420 posts.</p>

<pagination
  path="/posts/:page"
  total_pages="42"
  current_page="7"
></pagination>
`,
  theme: 'default',
  locale: '',
  dialect: 'html',
  framework: '',
  page: 7,
  data: '',
};

/** Writes a state for the part of a URL behind `#`: JSON in UTF-8 in base64url (RFC 4648, section 5). */
export function writeState(state: State): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Reads what `writeState` wrote. Links come from anywhere: a part that is missing or wrong is that of the start.
 *
 * @returns undefined where there is nothing to read
 */
export function readState(hash: string): State | undefined {
  let read: unknown;
  try {
    const binary = atob(hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const { template, page, data, ...chosen } = read as Record<string, unknown>;
  const choose = (name: ChoiceName): string =>
    choices[name].find((value) => value === chosen[name]) ?? start[name];
  return {
    template: typeof template === 'string' ? template.slice(0, MAX_TEMPLATE) : start.template,
    page: Number.isSafeInteger(page) && Number(page) > 0 ? Number(page) : start.page,
    data: typeof data === 'string' ? data.slice(0, MAX_TEMPLATE) : start.data,
    theme: choose('theme'),
    locale: choose('locale'),
    dialect: choose('dialect'),
    framework: choose('framework'),
  };
}
