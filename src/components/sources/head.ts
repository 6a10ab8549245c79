import { hash } from 'node:crypto';
import { decode } from '../../base/path.js';
import { shellWord } from '../../base/text.js';
import type { PaginationThemeName } from '../../index.js';

/** The option names, in the order of the head. */
const OPTIONS = ['name', 'theme', 'locale', 'translate', 'pager', 'domain', 'with', 'link'] as const;

/** Returns true for an option that a head of this version may have. */
export function isHeadOption(name: string): boolean {
  return OPTIONS.some((known) => known === name);
}

export interface ComponentOptions {
  /** In snake case; by default, `pagination`. */
  readonly name?: string | undefined;
  readonly theme?: PaginationThemeName | `${string}.html` | undefined;
  readonly locale?: string;
  /** Languages of the catalogs: `de,fr`. */
  readonly translate?: string;
  /** Parts of the control: `ends,labels`. */
  readonly with?: string;
  /** Paginators that it takes, in place of that of the project. */
  readonly pager?: readonly string[];
  /** The text domain of a theme of WordPress. */
  readonly domain?: string | undefined;
  /** Attributes of every link: `hx-get=:path`. */
  readonly link?: readonly string[];
}

/** The first line of a file that `add` has written. */
export type Head = NonNullable<ReturnType<typeof readHead>>;

const HEAD =
  /Written by pagination-tag ([\w.+-]{1,50}): add ([a-z]{1,20})((?: --[a-z-]{1,20}(?: (?!-)\S+)?)*)\. Checksum: ([\da-f]{16})\./;

/** Completes the head, which a component's source contains the beginning of. */
export function writeHead(text: string, name: string, options: ComponentOptions, version: string): string {
  const words = OPTIONS.flatMap((option) =>
    [options[option] || []]
      .flat()
      // A value may contain whitespace, or characters that would end the comment or begin an option.
      .map((value) => ` --${option} ${encodeURI(value).replaceAll('*', '%2A').replace(/^-/, '%2D')}`),
  );
  const head = (checksum: string): string =>
    text.replace(
      'Written by pagination-tag.',
      () => `Written by pagination-tag ${version}: add ${name}${words.join('')}. Checksum: ${checksum}.`,
    );
  return head(checksumOf(head('0'.repeat(16))));
}

/** The options as words of a command line. */
export function flagsOf(options: ComponentOptions): string[] {
  return OPTIONS.flatMap((option) =>
    // The empty list of parts is called so.
    [options[option] ?? []].flat().map((value) => `--${option} ${shellWord(value || 'none')}`),
  );
}

/** Reads the head of a file, if it has one. The file may have been changed by hand since. */
export function readHead(text: string) {
  const [, version, name, words = '', checksum] = HEAD.exec(text) ?? [];
  if (version === undefined || name === undefined) return undefined;
  const options: Record<string, string | true | string[]> & { name?: string; with?: string } = {};
  const lists: Record<'link' | 'pager', string[]> = { link: [], pager: [] };
  for (const [, option = '', word] of words.matchAll(/ --([a-z-]+)(?: (?!-)(\S+))?/g)) {
    if ((option === 'link' || option === 'pager') && word !== undefined) lists[option].push(decode(word));
    else if (word !== undefined) options[option] = decode(word);
    else options[option] = true;
  }
  for (const [option, values] of Object.entries(lists)) if (values.length > 0) options[option] = values;
  return {
    name,
    /** The version that wrote the file. */
    version,
    options,
    isIntact: checksum === checksumOf(text),
    /** The checksum of the file as it was written. */
    checksum,
  };
}

/** Whether a file belongs to a component: two can have files of the same name. */
export function isOfComponent({ name, options }: Head, framework: string, own: string | undefined): boolean {
  return name === framework && options.name === own;
}

/** Normalizes a file for comparison: converts line endings, and removes the version and the checksum. */
export function contentOf(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(
      HEAD,
      (_, _version, name: string, words = '') => `Written by pagination-tag: add ${name}${words}.`,
    );
}

/** Returns a text with the head of another one, so that a merge has no difference there. */
export function withHeadOf(other: string, text: string): string {
  const [head] = HEAD.exec(other) ?? [];
  return head === undefined ? text : text.replace(HEAD, () => head);
}

function checksumOf(text: string): string {
  return hash('sha256', contentOf(text)).slice(0, 16);
}
