/**
 * Writes a path as a relative URI reference, for documents that ask for one.
 *
 * @param path relative, with "/"; an absolute path of Windows becomes a file URI
 * @example
 * toUri('blog/100% #1.html'); // 'blog/100%25%20%231.html'
 */
export function toUri(path: string): string {
  const encoded = path
    .split('/')
    // A name that is not well-formed Unicode, as Windows allows, has no encoding.
    .map((part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD')))
    .join('/');
  return /^[A-Za-z]%3A\//.test(encoded) ? `file:///${encoded.replace('%3A', ':')}` : encoded;
}
