/**
 * Returns the form for the number of items on a page, which leads to page 1. A
 * number that is not in the list comes first.
 */
function sizesOf(href, name, choices, size) {
  const { action, fields } = formOf(href);
  const numbers = choices.map(toNumber);
  const chosen = toNumber(size ?? numbers[0]);
  return {
    action,
    name,
    fields: fields.filter((field) => field[0] !== name),
    choices: numbers.includes(chosen) ? numbers : [chosen, ...numbers],
    chosen,
  };
}
