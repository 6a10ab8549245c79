import type { Control } from './attributes.js';
import { bindControl } from './bind.js';
import type { Node } from './component.js';
import { createDiagnostic, type Diagnostic } from './diagnostic.js';
import type { Settings } from './options.js';
import { createRender, PathFailure } from './render.js';
import type { Source } from './source.js';
import { settleNumbers } from './window.js';

/** A control's markup; where it could not be rendered, none, and errors that say why. */
export interface Rendered {
  readonly markup: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Renders a control with data for its bindings. */
export type RenderControl = (data: unknown) => Rendered;

/**
 * Prepares a checked control once, to be rendered many times.
 *
 * @param component the control for a theme, from `buildComponent`
 * @param source the text that the control's ranges belong to; attributes are passed through as they stand there
 */
export function prepareControl(
  component: Node,
  source: Source,
  control: Control,
  { singlePage }: Settings,
): RenderControl {
  const render = createRender(component, {
    attributes: control.attributes,
    open: new Set(control.bound.map(({ name }) => name)),
    rest: control.rest.map(({ name, range }) => ({
      name,
      markup: source.text.slice(range.start, range.end),
    })),
  });
  return (data) => {
    const { attributes, diagnostics } = bindControl(source, control, data);
    if (attributes === undefined) return { markup: '', diagnostics };
    if (singlePage === 'hide' && settleNumbers(attributes).last === 1) return { markup: '', diagnostics };
    try {
      return { markup: render(attributes), diagnostics };
    } catch (error) {
      if (!(error instanceof PathFailure)) throw error;
      return { markup: '', diagnostics: [reportPath(source, control, error)] };
    }
  };
}

function reportPath(source: Source, { bound, place }: Control, { page, reason }: PathFailure): Diagnostic {
  const path = bound.find(({ name }) => name === 'path');
  return createDiagnostic(source, 'path-failed', path?.range ?? place, {
    binding: path?.binding,
    page,
    reason,
  });
}
