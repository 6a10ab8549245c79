/** What a form with GET needs: its URL, the name of its field, and the rest of the query. */
function getForm(href: (page: number) => string) {
  const { action, fields } = splitUrl(href(2));
  // The URLs of two pages show which parameter has the number.
  const others = new Set(splitUrl(href(3)).fields.map(String));
  const [found, ...more] = fields.filter((one) => !others.has(String(one)));
  if (found === undefined || more.length > 0) {
    throw new Error("A form needs a path such as /posts?page=:page.");
  }
  const [name] = found;
  return { action, name, fields: fields.filter((field) => field !== found) };
}

function splitUrl(url: string) {
  const [, address = "", query = "", hash = ""] =
    /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const fields = Array.from(new URLSearchParams(query));
  return { action: address + hash || undefined, fields };
}
