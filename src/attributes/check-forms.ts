/** Checks whether a path is one that a form can lead to. */

import { fieldOf, readForm } from '../base/form.js';
import { splitNumbers, type NumberToken } from '../base/path.js';
import type { ValuesOf } from '../diagnostics/codes.js';
import { problem, type Report } from '../diagnostics/diagnostic.js';
import { rangeOf, type Control } from './checked-control.js';
import { writtenText } from './dynamic-value.js';
import { known, mayBeSet, type Given } from './given.js';
import type { AttributeName } from './schema.js';
import { show } from './values.js';

/** The attributes that show a form, with the token that its field stands for. */
const FORMS = [
  ['jump', 'page'],
  ['page_sizes', 'page_size'],
] as const satisfies readonly (readonly [AttributeName, NumberToken])[];

/**
 * Reports forms of a control in a form of the page, and submit buttons outside of any.
 *
 * @param isInForm whether a form of the page is open
 * @param isWhole whether no other file can have a form around this one
 */
export function checkPlaceOfForms(
  control: Control,
  { isInForm, isWhole }: { readonly isInForm: boolean; readonly isWhole: boolean },
  report: Report,
): void {
  for (const [name] of isInForm ? FORMS : [])
    if (mayBeSet(control.attributes[name])) report(problem('form-in-form', rangeOf(control, name), { name }));
  const isLone = isWhole && !isInForm && known(control.attributes.element) === 'submit';
  if (isLone && !control.links.some((one) => one.name === 'form'))
    report(problem('missing-form', rangeOf(control, 'element'), {}));
}

/** Reports the first reason why a control cannot have its forms, if any. */
export function checkForms(control: Control, report: Report): void {
  for (const [name, token] of FORMS)
    if (mayBeSet(control.attributes[name]) && !isPossible(control, name, token, report)) return;
}

function isPossible(control: Control, name: AttributeName, token: NumberToken, report: Report): boolean {
  const { element, path } = control.attributes;
  const refuse = (
    fault: ValuesOf<'no-form'>['fault'],
    { range = rangeOf(control, name) }: Given<unknown>,
    value: unknown,
    token = '',
  ): false => {
    report(problem('no-form', range, { fault, name, value: show(value), token }));
    return false;
  };
  if (known(element) !== 'a') return refuse('buttons', element, known(element) ?? 'a');
  if (path.kind === 'bound') return refuse('computed', path, path.binding);
  if (path.kind === 'dynamic') return refuse('computed', path, writtenText(path.value));
  if (typeof path.value !== 'string') return refuse('computed', path, path.value);
  // The numbers of these tokens depend on the page that a visitor enters.
  const tokens = splitNumbers(path.value).filter((_, index) => index % 2 === 1);
  const other = tokens.find((one) => one === 'index' || one === 'offset');
  if (name === 'jump' && other !== undefined) return refuse('other', path, path.value, `:${other}`);
  const form = readForm(path.value);
  // Without a field for the token, or with several, nobody knows where the number goes.
  const { misplaced = fieldOf(token, form) === undefined ? `:${token}` : undefined } = form;
  return misplaced === undefined || refuse('token', path, path.value, misplaced);
}
