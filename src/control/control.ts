import { bindControl } from '../attributes/bind.js';
import type { Control } from '../attributes/checked-control.js';
import { LANDMARK_NAMES } from '../attributes/names.js';
import { totalNames, type ResolvedAttributes } from '../attributes/schema.js';
import { escapeHtml } from '../base/escape.js';
import type { Source } from '../base/source.js';
import { MAX_LENGTH } from '../base/text.js';
import { resolveNumbers } from '../base/window.js';
import { problem, type Problem, type Report } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import type { Labels } from '../options/labels.js';
import { english, labelsFor } from '../options/locales.js';
import type { ResolvedOptions } from '../options/render-options.js';
import { createRender, PathFailure, type Render } from './render.js';
import type { createSnippet } from './snippet.js';
import type { Unknown } from './specialize.js';
import { isPlain, type ThemedControl } from './themed-control.js';
import type { Values } from './text.js';

export interface PreparedControl {
  /** Renders it with data for its bindings, or reports why it cannot. */
  readonly render: (data: unknown, report: Report) => string | undefined;
  /** The landmark's name; undefined if there is no landmark, or its name is known only in the rendered page. */
  readonly landmark: string | undefined;
}

/** What the controls of a template share. */
interface RenderContext {
  readonly source: Source;
  readonly themed: ThemedControl;
  /** The `lang` of the document, if it has one. */
  readonly documentLanguage: string | undefined;
  readonly options: ResolvedOptions;
  /** Compiles controls with template code. Apart, because `renderPagination` needs no template languages. */
  readonly compile?: typeof createSnippet;
  /** Whether it is rendered for many requests. Otherwise no renderer is kept, because each is large. */
  readonly isReused: boolean;
}

export function prepareControl(checked: Control, context: RenderContext): PreparedControl {
  const { options, isReused } = context;
  const { dialect } = options;
  const labels = chooseLabels(checked, context);
  // The author's page label takes effect in every theme.
  const page_label = checked.attributes.page_label ?? options.labels.page;
  const control = { ...checked, attributes: { ...checked.attributes, page_label } };
  const rest = restOf(checked, labels, dialect);
  const valuesOf = (attributes: ResolvedAttributes): Values => ({
    attributes,
    labels,
    rest,
    schemes: options.schemes,
  });
  const isHidden = (attributes: ResolvedAttributes): boolean =>
    (attributes.single_page ?? options.singlePage) === 'hide' && isKnownToBeSingle(control, attributes);
  // The choices of a list of sizes are drawn when they are known.
  const isShaped = checked.bound.some(({ name }) => name === 'page_sizes');
  let kept: Render | undefined;
  return {
    landmark:
      checked.bound.length === 0 && isHidden(control.attributes) ? undefined : landmarkOf(checked, labels),
    render(data, report) {
      const attributes = bindControl(control, data, options, report);
      if (attributes === undefined) return undefined;
      if (isHidden(attributes)) return '';
      const values = valuesOf(attributes);
      try {
        if (isReused && !isShaped) kept ??= chooseRender(control, valuesOf(control.attributes), context);
        // With the data, every value is known.
        const render = kept ?? chooseRender({ ...control, bound: [] }, values, context);
        return render(values);
      } catch (error) {
        return report(explainFailure(error, control));
      }
    },
  };
}

/** Uses the theme's renderer if all values are known and plain; otherwise specializes the control. */
function chooseRender(control: Control, values: Values, context: RenderContext): Render {
  const { themed, source, options, compile } = context;
  const { listKind, bound, dynamic, links } = control;
  const { dialect } = options;
  if (bound.length === 0 && links.length === 0 && dialect === undefined && isPlain(values.attributes))
    return themed[listKind].render();
  const component = themed[listKind].component();
  const open = new Set<Unknown>(bound.map(({ name }) => name));
  const known = { listKind, values, open, links, escape: escapeFor(dialect) };
  if (dynamic.length === 0) return createRender(component, known);
  if (compile === undefined) throw new Error('Only a template has code in a tag.');
  return compile(component, known, control, source, options);
}

/**
 * Escapes text for HTML and for the template's language. ERB, Jinja and others read lines that begin with certain
 * characters as code, so no text begins a line.
 */
function escapeFor(dialect: Dialect | undefined): (text: string) => string {
  if (dialect === undefined) return escapeHtml;
  const { escape = String } = dialect.syntax;
  return (text) => escape(escapeHtml(text)).replaceAll('\n', '&#10;');
}

/** Whether the list has one page. A total that the template computes is unknown here. */
function isKnownToBeSingle({ listKind, dynamic }: Control, attributes: ResolvedAttributes): boolean {
  const isOpen = dynamic.some(({ name }) => (totalNames as readonly string[]).includes(name));
  return listKind === 'pages' && !isOpen && resolveNumbers(attributes).last === 1;
}

/** The literal value of an attribute of the container. */
function literalOf(rest: Control['rest'], name: string): string | undefined {
  const value = rest.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The caller's labels, completed by those for the language of the tag, the caller or the document. */
function chooseLabels({ rest }: Control, { documentLanguage, options }: RenderContext): Labels {
  const languages = [literalOf(rest, 'lang'), options.locale ?? documentLanguage];
  const labels = languages.map((tag) => (tag === undefined ? undefined : labelsFor(tag))).find(Boolean);
  return { ...(labels ?? english), ...options.labels };
}

/** Adds the landmark's name to attributes with a spread, unless the spread sets one when the page is rendered. */
function restOf({ rest }: Control, labels: Labels, dialect: Dialect | undefined): Control['rest'] {
  const spreads = rest.filter(({ isSpread }) => isSpread).map(({ markup }) => markup);
  if (spreads.length === 0 || rest.some(({ name }) => LANDMARK_NAMES.includes(name))) return rest;
  const value = escapeHtml(labels.landmark);
  const markup = dialect?.syntax.unlessSpread?.('aria-label', value, LANDMARK_NAMES, spreads) ?? '';
  return [{ name: 'aria-label', value: null, markup }, ...rest];
}

/** The landmark's name, or the ids of the elements that name it. */
function landmarkOf({ rest }: Control, { landmark }: Labels): string | undefined {
  const labelledBy = literalOf(rest, 'aria-labelledby');
  if (labelledBy !== undefined) return `#${labelledBy}`;
  return literalOf(rest, 'aria-label') ?? (rest.some(({ isSpread }) => isSpread) ? undefined : landmark);
}

/** Reports the expected errors of a renderer, and rethrows others. */
function explainFailure(error: unknown, { bound, place, range }: Control): Problem {
  if (error instanceof PathFailure) {
    const path = bound.find(({ name }) => name === 'path');
    const { page, reason } = error;
    return problem('path-failed', path?.range ?? place, { binding: path?.binding, page, reason });
  }
  // V8 identifies this error only by its message.
  if (error instanceof RangeError && error.message === 'Invalid string length')
    return problem('page-too-large', range, { limit: MAX_LENGTH });
  throw error;
}
