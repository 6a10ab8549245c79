import { defaults, schemaNames, type AttributeName, type ResolvedAttributes } from '../attributes/schema.js';
import { escapeHtml } from '../base/escape.js';
import { english } from '../options/locales.js';
import { themes } from '../themes/index.js';
import type { Theme } from '../themes/theme.js';
import type { ListKind } from '../themes/tree.js';
import { buildComponent } from './component.js';
import { createRender } from './render.js';
import type { Unknown } from './specialize.js';

/** Attributes that change the whole control, and have their defaults in almost all controls. */
const STRUCTURAL = [
  ...(['element', 'layout', 'number_format'] as const),
  ...(['show_ends', 'show_labels', 'jump', 'page_sizes'] as const),
] satisfies AttributeName[];

/** Whether a control has the structure of almost all controls, which a renderer is kept for. */
export function isPlain(attributes: ResolvedAttributes): boolean {
  return STRUCTURAL.every((name) => attributes[name] === defaults[name]);
}

/** What is assumed about a control before there is a tag: it is plain, and its links have no attributes of the author's. */
const values = { attributes: defaults, labels: english, rest: [], schemes: [] };
const open = new Set<Unknown>([
  ...schemaNames.filter((name) => !(STRUCTURAL as readonly AttributeName[]).includes(name)),
  ...(['landmark', 'position', 'id', 'rest'] as const),
]);

/** The control for a kind of list in a theme. What no tag changes is created once, on first use. */
function draw(theme: Theme, listKind: ListKind) {
  const component = once(() => buildComponent(theme, listKind));
  const known = { listKind, values, open, links: [], escape: escapeHtml };
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

export type ThemedControl = ReturnType<typeof drawAll>;

const builtIn = new Map<Theme, ThemedControl>(Object.values(themes).map((theme) => [theme, drawAll(theme)]));

/** Returns the control of a theme. Those of built-in themes are cached. */
export function themedControl(theme: Theme): ThemedControl {
  return builtIn.get(theme) ?? drawAll(theme);
}
