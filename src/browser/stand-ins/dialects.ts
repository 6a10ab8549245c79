import type * as whole from '../../dialects/index.js';

/** No template languages. */
export const dialects: typeof whole.dialects = [];
export const dialectOf: typeof whole.dialectOf = () => undefined;
export const dialectOfFile: typeof whole.dialectOfFile = () => undefined;
