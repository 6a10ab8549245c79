import { bindControl } from '../attributes/bind.js';
import type { Control } from '../attributes/check-attributes.js';
import { LANDMARK_NAMES } from '../attributes/names.js';
import { readCodedValue, regionsIn, valueRange } from '../attributes/coded-value.js';
import { totalNames, type ResolvedAttributes } from '../attributes/schema.js';
import { escapeHtml } from '../base/escape.js';
import type { Source } from '../base/source.js';
import { MAX_LENGTH } from '../base/text.js';
import { settleNumbers } from '../base/window.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import type { CodedValue } from '../dialects/value.js';
import type { Labels } from '../options/labels.js';
import { english, labelsFor } from '../options/locales.js';
import type { ResolvedOptions } from '../options/options.js';
import { createRender, PathFailure, type Render } from './render.js';
import { writeSnippet } from './snippet.js';
import { specialize, type KnownControl, type Unknown } from './specialize.js';
import type { ThemedControl } from './themed-control.js';
import type { Details } from './wording.js';

/** The markup of a control; empty where it could not be rendered, with the reasons. */
export interface Rendered {
  readonly markup: string;
  readonly problems: readonly Problem[];
}

/** Renders a control with data for its bindings. */
export type RenderControl = (data: unknown) => Rendered;

/** A control, ready to be rendered. */
export interface PreparedControl {
  /**
   * Makes the renderer, for one request or many. A renderer is large: a page of many controls that is rendered once makes
   * one after the other, and keeps none.
   */
  readonly createRender: () => RenderControl;
  /** What names its landmark; undefined where only the rendered page tells. */
  readonly landmark: string | undefined;
}

/** What the controls of a template have in common. */
export interface Template {
  readonly source: Source;
  /** The control as the theme draws it. */
  readonly themed: ThemedControl;
  /** The `lang` of the document, if it has one. */
  readonly documentLanguage: string | undefined;
  readonly options: ResolvedOptions;
}

/** Prepares a checked control once, to be rendered many times. */
export function prepareControl(checked: Control, template: Template): PreparedControl {
  const { options } = template;
  const { shortLabels } = template.themed[checked.form].theme;
  const labels = chooseLabels(checked, template);
  // An author who gives a page label wants it spoken, whatever the theme does.
  const page_label = checked.attributes.page_label ?? options.labels.page;
  const attributes = { ...checked.attributes, page_label };
  const control = { ...checked, attributes, rest: restOf(checked, labels, options) };
  const details: Details = {
    id: idOf(checked, options),
    labels,
    shortLabels,
    escape: escapeFor(options.dialect),
    rest: control.rest,
    links: control.links,
  };
  return {
    landmark: landmarkOf(checked, labels),
    createRender() {
      let render: Render | undefined;
      const draw: RenderControl = (data) => {
        const { attributes, problems } = bindControl(control, data);
        if (attributes === undefined) return { markup: '', problems };
        if (options.singlePage === 'hide' && isKnownToBeSingle(control, attributes))
          return { markup: '', problems };
        try {
          render ??= chooseRender(control, details, template);
          return { markup: render(attributes, details), problems };
        } catch (error) {
          return { markup: '', problems: [explainFailure(error, control)] };
        }
      };
      if (control.bound.length > 0) return draw;
      const drawn = draw(undefined);
      return () => drawn;
    },
  };
}

/** To render a control once, the theme's renderer will do; for many times, what is known is settled before. */
function chooseRender(control: Control, details: Details, template: Template): Render {
  const { attributes, bound, coded, links } = control;
  const drawing = template.themed[control.form];
  const { options } = template;
  if (coded.length > 0) return createSnippet(control, details, template);
  const isPlain =
    attributes.number_format === undefined && links.length === 0 && options.dialect === undefined;
  if (bound.length === 0 && isPlain) return drawing.render;
  const { form, component } = drawing;
  return createRender(specialize(component, { ...details, form, ...openOf(attributes, bound) }), form);
}

/** What is open in a control, and what is not. */
function openOf(
  attributes: ResolvedAttributes,
  open: readonly { readonly name: Unknown }[],
): Pick<KnownControl, 'attributes' | 'open'> {
  return { attributes, open: new Set(open.map(({ name }) => name)) };
}

/**
 * Makes markup of a text, such that the template's language takes none of it for code. ERB, Jinja and others read lines
 * that begin with certain characters as code, so no text begins a line.
 */
function escapeFor(dialect: Dialect | undefined): (text: string) => string {
  if (dialect === undefined) return escapeHtml;
  return (text) => dialect.syntax.escape(escapeHtml(text)).replaceAll('\n', '&#10;');
}

/** Compiles the control to the template's language, once the values of its bindings are known. */
function createSnippet(
  { form, coded, range, rest: passed }: Control,
  details: Details,
  { source, themed, options: { dialect, singlePage } }: Template,
): Render {
  if (dialect === undefined) throw new Error('There is code in the tag, and no language that it is in.');
  const { aroundAttributes = [] } = dialect.syntax;
  const around = passed.filter(({ name }) => aroundAttributes.includes(name));
  const rest = passed.filter(({ name }) => !aroundAttributes.includes(name));
  const id = details.id === undefined ? codedIdOf(rest, dialect) : undefined;
  const all = id === undefined ? coded : [...coded, { name: 'id' as const, value: id }];
  return (attributes) => {
    const residual = specialize(themed[form].component, {
      ...details,
      form,
      rest,
      ...openOf(attributes, all),
    });
    const codedControl = {
      form,
      attributes,
      coded: new Map(all.map(({ name, value }) => [name, value] as const)),
      around: new Map(around.map(({ name, value }) => [name, String(value)])),
      hidesSinglePage: singlePage === 'hide',
      escape: details.escape,
    };
    return writeSnippet(residual, codedControl, dialect.syntax, source, range);
  };
}

/** Tells whether the list has one page. What the template computes is not known here. */
function isKnownToBeSingle({ form, coded }: Control, attributes: ResolvedAttributes): boolean {
  if (form === 'neighbours') return false;
  return (
    !totalNames.some((name) => coded.some((one) => one.name === name)) && settleNumbers(attributes).last === 1
  );
}

/** The labels of the language that the tag, the caller or the document names; the caller's own come first. */
function chooseLabels({ rest }: Control, { documentLanguage, options }: Template): Labels {
  const ownLanguage = rest.find(({ name }) => name === 'lang')?.value;
  const languages = [
    typeof ownLanguage === 'string' ? ownLanguage : undefined,
    options.locale ?? documentLanguage,
  ];
  const labels = languages.map((tag) => (tag === undefined ? undefined : labelsFor(tag))).find(Boolean);
  return { ...(labels ?? english), ...options.labels };
}

/** What is passed through, with the landmark's name where code among it may give another when the page is rendered. */
function restOf({ rest }: Control, labels: Labels, { dialect }: ResolvedOptions): Control['rest'] {
  const spreads = rest.filter(({ isSpread }) => isSpread).map(({ markup }) => markup);
  if (spreads.length === 0 || LANDMARK_NAMES.some((name) => rest.some((one) => one.name === name)))
    return rest;
  const value = escapeHtml(labels.landmark);
  const markup = dialect?.syntax.unlessSpread?.('aria-label', value, LANDMARK_NAMES, spreads) ?? '';
  return [{ name: 'aria-label', value: null, markup }, ...rest];
}

/** The container's `id`, if it is known before the page is rendered. */
function idOf({ rest }: Control, { dialect }: ResolvedOptions): string | undefined {
  const id = rest.find(({ name }) => name === 'id')?.value;
  const isText = typeof id === 'string' && id !== '' && !dialect?.findRegions(`"${id}"`).length;
  return isText ? id : undefined;
}

/** The container's `id` with the code in it. */
function codedIdOf(rest: Control['rest'], dialect: Dialect): CodedValue | undefined {
  const id = rest.find(({ name }) => name === 'id');
  if (id === undefined) return undefined;
  const tag = `<a ${id.markup}>`;
  const range = { start: '<a '.length, end: tag.length - 1 };
  const within = valueRange(tag, { name: id.name, value: String(id.value), range }) ?? range;
  const regions = regionsIn(dialect.findRegions(tag), within);
  return regions.length === 0 ? undefined : readCodedValue(tag, within, regions);
}

/** The landmark's name; where other elements name it, their ids. */
function landmarkOf({ rest }: Control, { landmark }: Labels): string | undefined {
  const given = (name: string): unknown => rest.find((attribute) => attribute.name === name)?.value;
  const labelledBy = given('aria-labelledby');
  if (typeof labelledBy === 'string') return `#${labelledBy}`;
  const label = given('aria-label');
  if (typeof label === 'string') return label;
  return rest.some(({ isSpread }) => isSpread) ? undefined : landmark;
}

/** Reports what a renderer may throw. Anything else is a bug, and thrown on. */
function explainFailure(error: unknown, { bound, place, range }: Control): Problem {
  if (error instanceof PathFailure) {
    const path = bound.find(({ name }) => name === 'path');
    const { page, reason } = error;
    return problem('path-failed', path?.range ?? place, { binding: path?.binding, page, reason });
  }
  // V8 has no other mark for a string that is too long.
  if (error instanceof RangeError && error.message === 'Invalid string length')
    return problem('page-too-large', range, { limit: MAX_LENGTH });
  throw error;
}
