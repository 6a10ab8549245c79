/** The values that are chosen under a name of a form. */
export function chosenIn(form: HTMLFormElement, name: string): string[] {
  return new FormData(form).getAll(name).filter((value) => typeof value === 'string');
}
