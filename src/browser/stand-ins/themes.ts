import { defaultTheme } from '../../themes/default.js';
import type * as whole from '../../themes/index.js';

/** One theme, to be extended. */
export const themes = { default: defaultTheme } as const satisfies Partial<typeof whole.themes>;
