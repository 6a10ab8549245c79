import type { Control } from './attributes.js';
import type { Node } from './component.js';
import { createDiagnostic, type Diagnostic } from './diagnostic.js';
import type { Settings } from './options.js';
import { createRender, PathFailure } from './render.js';
import type { Range, Source } from './source.js';
import { settleNumbers } from './window.js';

/** A control's markup, or undefined where it could not be rendered, and why. */
export interface Rendered {
  readonly markup: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Renders a checked control.
 *
 * @param component the control for a theme, from `buildComponent`
 * @param source the text that the control's ranges belong to; attributes are passed through as they stand there
 * @param place where to report a problem
 */
export function renderControl(
  component: Node,
  source: Source,
  { attributes, rest }: Control,
  { singlePage }: Settings,
  place: Range,
): Rendered {
  const numbers = settleNumbers(attributes);
  if (singlePage === 'hide' && numbers.last === 1) return { markup: '', diagnostics: [] };
  const render = createRender(component, {
    attributes,
    rest: rest.map(({ name, range }) => ({ name, markup: source.text.slice(range.start, range.end) })),
  });
  try {
    return { markup: render(numbers), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof PathFailure)) throw error;
    const { page, reason } = error;
    return {
      markup: undefined,
      diagnostics: [createDiagnostic(source, 'path-failed', place, { page, reason })],
    };
  }
}
