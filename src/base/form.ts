import { NUMBER_TOKEN, plainTokens, type NumberToken } from './path.js';

/** A field of a form: a text, or the number that a token stands for. */
interface FormField {
  readonly name: string;
  readonly value: string | { readonly token: NumberToken };
}

/** What a form with the method GET needs to lead to the paths that a path with tokens makes. */
export interface FormOfPath {
  /** The URL without its query; empty for that of the page itself. */
  readonly action: string;
  /** The parameters of the query, in order. */
  readonly fields: readonly FormField[];
  /** The first token that is not the whole value of a parameter with a name, where no form can put a number. */
  readonly misplaced: string | undefined;
}

/**
 * Reads a path with tokens as a form.
 *
 * Sources: HTML Living Standard, "Mutate action URL": a form replaces the query, and keeps the fragment; "Constructing the
 * entry list"; URL Standard, "application/x-www-form-urlencoded parsing".
 *
 * @param path not escaped
 * @example
 * readForm('/posts?tag=a+b&page=:page')
 * // { action: '/posts', fields: [{ name: 'tag', value: 'a b' }, { name: 'page', value: { token: 'page' } }], misplaced: undefined }
 */
export function readForm(path: string): FormOfPath {
  const [, base = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(plainTokens(path)) ?? [];
  const action = base + fragment;
  let misplaced = tokenIn(action);
  const fields = query.split('&').flatMap((parameter): FormField[] => {
    if (parameter === '') return [];
    const end = parameter.indexOf('=');
    const [before, token, after] = end < 0 ? [] : parameter.slice(end + 1).split(NUMBER_TOKEN);
    // A field without a name is not sent.
    const isWhole = end > 0 && before === '' && token !== undefined && after === '';
    misplaced ??= tokenIn(isWhole ? parameter.slice(0, end) : parameter);
    return [...new URLSearchParams(parameter)].map(([name, value]) => ({
      name,
      value: isWhole ? { token: token as NumberToken } : value,
    }));
  });
  return { action, fields, misplaced };
}

function tokenIn(text: string): string | undefined {
  const [, token] = text.split(NUMBER_TOKEN);
  return token === undefined ? undefined : `:${token}`;
}

/** Returns the name of the field for a token, if exactly one has it. */
export function fieldOf(token: NumberToken, { fields }: FormOfPath): string | undefined {
  const [field, ...others] = fields.filter(({ value }) => typeof value === 'object' && value.token === token);
  return others.length === 0 ? field?.name : undefined;
}
