import { defaults, schemaNames, type Form } from '../attributes/schema.js';
import { escapeHtml } from '../base/escape.js';
import { english } from '../options/locales.js';
import { themes } from '../themes/index.js';
import type { Theme } from '../themes/theme.js';
import { buildComponent } from './component.js';
import { createRender } from './render.js';
import type { Unknown } from './specialize.js';

/**
 * What is known of a control before there is a tag: nothing, but that it has plain page numbers and links with no
 * attributes of the author's, as almost all have.
 */
const values = { attributes: defaults, labels: english, rest: [] };
const open = new Set<Unknown>([
  ...schemaNames.filter((name) => name !== 'number_format' && name !== 'element'),
  ...(['landmark', 'position', 'id', 'rest'] as const),
]);

/** A form of the control as a theme draws it: all of it that no tag changes, made once, and when it is first asked for. */
function draw(theme: Theme, form: Form) {
  const component = once(() => buildComponent(theme, form));
  const known = { form, values, open, links: [], escape: escapeHtml };
  return {
    /** Gives the control with all that depends on a tag left open. */
    component,
    /** Gives the renderer of any tag of which all is known, and that has plain page numbers. */
    render: once(() => createRender(component(), known)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function drawAll(theme: Theme) {
  return { pages: draw(theme, 'pages'), neighbours: draw(theme, 'neighbours') };
}

/** The forms of the control in a theme. */
export type ThemedControl = ReturnType<typeof drawAll>;

const ofPackage = new Map<Theme, ThemedControl>(
  Object.values(themes).map((theme) => [theme, drawAll(theme)]),
);

/** Gives the control of a theme: one for good where the theme comes with the package. */
export function themedControl(theme: Theme): ThemedControl {
  return ofPackage.get(theme) ?? drawAll(theme);
}
