import type * as whole from '../../dialects/index.js';

/** No template languages. */
export const dialectNames: typeof whole.dialectNames = [];
export const dialectOf: typeof whole.dialectOf = () => undefined;
export const dialectOfFile: typeof whole.dialectOfFile = () => undefined;
