/**
 * Returns the form for the number of items on a page, which leads to page 1. A
 * number that is no choice comes first.
 */
function sizesOf(href, name, choices, size) {
  const { action, fields } = formOf(href);
  const chosen = toNumber(size ?? choices[0]);
  return {
    action,
    name,
    fields: fields.filter((field) => field[0] !== name),
    choices: choices.includes(chosen) ? choices : [chosen, ...choices],
    chosen,
  };
}
