import {
  commandFor,
  drawComponent,
  holdsStyles,
  type ChosenOptions,
  type Component,
} from '../../playground/component.js';
import { renderPagination, type PaginationAttributes, type PaginationThemeName } from '../../src/index.js';
import { addCopyButton } from './copy.js';
import { chosenIn } from './form.js';
import { isDark, loadTheme, makeStage, type Stage } from './stage.js';

/** Shows the component of a framework as it is chosen: what `add` writes, the stylesheet, and how it looks. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-component]')) {
  const component = JSON.parse(form.querySelector('script')?.textContent ?? '') as Component;
  let page = 7;
  let size: number | undefined;
  const stage = makeStage(form.querySelector('[data-preview]') ?? form, (chosen, chosenSize) => {
    page = chosen;
    size = chosenSize;
    void showSample(form, stage, page, size);
  });
  form.addEventListener('change', () => {
    void show(form, component);
    void showSample(form, stage, page, size);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
}

async function show(form: HTMLFormElement, component: Component): Promise<void> {
  const { theme, options } = choicesIn(form);
  const find = (selector: string): Element | null => form.querySelector(selector);
  const problem = find('[data-problem]');
  if (problem) problem.textContent = clashIn(options.with);
  if (clashIn(options.with) !== '') return;
  const command = find('[data-command]');
  if (command) command.textContent = commandFor(component.name, options);
  find('[data-files]')?.replaceChildren(
    ...drawComponent(component, options).map(({ path, text }) => fileOf(path, text)),
  );
  const { sheet } = await loadTheme(theme);
  const sheets = holdsStyles(component, theme) ? [] : [fileOf('pagination.css', sheet)];
  find('[data-styles]')?.replaceChildren(...sheets);
}

async function showSample(form: HTMLFormElement, stage: Stage, page: number, size?: number): Promise<void> {
  const { theme, options } = choicesIn(form);
  if (clashIn(options.with) !== '') return;
  const { locale = 'en' } = options;
  const html = renderPagination({ ...sampleFor(options.with, size), current_page: page }, { theme, locale });
  await stage.show(html, { theme, isDark: isDark(), locale });
}

function choicesIn(form: HTMLFormElement) {
  const [theme = 'default'] = chosenIn(form, 'theme') as PaginationThemeName[];
  const [locale = 'en'] = chosenIn(form, 'locale');
  const parts = chosenIn(form, 'with').join();
  const options: ChosenOptions = {
    ...(theme !== 'default' && { theme }),
    ...(locale !== 'en' && { locale }),
    ...(parts !== '' && { with: parts }),
  };
  return { theme, options };
}

/** Two parts take the place of the page numbers. */
function clashIn(parts = ''): string {
  const names = parts.split(',');
  return names.includes('position') && names.includes('links') && !names.includes('cursor')
    ? 'position and links both take the place of the page numbers: choose one of them.'
    : '';
}

/** A control with these parts. */
function sampleFor(parts = '', size = 10): PaginationAttributes {
  const has = (name: string): boolean => parts.split(',').includes(name);
  return {
    path: '?page=:page',
    ...(has('summary') ? { total_items: 420, page_size: size } : { total_pages: 42 }),
    ...(has('disabled') && { show_boundary_chevrons: true }),
    ...(has('ends') && { show_ends: true }),
    ...(has('labels') && { show_labels: true }),
    ...(has('links') ? { layout: 'links' } : has('position') && { layout: 'position' }),
    ...(has('summary') && { summary: ':from to :to of :total' }),
    ...(has('jump') && { jump: true }),
    ...(has('sizes') && { path: '?size=:page_size&page=:page', page_size: size, page_sizes: '10,25,50' }),
  };
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
