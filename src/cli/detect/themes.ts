import type { PaginationThemeName } from '../../index.js';
import type { Evidence, Sign } from '../../components/project/evidence.js';

/** How to detect a project's CSS framework. daisyUI and shadcn/ui come before Tailwind, which they depend on. */
const THEMES: readonly (readonly [theme: PaginationThemeName, isUsed: Sign])[] = [
  ['bulma', ({ dependsOn, versionOfGem }) => dependsOn('bulma') || versionOfGem('bulma-rails') !== ''],
  ['bulma', ({ usesPython }) => usesPython('django-bulma')],
  ['daisyui', ({ dependsOn }) => dependsOn('daisyui')],
  ['govuk', ({ dependsOn, usesPython }) => dependsOn('govuk-frontend') || usesPython('govuk-frontend-jinja')],
  ['uswds', ({ dependsOn }) => dependsOn('@uswds/uswds')],
  ['petal', ({ phoenix = '', says }) => says(`${phoenix}mix.exs`, /:petal_components\b/)],
  ['daisyui', hasPhoenixDaisyUi],
  // The file of its command line, also of its relatives for Vue and Svelte.
  ['shadcn', ({ says }) => says('components.json', /"aliases"\s*:/)],
  [
    'tailwind',
    ({ dependsOn, versionOfGem }) => dependsOn('tailwindcss') || versionOfGem('tailwindcss-rails') !== '',
  ],
  ['tailwind', ({ versionInComposer }) => versionInComposer('symfonycasts/tailwind-bundle') !== ''],
  ['tailwind', ({ usesPython }) => usesPython('django-tailwind') || usesPython('pytailwindcss')],
  ['tailwind', ({ phoenix = '', says }) => says(`${phoenix}mix.exs`, /:tailwind\b/)],
];

/** `mix phx.new` has daisyUI as a file, as a dependency of Mix, or only as a plugin in the stylesheet. */
function hasPhoenixDaisyUi({ phoenix = '', says }: Evidence): boolean {
  return (
    says(`${phoenix}assets/vendor/daisyui.js`, /./) ||
    says(`${phoenix}mix.exs`, /:daisy_?ui\b/) ||
    says(`${phoenix}assets/css/app.css`, /@plugin\s+["'][^"']*\bdaisyui\b/)
  );
}

/** Finds the theme for the project's CSS framework, and what to know about it. Undefined: the default theme. */
export function findTheme(evidence: Evidence): { theme?: PaginationThemeName | undefined; note?: string } {
  const version = bootstrapVersion(evidence);
  if (version === 3)
    return {
      note: 'There is no theme for Bootstrap 3, so the control is in the default theme. Load its stylesheet.',
    };
  if (version !== undefined) return { theme: 'bootstrap' };
  return { theme: THEMES.find(([, isUsed]) => isUsed(evidence))?.[0] };
}

/** Returns the major version of Bootstrap, at least 3: the newest if the project does not say it. */
function bootstrapVersion(evidence: Evidence): number | undefined {
  const { versionInPackage, versionInComposer, versionOfGem, usesPython } = evidence;
  const version =
    versionInPackage('bootstrap') || versionInComposer('twbs/bootstrap') || versionOfGem('bootstrap');
  if (version !== '') return Math.max(3, Number(/\d+/.exec(version)?.[0] ?? 5));
  const isPython = (number: number): boolean =>
    ['django-bootstrap', 'django-bootstrap-v', 'crispy-bootstrap'].some((name) =>
      usesPython(`${name}${number}`),
    );
  if (isPython(5) || usesPython('bootstrap-flask')) return 5;
  if (isPython(4)) return 4;
  const isThree =
    versionInPackage('bootstrap-sass') !== '' ||
    versionOfGem('bootstrap-sass') !== '' ||
    isPython(3) ||
    usesPython('flask-bootstrap');
  return isThree ? 3 : undefined;
}
