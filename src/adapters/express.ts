import { readFile, stat } from 'node:fs/promises';
import { compile, transform, type Options } from '../index.js';
import { decodeUtf8, loadTheme, type ThemeOption } from './pages.js';

/** What the response step needs of Express's response. */
export interface ExpressResponse {
  readonly app: { readonly locals: object };
  readonly locals: object;
  get(field: 'Content-Type'): string | undefined;
  send(body?: unknown): unknown;
  render(view: string, ...others: never[]): unknown;
}

/** Options, with the file of a theme in HTML, if that is what it is. */
type ServerOptions = Omit<Options, 'theme'> & { readonly theme?: ThemeOption };

/**
 * Makes `.html` templates an Express view engine: bindings are looked up in what `res.render()` is given, then in
 * `res.locals`, then in `app.locals`.
 *
 * A template is compiled once. With Express's setting `view cache`, which is on in production, its file is not looked
 * at again; otherwise it is read anew when its size or time of change differs.
 *
 * @param options as for `compile`; the file's name is filled in
 * @example
 * app.engine('html', paginationEngine());
 * app.get('/posts', (request, response) => response.render('posts.html', { page: 7, pages: 42 }));
 */
export function paginationEngine(options: ServerOptions = {}) {
  const settled = { ...options, theme: loadTheme(options.theme) };
  /** The compiled templates, and what their files looked like when they were read. */
  const templates = new Map<string, { version: string; render: ReturnType<typeof compile> }>();

  async function load(path: string, isFinal: boolean) {
    const known = templates.get(path);
    if (known && isFinal) return known.render;
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    if (known?.version === version) return known.render;
    const render = compile(decodeUtf8(await readFile(path), path), { ...settled, file: path });
    templates.set(path, { version, render });
    return render;
  }

  return (path: string, data: object, callback: (error: unknown, page?: string) => void): void => {
    load(path, 'cache' in data && data.cache === true)
      .then((render) => render({ ...options.data, ...data }))
      // A callback that throws must not be called a second time with its own error.
      .then((page) => {
        callback(null, page);
      }, callback);
  };
}

/**
 * Makes a response step that replaces the tags in pages made by another view engine, or by hand: in every string that
 * `res.send()` sends as HTML. Bindings are looked up in what `res.render()` was given, then in `res.locals`, then in
 * `app.locals`. A tag that is wrong goes to Express's error handling, and nothing of the page is sent.
 *
 * Pages written in pieces, by `res.write()` or a stream, are not changed.
 *
 * @param options as for `transform`
 * @example
 * app.use(paginationResponse());
 * app.get('/posts', (request, response) => response.render('posts.ejs', { page: 7, pages: 42 }));
 */
export function paginationResponse(options: ServerOptions = {}) {
  const settled = { ...options, theme: loadTheme(options.theme) };
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
      // Express sends a string as HTML unless it is told otherwise.
      const type = response.get('Content-Type') ?? 'text/html';
      const isHtml = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type);
      if (typeof body !== 'string' || !isHtml) return send(body);
      let page: string;
      try {
        const data = { ...options.data, ...response.app.locals, ...response.locals, ...given };
        page = transform(body, { ...settled, data });
      } catch (error) {
        next(error);
        return response;
      }
      return send(page);
    };
    next();
  };
}
