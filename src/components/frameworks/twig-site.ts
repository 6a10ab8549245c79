import type { Evidence } from '../project/evidence.js';

/** Returns true if a project is a site of a content management system with templates in Twig. */
export function hasTwigSite({ versionInComposer }: Evidence): boolean {
  const systems = ['craftcms/cms', 'timber/timber', 'drupal/core-recommended'];
  return systems.some((name) => versionInComposer(name) !== '');
}
