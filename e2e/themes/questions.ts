import { darkThemes } from '../../scripts/framework-styles.js';
import { askAboutChevrons } from './chevrons.js';
import { askAboutCompiled } from './compiled.js';
import { askAboutDefault } from './default.js';
import { askAboutForms } from './forms.js';
import { askAboutKeyboard } from './keyboard.js';
import { askAboutLanguages } from './languages.js';
import { askAboutMedia, askAboutOneMedium } from './media.js';
import { askAboutNames } from './names.js';
import { askAboutNarrow } from './narrow.js';
import { askAboutPalettes } from './palettes.js';
import { askAboutRows } from './rows.js';
import type { Tab } from './tab.js';
import { askAboutTargets } from './targets.js';
import { askAboutVisited } from './visited.js';

/** What is asked about a theme in each engine, in one page: what an engine lays out, draws, names or does in its own way. */
export function ask(tab: Tab): void {
  describe('rows', () => askAboutRows(tab));
  // The one in which an engine shapes letters, and turns lines around.
  describe('languages', () => askAboutLanguages(tab, ['ar']));
  describe('media', () => {
    askAboutMedia(tab, ['light', 'forced', 'print']);
    askAboutOneMedium(tab);
  });
  describe('chevrons', () => askAboutChevrons(tab));
  describe('names', () => askAboutNames(tab));
  describe('keyboard', () => askAboutKeyboard(tab));
  describe('forms', () => askAboutForms(tab));
  if (tab.theme === 'default') describe('stylesheet', () => askAboutDefault(tab));
}

/** What is asked besides in one engine: what the rules of a stylesheet say, which is the same in every engine. */
export function askOnce(tab: Tab): void {
  ask(tab);
  // Those with long words, and those without spaces.
  describe('more languages', () => askAboutLanguages(tab, ['de', 'ru', 'fi', 'ja']));
  if (darkThemes.includes(tab.theme)) describe('in the dark', () => askAboutMedia(tab, ['dark']));
  describe('narrow places', () => askAboutNarrow(tab));
  describe('targets', () => askAboutTargets(tab));
  describe('palettes', () => askAboutPalettes(tab));
  describe('visited links', () => askAboutVisited(tab));
  describe('rules in another file', () => askAboutCompiled(tab));
}
