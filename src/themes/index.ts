import { bootstrapTheme } from './bootstrap/theme.js';
import { bulmaTheme } from './bulma/theme.js';
import { daisyuiTheme } from './daisyui/theme.js';
import { defaultTheme } from './default/theme.js';
import { govukTheme } from './govuk/theme.js';
import { petalTheme } from './petal/theme.js';
import { shadcnTheme } from './shadcn/theme.js';
import { tailwindTheme } from './tailwind/theme.js';
import type { Theme } from './theme.js';
import { uswdsTheme } from './uswds/theme.js';

export const themes = {
  default: defaultTheme,
  bootstrap: bootstrapTheme,
  bulma: bulmaTheme,
  daisyui: daisyuiTheme,
  govuk: govukTheme,
  petal: petalTheme,
  shadcn: shadcnTheme,
  tailwind: tailwindTheme,
  uswds: uswdsTheme,
} as const satisfies Record<string, Theme>;

/** The name of a built-in theme. */
export type ThemeName = keyof typeof themes;

/** The names of the built-in themes. */
export const themeNames: readonly ThemeName[] = Object.freeze(Object.keys(themes) as ThemeName[]);
