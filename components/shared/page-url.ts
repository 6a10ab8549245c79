/** Returns the URL of a page. */
function getUrl(path: string | ((page: number) => string), page: number) {
  if (typeof path === "function") return checkUrl(path(page));
  const url = path.replace(/(?::|%3A)page(?!\w)/gi, String(page));
  if (url === path) throw new Error(`path has no :page: ${path}`);
  return checkUrl(url);
}
