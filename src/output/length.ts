import type { RenderControl } from '../control/control.js';
import { createDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { Range, Source } from '../base/source.js';

/** The longest page: the least that any V8 allows for a string, so that a page fits everywhere or nowhere. */
export const MAX_LENGTH = 2 ** 28 - 16;

/** Reports the control from which on a page is too long. */
export function reportLength(source: Source, range: Range): Diagnostic {
  return createDiagnostic(source, 'page-too-large', range, { limit: MAX_LENGTH });
}

/** Makes a renderer report what V8 throws of a control that is longer than any string by itself. */
export function reportingLength(
  createRender: () => RenderControl,
  source: Source,
  range: Range,
): () => RenderControl {
  const attempt = <Made>(make: () => Made, otherwise: (diagnostics: readonly Diagnostic[]) => Made): Made => {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof RangeError && error.message === 'Invalid string length')) throw error;
      return otherwise([reportLength(source, range)]);
    }
  };
  return () => {
    const render = attempt<RenderControl>(createRender, (diagnostics) => () => ({ markup: '', diagnostics }));
    return (data) =>
      attempt(
        () => render(data),
        (diagnostics) => ({ markup: '', diagnostics }),
      );
  };
}
