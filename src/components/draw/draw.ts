import { buildComponent } from '../../control/component.js';
import type { Theme } from '../../themes/theme.js';
import type { ListKind } from '../../themes/tree.js';
import type { Features, Host } from './host.js';
import { format } from './formatter.js';
import { resolve } from './resolve.js';

/**
 * Draws the control of a theme in a host's template language.
 *
 * @param indent how far the template is indented
 * @returns the lines of the template
 * @example
 * draw(themes.default, rails, features) // ['<%= tag.nav … do %>', '  <ul class="pagination__list">', …]
 */
export function draw(theme: Theme, host: Host, features: Features, indent = 0): string[] {
  const nodes = resolve(buildComponent(theme, kindOf(host)), host, features);
  return format(nodes, host, host.language.width - indent, theme.sample !== undefined);
}

/** The pages of a component with titles have no numbers. */
function kindOf({ titles }: Host): ListKind {
  return titles === undefined ? 'pages' : 'neighbors';
}
