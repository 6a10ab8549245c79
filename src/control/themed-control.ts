import { defaults, schemaNames, type Form } from '../attributes/schema.js';
import { escapeHtml } from '../base/escape.js';
import { english } from '../options/locales.js';
import { themes } from '../themes/index.js';
import type { Theme } from '../themes/theme.js';
import type { Node } from '../themes/tree.js';
import { buildComponent } from './component.js';
import { createRender, type Render } from './render.js';
import type { Unknown } from './specialize.js';

/**
 * What is known of a control before there is a tag: nothing, but that it has plain page numbers and links with no
 * attributes of the author's, as almost all have.
 */
const values = { attributes: defaults, labels: english, id: undefined, rest: [] };
const open = new Set<Unknown>([
  ...schemaNames.filter((name) => name !== 'number_format' && name !== 'element'),
  ...(['landmark', 'position', 'id', 'rest'] as const),
]);

/** A form of the control as a theme draws it: all of it that no tag changes, made once, and when it is first asked for. */
class Drawing {
  #component: Node | undefined;
  #render: Render | undefined;

  constructor(
    private readonly theme: Theme,
    private readonly form: Form,
  ) {}

  /** The control with all that depends on a tag left open. */
  get component(): Node {
    return (this.#component ??= buildComponent(this.theme, this.form));
  }

  /** Renders the control of any tag of which all is known, and that has plain page numbers. */
  get render(): Render {
    const { component, form } = this;
    return (this.#render ??= createRender(component, { form, values, open, links: [], escape: escapeHtml }));
  }
}

/** The forms of the control in a theme. */
export type ThemedControl = Readonly<Record<Form, Drawing>>;

function draw(theme: Theme): ThemedControl {
  return { pages: new Drawing(theme, 'pages'), neighbours: new Drawing(theme, 'neighbours') };
}

const known = new Map<Theme, ThemedControl>(Object.values(themes).map((theme) => [theme, draw(theme)]));

/** Gives the control of a theme: one for good where the theme comes with the package. */
export function themedControl(theme: Theme): ThemedControl {
  return known.get(theme) ?? draw(theme);
}
