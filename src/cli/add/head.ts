import { createHash } from 'node:crypto';
import type { PaginationThemeName } from '../../index.js';

/** The option names, in the order of the head. */
const OPTIONS = ['name', 'theme', 'locale', 'translate', 'with', 'link'] as const;

/** The options of version 0.1.0 that arguments of the components have replaced. */
const REPLACED: Readonly<Record<string, string>> = {
  siblings: 'the sibling count',
  boundaries: 'the boundary count',
  pager: 'the paginator',
  attribute: 'the attribute',
};

export interface ComponentOptions {
  /** In snake case; by default, `pagination`. */
  readonly name?: string | undefined;
  readonly theme?: PaginationThemeName | `${string}.html` | undefined;
  readonly locale?: string;
  /** Languages of the catalogues: `de,fr`. */
  readonly translate?: string;
  /** Parts of the control: `ends,labels`. */
  readonly with?: string;
  /** Attributes of every link: `hx-get=:path`. */
  readonly link?: readonly string[];
  readonly singlePage?: true;
}

/** The first line of a file that `add` has written. */
export type Head = NonNullable<ReturnType<typeof readHead>>;

const HEAD =
  /Written by pagination-tag [\w.+-]{1,50}: add ([a-z]{1,20})((?: --[a-z-]{1,20}(?: (?!-)\S+)?)*)\. Checksum: ([\da-f]{16})\./;

/** Completes the head, which a component's source contains the beginning of. */
export function writeHead(text: string, name: string, options: ComponentOptions, version: string): string {
  const words = OPTIONS.flatMap((option) =>
    [options[option] ?? []]
      .flat()
      // A value may contain whitespace, or characters that would end the comment or begin an option.
      .map((value) => ` --${option} ${encodeURI(value).replaceAll('*', '%2A').replace(/^-/, '%2D')}`),
  );
  if (options.singlePage) words.push(' --single-page');
  const head = (checksum: string): string =>
    text.replace(
      'Written by pagination-tag.',
      () => `Written by pagination-tag ${version}: add ${name}${words.join('')}. Checksum: ${checksum}.`,
    );
  return head(checksumOf(head('0'.repeat(16))));
}

/** Reads the head of a file, if it has one. The file may have been changed by hand since. */
export function readHead(text: string) {
  const [, name, words = '', checksum] = HEAD.exec(text) ?? [];
  if (name === undefined) return undefined;
  const options: Record<string, string | true | string[]> & { name?: string; with?: string } = {};
  const links: string[] = [];
  const replaced: string[] = [];
  for (const [all, option = '', word] of words.matchAll(/ --([a-z-]+)(?: (?!-)(\S+))?/g)) {
    const instead = Object.hasOwn(REPLACED, option) ? REPLACED[option] : undefined;
    if (instead !== undefined)
      replaced.push(`The option${decode(all)} is gone: pass ${instead} where you use the component.`);
    else if (option === 'single-page') options['singlePage'] = true;
    else if (option === 'link' && word !== undefined) links.push(decode(word));
    else if (word !== undefined) options[option] = decode(word);
  }
  if (links.length > 0) options['link'] = links;
  return {
    name,
    options,
    /** What replaces removed options. */
    replaced,
    isIntact: checksum === checksumOf(text),
    /** The checksum of the file as it was written. */
    checksum,
  };
}

/** Decodes a value. Changes by hand may have made it invalid. */
function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** Normalizes a file for comparison: converts line endings, and removes the version and the checksum. */
export function contentOf(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(HEAD, (_, name: string, words = '') => `Written by pagination-tag: add ${name}${words}.`);
}

function checksumOf(text: string): string {
  return createHash('sha256').update(contentOf(text)).digest('hex').slice(0, 16);
}
