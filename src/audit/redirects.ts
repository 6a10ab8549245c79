import { decode } from '../base/path.js';

/** A rule that sends visitors from one path to another URL. */
export interface Redirect {
  /** The parts of a path. `:name` stands for any one, and `*` at the end for all that follow. */
  readonly from: readonly string[];
  /** A path or a URL, with names of parts, and `:splat` for what the `*` matches. */
  readonly to: string;
  /** Whether the browser stays at the first URL. */
  readonly isRewrite: boolean;
}

/**
 * Reads the rules of a `_redirects` file that depend on the path alone: without conditions or parameters.
 *
 * Source: the documentation of Netlify and Cloudflare Pages, "Redirects".
 *
 * @example
 * parseRedirects('/old/* /new/:splat 301') // [{ from: ['', 'old', '*'], to: '/new/:splat', isRewrite: false }]
 */
export function parseRedirects(text: string): readonly Redirect[] {
  return text.split(/\r?\n/).flatMap((line): Redirect[] => {
    const rule = line.replace(/(?:^|\s)#.*/, '').trim();
    const [from = '', to = '', status = '301', ...conditions] = rule.split(/\s+/);
    const isPath = from.startsWith('/') && !/\*.|\/:(?![a-z]\w*(?:\/|$))/i.test(from);
    const isSimple = isPath && /^(?:\/|https?:)/.test(to);
    if (!isSimple || conditions.length > 0 || !/^(?:200|30[12378])!?$/.test(status)) return [];
    return [{ from: decode(from).replace(/\/$/, '').split('/'), to, isRewrite: status.startsWith('200') }];
  });
}

/** Returns the URL that a rule leads to from a path; undefined if it is for other paths. */
export function redirect({ from, to }: Redirect, path: string): string | undefined {
  const parts = path.split('/');
  const values = new Map<string, string>();
  for (const [index, name] of from.entries()) {
    const part = parts[index] ?? '';
    if (name === '*') values.set('splat', encodeParts(parts.splice(index)));
    else if (name.startsWith(':') && part !== '') values.set(name.slice(1), encodeParts([part]));
    else if (name !== part) return undefined;
  }
  if (parts.slice(from.length).join('') !== '') return undefined;
  return to.replace(/:([a-z]\w*)/gi, (whole, name: string) => values.get(name) ?? whole);
}

/** Returns the parts of a path as those of a URL. */
export function encodeParts(parts: readonly string[]): string {
  return parts.map(encodeURIComponent).join('/');
}
