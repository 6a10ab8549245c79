/**
 * The form for the number of items on a page, which leads to page 1. A number
 * that is not in the list comes first.
 */
function getSizes(
  href: (page: number) => string,
  name: string,
  choices: readonly number[],
  size: unknown,
) {
  const { action, fields } = getForm(href);
  const chosen = toInteger(size);
  return {
    action,
    name,
    fields: fields.filter((field) => field[0] !== name),
    choices: choices.includes(chosen) ? choices : [chosen, ...choices],
    chosen,
  };
}
