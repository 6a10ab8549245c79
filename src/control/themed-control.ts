import { defaults, schemaNames } from '../attributes/schema.js';
import { escapeHtml } from '../base/escape.js';
import { english } from '../options/locales.js';
import { themes } from '../themes/index.js';
import type { Theme } from '../themes/theme.js';
import type { Layout } from '../themes/tree.js';
import { buildComponent } from './component.js';
import { createRender } from './render.js';
import type { Unknown } from './specialize.js';

/**
 * What is assumed about a control before there is a tag: plain page numbers, and links without attributes of the
 * author's, as in almost all controls.
 */
const values = { attributes: defaults, labels: english, rest: [], schemes: [] };
const open = new Set<Unknown>([
  ...schemaNames.filter((name) => name !== 'number_format' && name !== 'element'),
  ...(['landmark', 'position', 'id', 'rest'] as const),
]);

/** A layout of the control in a theme. What no tag changes is created once, on first use. */
function draw(theme: Theme, layout: Layout) {
  const component = once(() => buildComponent(theme, layout));
  const known = { layout, values, open, links: [], escape: escapeHtml };
  return {
    /** Returns the control, with what depends on a tag left open. */
    component,
    /** Returns the renderer for tags with known values and plain page numbers. */
    render: once(() => createRender(component(), known)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function drawAll(theme: Theme) {
  return { pages: draw(theme, 'pages'), neighbors: draw(theme, 'neighbors') };
}

/** The layouts of the control in a theme. */
export type ThemedControl = ReturnType<typeof drawAll>;

const builtIn = new Map<Theme, ThemedControl>(Object.values(themes).map((theme) => [theme, drawAll(theme)]));

/** Returns the control of a theme. Those of built-in themes are cached. */
export function themedControl(theme: Theme): ThemedControl {
  return builtIn.get(theme) ?? drawAll(theme);
}
