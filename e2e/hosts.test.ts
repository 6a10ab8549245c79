import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { renderPagination } from '../src/index.js';
import { describeInBrowser } from './browser.js';
import { stylesheet } from './stylesheet.js';

/** The default theme on pages with classless stylesheets, compared with a page without one. */

function read(...files: readonly string[]): string {
  return files.map((file) => readFileSync(require.resolve(file), 'utf8')).join('\n');
}

const hosts: Readonly<Record<string, string>> = {
  Pico: read('@picocss/pico/css/pico.css'),
  'Pico without classes': read('@picocss/pico/css/pico.classless.css'),
  'Water.css': read('water.css/out/water.css'),
  'Simple.css': read('simpledotcss/simple.css'),
  'MVP.css': read('mvp.css/mvp.css'),
  Sakura: read('sakura.css/css/sakura.css'),
  Bootstrap: read('bootstrap/dist/css/bootstrap.css'),
  Bulma: read('bulma/css/bulma.css'),
  // Its pagination has the same class, as docs/stylesheet.md says.
  Primer: read(
    '@primer/primitives/dist/css/primitives.css',
    ...['base', 'buttons', 'forms', 'layout', 'navigation', 'utilities'].map(
      (name) => `@primer/css/dist/${name}.css`,
    ),
  ),
};

/** What docs/stylesheet.md advises with a stylesheet. */
const advice: Readonly<Record<string, string>> = {
  Pico: '.pagination { align-items: center }',
  'Pico without classes': '.pagination { align-items: center }',
};

const middle = { total_pages: 42, current_page: 7 };
const links = [
  renderPagination({ total_items: 420, page_size: 10, current_page: 7, summary: 'From :from to :to' }),
  renderPagination({ ...middle, current_page: 42, show_ends: true, show_labels: true }),
  renderPagination({ ...middle, layout: 'position' }),
  renderPagination({ previous_path: '/a', next_path: '/c', next_title: 'Fees' }),
].join('');
const others = [
  renderPagination({ total_pages: 42, show_boundary_chevrons: true }),
  ...(['button', 'submit'] as const).map((element) =>
    renderPagination({ ...middle, current_page: 42, element, show_ends: true, 'link:data-page': ':page' }),
  ),
].join('');

/** What is seen of an element, apart from its place. */
const PROPERTIES = [
  ...[
    'background-color',
    'background-image',
    'border-width',
    'border-style',
    'box-shadow',
    'color',
    'filter',
  ],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'line-height', 'letter-spacing', 'opacity'],
  ...['rotate', 'text-decoration-line', 'text-indent', 'text-shadow'],
  ...['text-transform', 'transform', 'translate'],
];

/** What elements look like, by their names. */
type Looks = Readonly<Record<string, Readonly<Record<string, string>>>>;

describeInBrowser("the default theme among a page's own styles", (launch) => {
  let browser: Browser;
  let page: Page;
  let session: CDPSession;

  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1000, height: 700 } });
    session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
  });

  afterAll(() => browser.close());

  async function show(content: string, styles: readonly string[]): Promise<void> {
    await page.setContent(`<!doctype html><html lang="en" data-color-mode="light" data-light-theme="light">
      <meta charset="utf-8"><title>Posts</title>${styles.map((style) => `<style>${style}</style>`).join('')}
      <style>*, ::before, ::after { transition: none !important }</style>
      <main><div id="place">${content}</div></main>`);
  }

  /** Styles for an empty page, in the type of the page that is shown. */
  function typeOfPage(): Promise<string> {
    return page.evaluate(() => {
      const place = document.querySelector('#place')!;
      const style = getComputedStyle(place);
      const names = ['color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'];
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      const size = getComputedStyle(document.documentElement).fontSize;
      return `html { font-size: ${size} } #place { ${values.join('; ')}; inline-size: ${style.inlineSize} }`;
    });
  }

  function looksOf(selector: string, properties: readonly string[]): Promise<Looks> {
    return page.evaluate(
      ({ selector, properties }) => {
        const round = (size: number): number => Math.round(2 * size) / 2;
        const found = [...document.querySelectorAll(selector)].flatMap((element, index) => {
          const name = `${index} ${element.tagName} ${element.className}`;
          const { x, y, width, height } = element.getBoundingClientRect();
          const around = element.parentElement!.getBoundingClientRect();
          const place = `${round(x - around.x)} ${round(y - around.y)} ${round(width)} ${round(height)}`;
          return [null, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            // What is not drawn has no looks.
            const isDrawn = pseudo === null || !['none', 'normal'].includes(style.content);
            const values = (isDrawn ? properties : []).map((name) => [name, style.getPropertyValue(name)]);
            if (isDrawn && style.outlineStyle !== 'none') values.push(['ring', style.outline]);
            const isVisible = element.checkVisibility() && style.clipPath === 'none';
            if (pseudo === null && isVisible && element.tagName !== 'NAV') values.push(['place', place]);
            if (style.display === 'list-item') values.push(['bullet', style.listStyleType]);
            return [name + (pseudo ?? ''), Object.fromEntries(values) as Record<string, string>];
          });
        });
        return Object.fromEntries(found) as Looks;
      },
      { selector, properties },
    );
  }

  /** The looks of links and buttons under the pointer, pressed, and with the focus. */
  async function looksOfStates(): Promise<Looks> {
    const { root } = await session.send('DOM.getDocument');
    const selector = '#place a, #place button';
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    const looks: Record<string, Record<string, string>> = {};
    for (const forced of [['hover'], ['hover', 'active'], ['focus', 'focus-visible'], []]) {
      for (const nodeId of nodeIds)
        await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: forced });
      const found = forced.length > 0 ? await looksOf(selector, PROPERTIES) : {};
      for (const [name, values] of Object.entries(found)) looks[`${name} ${forced.join()}`] = { ...values };
    }
    return looks;
  }

  /** What differs from one page to the other. */
  function differences(wanted: Looks, found: Looks): string[] {
    return Object.entries(wanted).flatMap(([name, values]) =>
      Object.entries({ ...found[name], ...values })
        .filter(([property]) => values[property] !== found[name]?.[property])
        .map(([property]) => `${name} ${property}: ${values[property]} → ${found[name]?.[property]}`),
    );
  }

  async function compare(content: string, styles: readonly string[]): Promise<string[]> {
    await show(content, styles);
    const type = await typeOfPage();
    // Colors with as many digits as on the other page.
    await page.addStyleTag({ content: type });
    const found = { ...(await looksOf('#place *', PROPERTIES)), ...(await looksOfStates()) };
    await show(content, [stylesheet, type]);
    const wanted = { ...(await looksOf('#place *', PROPERTIES)), ...(await looksOfStates()) };
    return differences(wanted, found);
  }

  test.each(Object.keys(hosts))('%s changes nothing, loaded first', async (host) => {
    expect(await compare(links + others, [hosts[host]!, stylesheet, advice[host] ?? ''])).toEqual([]);
  });

  // Rules for `[type='button']` and `[role='button']` are as strong as a class.
  test.each(Object.keys(hosts))('%s changes no links, loaded last', async (host) => {
    expect(await compare(links, [stylesheet, hosts[host]!, advice[host] ?? ''])).toEqual([]);
  });

  test('bootstrap.css hides the names of icons where Bootstrap 4 does not', async () => {
    const names = renderPagination({ ...middle }, { theme: 'bootstrap' });
    const styles = readFileSync('src/themes/bootstrap/style.css', 'utf8');
    await show(names, [styles]);
    const widths = await page
      .locator('.visually-hidden')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths).toEqual([1, 1]);
  });
});
