import type * as whole from '../../locales.js';

/** No languages: labels are English, or given as an option. */
export const labelsFor: typeof whole.labelsFor = () => undefined;
