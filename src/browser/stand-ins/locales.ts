import type * as whole from '../../options/locales.js';

/** No languages: labels are English, or given as an option. */
export const labelsFor: typeof whole.labelsFor = () => undefined;
