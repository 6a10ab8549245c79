import type { PaginationThemeName } from '../src/index.js';
import { commandFor, drawComponent, type ChosenOptions, type Component } from './component.js';
import { byId, element } from './elements.js';
import { copy } from './share.js';
import { start, type State } from './state.js';

/** The components of all frameworks, put in by `scripts/playground.js`. */
declare const COMPONENTS: readonly Component[];

/** Creates the part that shows what `add` writes for a framework, as the template and the choices look. */
export function createUse(): (state: State) => void {
  const box = byId('component', HTMLElement);
  let shown = '';
  return ({ framework, theme, locale }) => {
    const options: ChosenOptions = {
      ...(theme !== start.theme && { theme: theme as PaginationThemeName }),
      ...(locale !== '' && { locale }),
    };
    const command = commandFor(framework, options);
    // Open sections stay open while the user types.
    if (command === shown) return;
    shown = command;
    const component = COMPONENTS.find(({ name }) => name === framework);
    box.replaceChildren();
    if (component !== undefined) for (const one of describe(component, command, options)) box.append(one);
  };
}

function describe(component: Component, command: string, options: ChosenOptions): HTMLElement[] {
  const files = drawComponent(component, options);
  return [
    blockOf('Command', command),
    blockOf('Use', component.usage.trimEnd()),
    ...files.map(({ path, text }) =>
      element('details', {}, element('summary', {}, element('code', {}, path)), blockOf(path, text)),
    ),
  ];
}

/** A block of code with its name, and a button that copies it. */
function blockOf(name: string, text: string): HTMLElement {
  const status = element('span', { role: 'status' });
  const button = element('button', { type: 'button', ariaLabel: `Copy ${name}` }, 'Copy');
  button.addEventListener('click', () => {
    void copy(text, status, 'Copied.', 'The browser did not allow copying. Select the text and copy it.');
  });
  const code = element('pre', { tabIndex: 0, role: 'region', ariaLabel: name }, text);
  return element('div', { className: 'block' }, element('div', { className: 'copy' }, button, status), code);
}
