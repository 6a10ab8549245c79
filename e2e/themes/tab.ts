import type { ElementHandle, Page } from 'puppeteer-core';
import type { PaginationThemeName } from '../../src/index.js';
import { frameworkStyles, styledThemes } from '../../scripts/framework-styles.js';
import { pageAround, type Look } from '../scripts/page-around.js';
import { measure, type Problems } from './measure.js';
import { describeInEngine, type Engine, type EngineName, type Medium } from './engines.js';

/** The themes whose styles are at hand. */
export const themes = styledThemes as readonly PaginationThemeName[];

/** Whether Previous and Next stay where they are from page to page. docs/themes.md names the exceptions. */
export const keepsPlaces = (theme: PaginationThemeName): boolean => theme !== 'govuk' && theme !== 'bulma';

/** The one page in which all questions about a theme are asked. */
export interface Tab {
  readonly theme: PaginationThemeName;
  readonly engine: () => Engine;
  readonly page: () => Page;
  /** A page of the theme's framework, with the styles of the framework and the theme. */
  readonly pageOf: (content: string, look?: Partial<Look & Pick<Setting, 'sheet'>>) => string;
  /** Shows content in such a page. */
  readonly show: (content: string, look?: Partial<Look & Setting>) => Promise<void>;
  /** Changes the medium of what is shown; in Chromium, also media features. */
  readonly emulate: (medium: Medium, features?: Readonly<Record<string, string>>) => Promise<void>;
  /** The computed value of a property, of the first element that a selector finds. */
  readonly styleOf: (selector: string, property: string) => Promise<string>;
  readonly find: (selector: string) => Promise<ElementHandle>;
  /** Measures the controls in the place that is shown, at several of its widths. */
  readonly measure: (widths: readonly number[], isSteady: boolean) => Promise<Problems>;
}

/** What is measured does not move, as it does for 150 ms in shadcn/ui. */
const AT_REST = '*, ::before, ::after { transition: none !important }';

interface Setting {
  readonly width: number;
  readonly medium: Medium;
  /** Styles instead of those of the framework and the theme. */
  readonly sheet: string;
}

/** Describes questions about themes, each of which has one page in an engine. */
export function describeThemes(
  name: EngineName,
  themes: readonly PaginationThemeName[],
  ask: (tab: Tab) => void,
): void {
  describeInEngine(name, 'themes', (engine) => {
    const counts = { themes: themes.length, controls: 0, layouts: 0, boxes: 0, seconds: 0 };
    afterAll(() =>
      console.info(
        `Measured in ${name}: ${JSON.stringify({ ...counts, seconds: Math.round(counts.seconds) })}`,
      ),
    );

    describe.each(themes)('%s', (theme) => {
      let shown: Page | undefined;
      let shownHead = '';
      let sheets: ReturnType<typeof frameworkStyles> | undefined;
      const page = (): Page => {
        if (shown === undefined) throw new Error('The page has not been opened.');
        return shown;
      };
      const pageOf: Tab['pageOf'] = (content, { styles = '', direction = 'ltr', sheet, ...look } = {}) => {
        const whole = (sheet ?? sheets?.[direction] ?? '') + styles + AT_REST;
        return pageAround({ theme, ...look, direction, styles: whole }, content);
      };
      const find = async (selector: string): Promise<ElementHandle> => {
        const found = await page().$(selector);
        if (found === null) throw new Error(`Nothing is ${selector}.`);
        return found;
      };

      beforeAll(async () => {
        sheets = frameworkStyles(theme);
        shown = await engine().browser.newPage();
      });
      afterAll(() => shown?.close());

      ask({
        theme,
        engine,
        page,
        find,
        pageOf,
        show: async (content, { width = 1280, medium = 'light', ...look } = {}) => {
          await page().bringToFront();
          await engine().resize(page(), width);
          await engine().emulate(page(), medium);
          const html = pageOf(content, { isDark: medium === 'dark', ...look });
          const at = html.indexOf('</head>');
          const [head, rest] = [html.slice(0, at), html.slice(at)];
          // The styles, up to half a megabyte, are read once for all that is shown with them in turn.
          if (head === shownHead && (await page().evaluate(replaceBody, rest))) return;
          await page().setContent(`${head}<meta name="shown">${rest}`);
          shownHead = head;
        },
        measure: async (widths, isSteady) => {
          const started = Date.now();
          const { problems, controls, boxes } = await page().evaluate(measure, widths, isSteady);
          counts.seconds += (Date.now() - started) / 1000;
          counts.controls += controls;
          counts.layouts += controls * widths.length;
          counts.boxes += boxes;
          return problems;
        },
        emulate: (medium, features) => engine().emulate(page(), medium, features),
        styleOf: async (selector, property) =>
          (await find(selector)).evaluate(
            (element, property) => getComputedStyle(element).getPropertyValue(property),
            property,
          ),
      });
    });
  });
}

/** Puts a body in place of the one that is shown, unless a test has opened another page; runs in the page. */
function replaceBody(html: string): boolean {
  if (document.querySelector('meta[name=shown]') === null) return false;
  document.body.replaceWith(new DOMParser().parseFromString(html, 'text/html').body);
  return true;
}
