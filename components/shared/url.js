/** Refuses a URL that runs code. Browsers skip control characters in it. */
function safeUrl(url) {
  const clean = String(url).replace(/^[\0- ]+|[\t\n\r]/g, "");
  const [scheme] = /^[a-z][\d+.a-z-]*:/i.exec(clean) ?? ["http:"];
  if (/^https?:$/i.test(scheme)) return url;
  throw new TypeError(`A URL is a path or begins with http: ${url}`);
}
