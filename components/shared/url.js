/** Refuses a URL that runs code. Browsers skip control characters in it. */
function safeUrl(url) {
  // Without a colon, there is no scheme.
  if (!String(url).includes(":")) return url;
  const clean = String(url).replace(/^[\0- ]+|[\t\n\r]/g, "");
  if (/^(?!https?:)[a-z][\d+.a-z-]*:/i.test(clean)) {
    throw new TypeError(`A URL is a path or begins with http: ${url}`);
  }
  return url;
}
