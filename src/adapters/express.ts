import { readFile, stat } from 'node:fs/promises';
import { compile, transform, type PaginationDiagnostic, type PaginationOptions } from '../index.js';
import { checkKeys } from '../base/validate.js';
import { optionNames } from '../options/options.js';
import type { ThemeOption } from '../reading/theme-file.js';
import { decodeText } from '../reading/utf8.js';
import { loadTheme, NAME } from './pages.js';

/** The part of Express's response that we use. */
interface ExpressResponse {
  readonly app: { readonly locals: object };
  readonly locals: object;
  get(field: 'Content-Type'): string | undefined;
  send(body?: unknown): unknown;
  render(view: string, ...others: never[]): unknown;
}

/** Options whose theme may also be the path of an HTML file. Express names the templates. */
type ServerOptions = Omit<PaginationOptions, 'file' | 'theme'> & { readonly theme?: ThemeOption };

const serverOptionNames = optionNames.filter((name) => name !== 'file');

/** Resolves the options of a server. An invalid one must not wait for the first request. */
function resolve(options: ServerOptions) {
  checkKeys(options, serverOptionNames, "{ theme: 'bootstrap' }");
  const resolved = { ...options, theme: loadTheme(options.theme) };
  transform('', resolved);
  return resolved;
}

/**
 * Returns an Express view engine for `.html` templates. Bindings are looked up in the data passed to `res.render()`,
 * then in `res.locals`, then in `app.locals`.
 *
 * A template is compiled once. It is compiled again when its size or modification time changes, unless Express's
 * setting `view cache` is on, as in production.
 *
 * @param options as for `compile`, without the file name, which is filled in
 * @example
 * app.engine('html', paginationEngine());
 * app.get('/posts', (request, response) => response.render('posts.html', { page: 7, pages: 42 }));
 */
export function paginationEngine(options: ServerOptions = {}) {
  const resolved = resolve(options);
  /** The compiled templates by path, with the versions of their files. */
  const templates = new Map<string, { version: string; render: ReturnType<typeof compile> }>();

  async function load(path: string, isFinal: boolean) {
    const known = templates.get(path);
    if (known && isFinal) return known.render;
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    if (known?.version === version) return known.render;
    const render = compile(decodeText(await readFile(path), path), { ...resolved, file: path });
    templates.set(path, { version, render });
    return render;
  }

  return (path: string, data: object, callback: (error: unknown, page?: string) => void): void => {
    load(path, 'cache' in data && data.cache === true)
      .then((render) => render({ ...options.data, ...data }))
      // If the callback throws, it must not be called again with its own error.
      .then((page) => {
        callback(null, page);
      }, callback);
  };
}

/** How many different warnings the response step prints. Visitors may cause more. */
const MOST_WARNINGS = 100;

/**
 * Returns Express middleware that replaces the tags in every string that `res.send()` sends as HTML, such as the output
 * of another view engine. An error in a tag goes to Express's error handler, and the page is not sent.
 *
 * What the engine has printed is text. Only the bindings that the option `bindings` lists are looked up: in the data
 * passed to `res.render()`, then in `res.locals`, then in `app.locals`.
 *
 * Pages sent with `res.write()` or as a stream are not changed.
 *
 * @param options as for `transform`, without the file name. `bindings` is empty by default. Without `onWarning`, each warning is printed to the
 *   console once, but none of a page that a visitor asks for
 * @example
 * app.use(paginationResponse({ bindings: ['posts.pages'] }));
 * // <pagination path="/posts/:page" total_pages="{posts.pages}" current_page="<%= page %>"></pagination>
 */
export function paginationResponse(options: ServerOptions = {}) {
  const { onWarning = createPrinter(), ...others } = resolve(options);
  const resolved = { bindings: [], ...others, onWarning };
  return (_request: unknown, response: ExpressResponse, next: (error?: unknown) => void): void => {
    const send = response.send.bind(response);
    const render = response.render.bind(response);
    let given: object = {};
    response.render = (view, ...others) => {
      const [first] = others as unknown[];
      if (typeof first === 'object' && first !== null) given = first;
      return render(view, ...others);
    };
    response.send = (body) => {
      // Express sends strings as HTML by default.
      const type = response.get('Content-Type') ?? 'text/html';
      const isHtml = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type);
      if (typeof body !== 'string' || !isHtml) return send(body);
      let page: string;
      try {
        const data = { ...options.data, ...response.app.locals, ...response.locals, ...given };
        page = transform(body, { ...resolved, data });
      } catch (error) {
        next(error);
        return response;
      }
      return send(page);
    };
    next();
  };
}

/** Prints each warning once, however many requests cause it, but none of the page that a visitor asks for. */
function createPrinter() {
  const printed = new Set<string>();
  return ({ code, message, hint = '' }: PaginationDiagnostic): void => {
    if (code === 'current-page-out-of-range') return;
    const text = `${NAME}: ${message} [${code}]\n${hint}`;
    if (printed.has(text) || printed.size === MOST_WARNINGS) return;
    printed.add(text);
    console.warn(text);
  };
}
