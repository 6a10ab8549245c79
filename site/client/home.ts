import './example-types.js';
import type { PaginationThemeName } from '../../src/index.js';
import { chosenIn } from './form.js';
import { load, once } from './load.js';
import { makeStage } from './stage.js';

/** The control on the first page: in a theme, light or dark, as wide as the visitor wants it. */
for (const form of document.querySelectorAll<HTMLFormElement>('form.hero')) {
  const place = form.querySelector<HTMLElement>('[data-stage]');
  const width = form.querySelector<HTMLInputElement>('[name=width]');
  if (place === null || width === null) continue;
  const output = form.querySelector('output');
  const loadCore = once(async () => load('example'));
  let page = 7;
  const show = async (): Promise<void> => {
    const [theme = 'default'] = chosenIn(form, 'theme') as PaginationThemeName[];
    await loadCore();
    const attributes = { path: '?page=:page', total_pages: 42, current_page: page };
    const html = window.renderExample?.(attributes, { theme }) ?? '';
    const [scheme = 'light'] = chosenIn(form, 'scheme');
    form.dataset['scheme'] = scheme;
    await stage.show(html, { theme, isDark: scheme === 'dark', locale: 'en' });
  };
  const stage = makeStage(place, (chosen) => {
    page = chosen;
    void show();
  });
  const resize = (): void => {
    place.style.inlineSize = `${width.value}px`;
    if (output) output.textContent = `${width.value} px`;
  };
  width.addEventListener('input', resize);
  form.addEventListener('change', ({ target }) => {
    if (target === width) resize();
    else void show();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
}
