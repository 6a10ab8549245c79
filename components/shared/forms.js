/**
 * Returns where a form with GET leads, the name of its field, and the rest of
 * the query. The URLs of two pages show which parameter has the number.
 */
function formOf(href) {
  const { action, fields } = splitUrl(href(2));
  const others = new Set(splitUrl(href(3)).fields.map(String));
  const found = fields.filter((field) => !others.has(String(field)));
  if (found.length !== 1) {
    throw new TypeError("A form needs a path such as /posts?page=:page.");
  }
  const [[name]] = found;
  return { action, name, fields: fields.filter((field) => field !== found[0]) };
}

function splitUrl(url) {
  const [, address, query, hash] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url);
  return { action: address + hash, fields: [...new URLSearchParams(query)] };
}
