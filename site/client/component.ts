import { commandFor, drawComponent, type ChosenOptions, type Component } from '../../playground/component.js';
import { themeNames, type PaginationThemeName } from '../../src/index.js';
import { locales } from '../../src/options/locales.js';
import { addCopyButton } from './copy.js';

/** Shows the component of a framework in any theme and language, as the command `add` writes it. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-component]')) {
  const component = JSON.parse(form.querySelector('script')?.textContent ?? '') as Component;
  const theme = choiceOf('Theme', themeNames, 'default');
  const locale = choiceOf('Language', locales, 'en');
  const command = document.createElement('code');
  const files = document.createElement('div');
  const choices = document.createElement('p');
  const line = document.createElement('p');
  choices.append(theme.label, ' ', locale.label);
  line.append(command);
  form.append(choices, line, files);
  const show = (): void => {
    const options: ChosenOptions = {
      ...(theme.select.value !== 'default' && { theme: theme.select.value as PaginationThemeName }),
      ...(locale.select.value !== 'en' && { locale: locale.select.value }),
    };
    command.textContent = commandFor(component.name, options);
    files.replaceChildren(...drawComponent(component, options).map(({ path, text }) => fileOf(path, text)));
  };
  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  show();
}

function choiceOf(name: string, values: readonly string[], chosen: string) {
  const select = document.createElement('select');
  select.append(...values.map((value) => new Option(value, value, value === chosen, value === chosen)));
  const label = document.createElement('label');
  label.append(`${name} `, select);
  return { label, select };
}

function fileOf(path: string, text: string): HTMLElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = path;
  const block = document.createElement('div');
  block.className = 'code';
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  pre.append(text);
  block.append(pre);
  addCopyButton(block);
  details.append(summary, block);
  return details;
}
