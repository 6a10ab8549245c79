/** A rule that sends visitors from one path to another URL. */
export interface Redirect {
  /** A path. `/*` at its end stands for anything below it. */
  readonly from: string;
  /** A path or a URL. `:splat` stands for what the `*` matches. */
  readonly to: string;
}

/**
 * Reads the rules of a `_redirects` file that depend on the path alone: without conditions, parameters or placeholders.
 *
 * Source: the documentation of Netlify and Cloudflare Pages, "Redirects".
 *
 * @example
 * parseRedirects('/old/* /new/:splat 301') // [{ from: '/old/*', to: '/new/:splat' }]
 */
export function parseRedirects(text: string): readonly Redirect[] {
  return text.split(/\r?\n/).flatMap((line): Redirect[] => {
    const rule = line.replace(/(?:^|\s)#.*/, '').trim();
    const [from = '', to = '', status = '301', ...conditions] = rule.split(/\s+/);
    const isSimple = from.startsWith('/') && !/\/:|\*./.test(from) && /^(?:\/|https?:)/.test(to);
    return isSimple && conditions.length === 0 && /^(?:200|30[12378])!?$/.test(status) ? [{ from, to }] : [];
  });
}
