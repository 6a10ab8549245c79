import { bindControl } from '../attributes/bind.js';
import type { Control } from '../attributes/check-attributes.js';
import { LANDMARK_NAMES } from '../attributes/names.js';
import { totalNames, type ResolvedAttributes } from '../attributes/schema.js';
import { escapeHtml } from '../base/escape.js';
import type { Source } from '../base/source.js';
import { MAX_LENGTH } from '../base/text.js';
import { settleNumbers } from '../base/window.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import type { Labels } from '../options/labels.js';
import { english, labelsFor } from '../options/locales.js';
import type { ResolvedOptions } from '../options/options.js';
import { createRender, PathFailure, type Render } from './render.js';
import { createSnippet } from './snippet.js';
import type { Unknown } from './specialize.js';
import type { ThemedControl } from './themed-control.js';
import type { Values } from './wording.js';

/** A control, ready to be rendered. */
export interface PreparedControl {
  /** Renders it with data for its bindings; or gives the reasons why that fails. */
  readonly render: (data: unknown) => string | Problem[];
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
  /** Whether it is rendered for many requests. Else no renderer is kept: there may be many controls, each with a large one. */
  readonly isReused: boolean;
}

/** Prepares a checked control to be rendered. */
export function prepareControl(checked: Control, template: Template): PreparedControl {
  const { options, isReused } = template;
  const { dialect } = options;
  const labels = chooseLabels(checked, template);
  // An author who gives a page label wants it spoken, whatever the theme does.
  const page_label = checked.attributes.page_label ?? options.labels.page;
  const control = { ...checked, attributes: { ...checked.attributes, page_label } };
  const rest = restOf(checked, labels, dialect);
  const valuesOf = (attributes: ResolvedAttributes): Values => ({ attributes, labels, rest });
  let kept: Render | undefined;
  return {
    landmark: landmarkOf(checked, labels),
    render(data) {
      const attributes = bindControl(control, data);
      if (Array.isArray(attributes)) return attributes;
      if (options.singlePage === 'hide' && isKnownToBeSingle(control, attributes)) return '';
      const values = valuesOf(attributes);
      try {
        if (isReused) kept ??= chooseRender(control, valuesOf(control.attributes), template);
        // Once the data is there, all is known.
        const render = kept ?? chooseRender({ ...control, bound: [] }, values, template);
        return render(values);
      } catch (error) {
        return [explainFailure(error, control)];
      }
    },
  };
}

/** Where nothing more is to come, the theme's renderer will do; for many requests, what is known is settled before. */
function chooseRender(control: Control, values: Values, { themed, source, options }: Template): Render {
  const { form, bound, coded, links } = control;
  const { dialect } = options;
  const { element, number_format } = values.attributes;
  const isPlain =
    element === 'a' && number_format === undefined && links.length === 0 && dialect === undefined;
  if (bound.length === 0 && isPlain) return themed[form].render();
  const component = themed[form].component();
  const open = new Set<Unknown>(bound.map(({ name }) => name));
  const known = { form, values, open, links, escape: escapeFor(dialect) };
  return coded.length > 0
    ? createSnippet(component, known, control, source, options)
    : createRender(component, known);
}

/**
 * Makes markup of a text, such that the template's language takes none of it for code. ERB, Jinja and others read lines
 * that begin with certain characters as code, so no text begins a line.
 */
function escapeFor(dialect: Dialect | undefined): (text: string) => string {
  if (dialect === undefined) return escapeHtml;
  const { escape = String } = dialect.syntax;
  return (text) => escape(escapeHtml(text)).replaceAll('\n', '&#10;');
}

/** Tells whether the list has one page. What the template computes is not known here. */
function isKnownToBeSingle({ form, coded }: Control, attributes: ResolvedAttributes): boolean {
  const isOpen = coded.some(({ name }) => (totalNames as readonly string[]).includes(name));
  return form === 'pages' && !isOpen && settleNumbers(attributes).last === 1;
}

/** The text that the author gives an attribute of the container. */
function textOf(rest: Control['rest'], name: string): string | undefined {
  const value = rest.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The labels of the language that the tag, the caller or the document names; the caller's own come first. */
function chooseLabels({ rest }: Control, { documentLanguage, options }: Template): Labels {
  const languages = [textOf(rest, 'lang'), options.locale ?? documentLanguage];
  const labels = languages.map((tag) => (tag === undefined ? undefined : labelsFor(tag))).find(Boolean);
  return { ...(labels ?? english), ...options.labels };
}

/** What is passed through, with the landmark's name where code among it may give another when the page is rendered. */
function restOf({ rest }: Control, labels: Labels, dialect: Dialect | undefined): Control['rest'] {
  const spreads = rest.filter(({ isSpread }) => isSpread).map(({ markup }) => markup);
  if (spreads.length === 0 || rest.some(({ name }) => LANDMARK_NAMES.includes(name))) return rest;
  const value = escapeHtml(labels.landmark);
  const markup = dialect?.syntax.unlessSpread?.('aria-label', value, LANDMARK_NAMES, spreads) ?? '';
  return [{ name: 'aria-label', value: null, markup }, ...rest];
}

/** The landmark's name; where other elements name it, their ids. */
function landmarkOf({ rest }: Control, { landmark }: Labels): string | undefined {
  const labelledBy = textOf(rest, 'aria-labelledby');
  if (labelledBy !== undefined) return `#${labelledBy}`;
  return textOf(rest, 'aria-label') ?? (rest.some(({ isSpread }) => isSpread) ? undefined : landmark);
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
