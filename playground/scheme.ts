/** Light or dark: chosen by the user, or else the system's setting. */

/** What can be chosen. */
export interface Scheme {
  isDark(): boolean;
}

/**
 * Follows the select and the system.
 *
 * @param onChange called when the colors change
 */
export function createScheme(select: HTMLSelectElement, onChange: () => void): Scheme {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const scheme: Scheme = {
    isDark: () => (select.value === 'system' ? system.matches : select.value === 'dark'),
  };
  select.addEventListener('change', () => {
    // The stylesheet follows the attribute; without it, the system.
    if (select.value === 'system') delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = select.value;
    onChange();
  });
  system.addEventListener('change', onChange);
  return scheme;
}
