import type { PaginationDiagnostic } from '../src/index.js';
import { element } from './elements.js';

/**
 * Lists problems: where each is, what it is, and what to do.
 *
 * @param onChoose called with the problem whose position is to be shown
 * @param onFix called with the accepted suggestion
 */
export function showProblems(
  list: HTMLElement,
  diagnostics: readonly PaginationDiagnostic[],
  onChoose: (diagnostic: PaginationDiagnostic) => void,
  onFix: OnFix,
): void {
  list.replaceChildren();
  for (const diagnostic of diagnostics) {
    const { severity, message, hint, code, start } = diagnostic;
    const button = element(
      'button',
      { type: 'button', className: severity },
      element('span', { className: 'place' }, `${start.line}:${start.column}`),
      ' ',
      element('span', { className: 'severity' }, severity),
      ' ',
      element(
        'span',
        { className: 'message' },
        message,
        hint === undefined ? [] : [' ', element('em', {}, hint)],
      ),
      ' ',
      element('code', {}, code),
    );
    button.addEventListener('click', () => {
      onChoose(diagnostic);
    });
    const fix = suggestionOf(diagnostic);
    list.append(element('li', {}, button, fix === undefined ? [] : fixButton(fix, diagnostic, onFix)));
  }
}

/** Takes a suggestion, and the problem that it solves. */
export type OnFix = (name: string, diagnostic: PaginationDiagnostic) => void;

/** Returns the name that a misspelled attribute probably means. */
export function suggestionOf({ code, hint = '' }: PaginationDiagnostic): string | undefined {
  return code === 'unknown-attribute'
    ? /^Did you mean ([\w:-]+)\?(?: If the tag belongs .*)?$/.exec(hint)?.[1]
    : undefined;
}

function fixButton(name: string, diagnostic: PaginationDiagnostic, onFix: OnFix): HTMLElement {
  const button = element('button', { type: 'button', className: 'fix' }, 'Write ', element('code', {}, name));
  button.addEventListener('click', () => {
    onFix(name, diagnostic);
  });
  return button;
}

/** Says how many problems there are, in a sentence. */
export function countProblems(diagnostics: readonly PaginationDiagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [count(errors, 'error'), count(warnings, 'warning')].filter((part) => part !== undefined);
  return parts.length === 0 ? 'No problems.' : `${parts.join(' and ')}.`;
}

function count(number: number, word: string): string | undefined {
  return number === 0 ? undefined : `${number} ${word}${number === 1 ? '' : 's'}`;
}
