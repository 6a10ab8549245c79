/** Refuses schemes other than http and https: others, such as javascript, could run code. */
function checkUrl(url: string): string {
  // Browsers skip these characters.
  const clean = url.replace(/^[\0- ]+|[\t\n\r]/g, "");
  if (/^(?!https?:)[a-z][\d+.a-z-]*:/i.test(clean)) {
    throw new Error(`A path has an unsafe scheme: ${url}`);
  }
  return url;
}
