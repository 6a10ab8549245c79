import type * as whole from '../../diagnostics/frame.js';

/** No frames. */
export const drawFrame: typeof whole.drawFrame = () => '';
