import type { ThemeName } from '../../index.js';
import type { Evidence, Sign } from './evidence.js';

/** What shows the CSS framework of a project. daisyUI comes before Tailwind, which it needs. */
const THEMES: readonly (readonly [theme: ThemeName, isUsed: Sign])[] = [
  ['bootstrap', ({ dependsOn }) => dependsOn('bootstrap')],
  ['bulma', ({ dependsOn }) => dependsOn('bulma')],
  ['daisyui', ({ dependsOn }) => dependsOn('daisyui')],
  ['govuk', ({ dependsOn }) => dependsOn('govuk-frontend')],
  ['uswds', ({ dependsOn }) => dependsOn('@uswds/uswds')],
  ['tailwind', ({ dependsOn }) => dependsOn('tailwindcss')],
  ['tailwind', ({ says }) => says('composer.json', /"symfonycasts\/tailwind-bundle"/)],
  ['petal', ({ says }) => says('mix.exs', /:petal_components\b/)],
  // New Phoenix projects have it without a package.
  ['daisyui', ({ says }) => says('assets/vendor/daisyui.js', /./)],
  ['tailwind', ({ says }) => says('mix.exs', /:tailwind\b/)],
  ['bootstrap', ({ says }) => says('Gemfile', gem('bootstrap'))],
  ['bulma', ({ says }) => says('Gemfile', gem('bulma-rails'))],
  ['tailwind', ({ says }) => says('Gemfile', gem('tailwindcss-rails'))],
];

function gem(name: string): RegExp {
  return new RegExp(`^[ \\t]*gem[ \\t]*\\(?['"]${name}['"]`, 'm');
}

/** The theme for the CSS framework that the project depends on. */
export function themeOf(evidence: Evidence): ThemeName | undefined {
  return THEMES.find(([, isUsed]) => isUsed(evidence))?.[0];
}
