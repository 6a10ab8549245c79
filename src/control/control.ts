import type { Control } from '../attributes/check-attributes.js';
import { bindControl } from '../attributes/bind.js';
import { createDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import { escapeHtml } from '../base/escape.js';
import type { Settings } from '../options/options.js';
import { english, type Labels } from '../options/labels.js';
import { labelsFor } from '../options/locales.js';
import { createRender, PathFailure, type Render } from './render.js';
import type { AttributeName, ResolvedAttributes } from '../attributes/schema.js';
import type { Source } from '../base/source.js';
import { writeSnippet } from './snippet.js';
import { specialize, type KnownControl } from './specialize.js';
import type { ThemedControl } from './themed-control.js';
import { settleNumbers } from '../base/window.js';

/** A control's markup; where it could not be rendered, none, and errors that say why. */
export interface Rendered {
  readonly markup: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Renders a control with data for its bindings. */
export type RenderControl = (data: unknown) => Rendered;

/** A control, ready to be rendered. */
export interface PreparedControl {
  /**
   * Makes the renderer, for one request or many. It is much larger than all else that is known of a control: who
   * renders a page of many controls once makes one after the other, and keeps none.
   */
  readonly createRender: () => RenderControl;
  /** What names its landmark. */
  readonly landmark: string;
}

/**
 * Prepares a checked control once, to be rendered many times.
 *
 * @param themed the control as the theme draws it
 * @param checked the control, as it was checked
 * @param source the text that the control's ranges belong to; attributes are passed through as they stand there
 * @param documentLanguage the `lang` of the document, if it says one
 */
export function prepareControl(
  themed: ThemedControl,
  source: Source,
  checked: Control,
  documentLanguage: string | undefined,
  settings: Settings,
): PreparedControl {
  const { singlePage } = settings;
  // Who gives a page label of their own wants it spoken, whatever the theme does.
  const control = withDefault(checked, 'page_label', settings.labels.page);
  const words = {
    labels: chooseLabels(control, documentLanguage, settings),
    shortLabels: themed.theme.shortLabels,
    escape: escapeFor(settings.dialect),
    rest: control.rest.map(({ name, range }) => ({
      name,
      markup: source.text.slice(range.start, range.end),
    })),
  };
  const createRenderControl = (): RenderControl => {
    const render = chooseRender(themed, source, control, words, settings);
    return (data) => {
      const { attributes, diagnostics } = bindControl(source, control, data);
      if (attributes === undefined) return { markup: '', diagnostics };
      if (singlePage === 'hide' && isKnownToBeSingle(control, attributes)) return { markup: '', diagnostics };
      try {
        return { markup: render(attributes, words), diagnostics };
      } catch (error) {
        if (!(error instanceof PathFailure)) throw error;
        return { markup: '', diagnostics: [reportPath(source, control, error)] };
      }
    };
  };
  return { createRender: createRenderControl, landmark: landmarkOf(control, words.labels) };
}

/** What is known of a control besides its attributes. */
type Words = Omit<KnownControl, 'attributes' | 'open'>;

/** To render a control once, the renderer of all controls will do; for many times, what is known is settled before. */
function chooseRender(
  themed: ThemedControl,
  source: Source,
  control: Control,
  words: Words,
  settings: Settings,
): Render {
  const { attributes, bound, coded } = control;
  if (coded.length > 0) return createSnippet(themed.component, source, control, words, settings);
  if (bound.length === 0 && settings.dialect === undefined) return themed.render;
  return createRender(specialize(themed.component, { ...words, ...openOf(attributes, bound) }), words);
}

/** What is open in a control, and what is not. */
function openOf(
  attributes: ResolvedAttributes,
  open: readonly { readonly name: AttributeName }[],
): Pick<KnownControl, 'attributes' | 'open'> {
  return { attributes, open: new Set(open.map(({ name }) => name)) };
}

/** Makes markup of a text, such that the template's language takes none of it for code. */
function escapeFor(dialect: Dialect | undefined): (text: string) => string {
  return dialect === undefined ? escapeHtml : (text) => dialect.syntax.escape(escapeHtml(text));
}

/** Compiles the control to the template's language, once the values of its bindings are known. */
function createSnippet(
  component: ThemedControl['component'],
  source: Source,
  { coded, place }: Control,
  words: Words,
  { dialect, singlePage }: Settings,
): Render {
  if (dialect === undefined) throw new Error('There is code in the tag, and no language that it is in.');
  return (attributes) => {
    const residual = specialize(component, { ...words, ...openOf(attributes, coded) });
    const codedControl = {
      attributes,
      coded: new Map(coded.map(({ name, value }) => [name, value])),
      hidesSinglePage: singlePage === 'hide',
      escape: words.escape,
    };
    return writeSnippet(residual, codedControl, dialect.syntax, source, place);
  };
}

/** What the template itself computes, nobody knows before. */
function isKnownToBeSingle({ coded }: Control, attributes: ResolvedAttributes): boolean {
  return !coded.some(({ name }) => name === 'total_pages') && settleNumbers(attributes).last === 1;
}

/** The words of the language that the tag, the caller or the document names, and the caller's own before these. */
function chooseLabels(
  { rest }: Control,
  documentLanguage: string | undefined,
  { locale, labels }: Settings,
): Labels {
  const ownLanguage = rest.find(({ name }) => name === 'lang')?.value;
  const languages = [typeof ownLanguage === 'string' ? ownLanguage : undefined, locale ?? documentLanguage];
  const words = languages.map((tag) => (tag === undefined ? undefined : labelsFor(tag))).find(Boolean);
  return { ...(words ?? english), ...labels };
}

function withDefault<Name extends AttributeName>(
  control: Control,
  name: Name,
  value: ResolvedAttributes[Name] | undefined,
): Control {
  return { ...control, attributes: { ...control.attributes, [name]: control.attributes[name] ?? value } };
}

/** The landmark's name; for one that other elements name, who these are. */
function landmarkOf({ rest }: Control, { landmark }: Labels): string {
  const given = (name: string): unknown => rest.find((attribute) => attribute.name === name)?.value;
  const labelledBy = given('aria-labelledby');
  if (typeof labelledBy === 'string') return `#${labelledBy}`;
  const label = given('aria-label');
  return typeof label === 'string' ? label : landmark;
}

function reportPath(source: Source, { bound, place }: Control, { page, reason }: PathFailure): Diagnostic {
  const path = bound.find(({ name }) => name === 'path');
  return createDiagnostic(source, 'path-failed', path?.range ?? place, {
    binding: path?.binding,
    page,
    reason,
  });
}
