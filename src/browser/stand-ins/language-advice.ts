import type * as whole from '../../diagnostics/language-advice.js';

/** No language to name. */
export const adviseLanguage: typeof whole.adviseLanguage = () =>
  'The build for browsers reads HTML alone. A value of your own data is bound as {page}.';
