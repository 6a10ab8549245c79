import { Transform, type TransformCallback, type Writable } from 'node:stream';
import { createPages, decodeUtf8, NAME, type PageOptions } from './pages.js';

/** What is needed of a vinyl file. */
interface VinylFile {
  readonly path: string;
  contents: unknown;
}

/**
 * A stream of vinyl files for gulp, in which pages have their tags replaced. Other files pass untouched. Warnings go to
 * the console, as gulp has no place for them.
 *
 * The stream fails with a `PaginationTagError` for an error in a page, and with an `Error` for a page that is not UTF-8
 * text or whose contents are a stream.
 *
 * @param options as for `transform`, and which files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * export const pages = () => src('src/**\/*.html').pipe(pagination()).pipe(dest('dist'));
 */
export default function pagination(options?: PageOptions): Transform {
  const pages = createPages(options);
  return new PageStream({
    objectMode: true,
    transform(file: VinylFile, _encoding, callback: TransformCallback) {
      const { path, contents } = file;
      try {
        // A directory, or a file that was not read, has no contents.
        if (contents !== null && pages.accepts(path)) {
          if (!(contents instanceof Uint8Array))
            throw new Error(
              `The contents of ${path} are a stream. To read them as a whole, use src() without { buffer: false }.`,
            );
          file.contents = Buffer.from(pages.process(decodeUtf8(contents, path), path).html);
        }
        callback(null, file);
      } catch (error) {
        // gulp would print a stack, which says nothing to the user.
        callback(Object.assign(error as Error, { plugin: NAME, fileName: path, showStack: false }));
      }
    },
  });
}

/**
 * A stream whose error ends the stream that it is piped into, and so the task. Node's `pipe` does not tell that stream,
 * and those of gulp 5 (streamx) listen to this one and keep what they hear: the task would neither fail nor end.
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

export { pagination as 'module.exports', type PageOptions };
