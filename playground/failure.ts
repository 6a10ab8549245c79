import { byId } from './elements.js';

/** Runs a step, and explains what it throws. */
export function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    explainFailure(error);
  }
}

/** Explains an internal error, as opposed to a problem of the template. */
export function explainFailure(error: unknown): void {
  const failure = byId('failure', HTMLElement);
  failure.hidden = false;
  failure.textContent = `The playground has crashed because of an internal error. To continue, reload the page. Your input is saved in the URL. (${String(error)})`;
}
