import type * as whole from '../../frame.js';

/** No frames. */
export const drawFrame: typeof whole.drawFrame = () => '';
