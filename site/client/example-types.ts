import type { PaginationAttributes, PaginationOptions } from '../../src/index.js';

declare global {
  interface Window {
    /** Renders a live example. The script that sets it is loaded when a visitor first uses an example. */
    renderExample?: (attributes: PaginationAttributes, options?: PaginationOptions) => string;
  }
}
