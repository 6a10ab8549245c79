import type { ThemeName } from '../../index.js';
import { inFile, inPackages, type Evidence, type Sign } from './evidence.js';

const MIX = ['mix.exs'];
const GEMFILE = ['Gemfile'];

/** What shows the CSS framework of a project. daisyUI comes before Tailwind, which it needs. */
const THEMES: readonly (readonly [sign: Sign, theme: ThemeName])[] = [
  [inPackages('bootstrap'), 'bootstrap'],
  [inPackages('bulma'), 'bulma'],
  [inPackages('daisyui'), 'daisyui'],
  [inPackages('govuk-frontend'), 'govuk'],
  [inPackages('@uswds/uswds'), 'uswds'],
  [inPackages('tailwindcss'), 'tailwind'],
  [inFile(['composer.json'], /"symfonycasts\/tailwind-bundle"/), 'tailwind'],
  [inFile(MIX, /:petal_components\b/), 'petal'],
  // New Phoenix projects have it without a package.
  [inFile(['assets/vendor/daisyui.js'], /./), 'daisyui'],
  [inFile(MIX, /:tailwind\b/), 'tailwind'],
  [inFile(GEMFILE, /^[ \t]*gem[ \t]*\(?['"]bootstrap['"]/m), 'bootstrap'],
  [inFile(GEMFILE, /^[ \t]*gem[ \t]*\(?['"]bulma-rails['"]/m), 'bulma'],
  [inFile(GEMFILE, /^[ \t]*gem[ \t]*\(?['"]tailwindcss-rails['"]/m), 'tailwind'],
];

/** The theme for the CSS framework that the project depends on. */
export function themeOf(evidence: Evidence): ThemeName | undefined {
  return THEMES.find(([sign]) => sign(evidence))?.[1];
}
