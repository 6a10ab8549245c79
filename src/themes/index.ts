import { bootstrapTheme } from './bootstrap.js';
import { bulmaTheme } from './bulma.js';
import { daisyuiTheme } from './daisyui.js';
import { defaultTheme } from './default.js';
import { govukTheme } from './govuk.js';
import { petalTheme } from './petal.js';
import { tailwindTheme } from './tailwind.js';
import type { Theme } from './theme.js';
import { uswdsTheme } from './uswds.js';

/** The built-in themes, by name. */
export const themes = {
  default: defaultTheme,
  bootstrap: bootstrapTheme,
  bulma: bulmaTheme,
  daisyui: daisyuiTheme,
  govuk: govukTheme,
  petal: petalTheme,
  tailwind: tailwindTheme,
  uswds: uswdsTheme,
} as const satisfies Record<string, Theme>;

/** The name of a built-in theme. */
export type ThemeName = keyof typeof themes;
