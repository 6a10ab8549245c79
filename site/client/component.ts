import { drawSource } from '../../src/cli/add/drawn.js';
import { writeHead } from '../../src/cli/add/head.js';
import { FRAMEWORKS } from '../../src/cli/detect/frameworks.js';
import { themeNames, type PaginationThemeName } from '../../src/index.js';
import { locales } from '../../src/options/locales.js';
import { addCopyButton } from './copy.js';

/** A component's sources, as the page holds them. */
interface Component {
  readonly name: string;
  readonly label: string;
  readonly version: string;
  readonly words: readonly (readonly [string, string])[];
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

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
    const options = {
      ...(theme.select.value !== 'default' && { theme: theme.select.value as PaginationThemeName }),
      ...(locale.select.value !== 'en' && { locale: locale.select.value }),
    };
    command.textContent = commandFor(component.name, options);
    files.replaceChildren(...draw(component, options).map(({ path, text }) => fileOf(path, text)));
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

function commandFor(name: string, options: object): string {
  const flags = Object.entries(options).map(([option, value]) => ` --${option} ${String(value)}`);
  return `npx pagination-tag add ${name}${flags.join('')}`;
}

function draw(
  { name, version, words, files }: Component,
  options: { theme?: PaginationThemeName; locale?: string },
) {
  const framework = FRAMEWORKS.find((one) => one.name === name);
  if (framework === undefined) throw new Error(`There is no framework "${name}".`);
  return files.map(({ path, text }) => ({
    path,
    text: writeHead(drawSource(text, framework.host, options, words), name, options, version),
  }));
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
