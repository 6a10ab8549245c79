import { Transform, type TransformCallback, type Writable } from 'node:stream';
import { decodeText } from '../reading/utf8.js';
import { createPages, isContentOf, NAME, nameOf, type PaginationPluginOptions } from './pages.js';

/** The part of a vinyl file that we use. */
interface VinylFile {
  readonly path: string;
  /** All paths that the file has had, from that of its source. */
  readonly history: readonly string[];
  contents: unknown;
}

/**
 * Returns a transform stream for gulp that replaces the tags in pages. Other vinyl files pass through unchanged.
 * Warnings are printed to the console because gulp has no API for them.
 *
 * The stream emits a `PaginationTagError` for an error in a page, and an `Error` for a page that is not UTF-8 text or
 * whose contents are a stream.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} if an option is invalid
 * @example
 * export const pages = () => src('src/**\/*.html').pipe(pagination()).pipe(dest('dist'));
 */
export default function pagination(options?: PaginationPluginOptions): Transform {
  const pages = createPages(options);
  return new PageStream({
    objectMode: true,
    transform(file: VinylFile, _encoding, callback: TransformCallback) {
      const { path, contents, history } = file;
      try {
        // Directories and files that were not read have no contents.
        if (contents !== null && pages.accepts(path)) {
          if (!(contents instanceof Uint8Array))
            throw new Error(
              `The contents of ${nameOf(path)} are a stream. To read them as a whole, use src() without { buffer: false }.`,
            );
          const html = decodeText(contents, nameOf(path));
          const isPrinted = !isContentOf(html, history[0]);
          file.contents = Buffer.from(pages.process(html, path, undefined, { isPrinted }).html);
        }
        callback(null, file);
      } catch (error) {
        // The stack trace does not help the user.
        callback(Object.assign(error as Error, { plugin: NAME, fileName: path, showStack: false }));
      }
    },
  });
}

/**
 * A stream that destroys its destination on error, which ends the task. Node's `pipe` does not forward errors, and the
 * streams of gulp 5 (streamx) swallow errors of their source, so the task would hang.
 */
class PageStream extends Transform {
  override pipe<T extends NodeJS.WritableStream & Pick<Partial<Writable>, 'destroy'>>(
    destination: T,
    options?: { end?: boolean },
  ): T {
    this.once('error', (error) => {
      destination.destroy?.(error);
    });
    return super.pipe(destination, options);
  }
}

export { pagination as 'module.exports', type PaginationPluginOptions };
