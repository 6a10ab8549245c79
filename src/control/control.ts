import { bindControl } from '../attributes/bind.js';
import { hasCode, rangeOf, type Control } from '../attributes/checked-control.js';
import { known, splitGiven } from '../attributes/given.js';
import type { RestAttribute } from '../attributes/passed-attributes.js';
import type { BoundAttribute } from '../attributes/tag-attribute.js';
import { LANDMARK_NAMES } from '../attributes/names.js';
import { totalNames, type ResolvedAttributes } from '../attributes/schema.js';
import { show } from '../attributes/values.js';
import {
  escapeForFile,
  escapeHtml,
  escapeMark,
  escapeMarkdown,
  markdownSigns,
  NO_SIGNS,
} from '../base/escape.js';
import type { Source } from '../base/source.js';
import { MAX_LENGTH } from '../base/text.js';
import { resolveNumbers } from '../base/window.js';
import { problem, type Problem, type Report } from '../diagnostics/diagnostic.js';
import { withOwn, type KnownLabels } from '../options/labels.js';
import { english, labelsFor } from '../options/locales.js';
import type { Dialect } from '../dialects/dialect.js';
import type { ResolvedOptions } from '../options/render-options.js';
import { MarkFailure } from '../program/marks.js';
import type { Syntax } from '../program/syntax.js';
import { isMarkdown, isMdx } from '../regions/markdown.js';
import type { FixedText } from '../themes/tree.js';
import { namingAttribute } from './component.js';
import { createRender, PathFailure, type Render } from './render.js';
import type { createSnippet } from './snippet.js';
import type { Escape, Unknown } from './specialize.js';
import { isPlain, type ThemedControl } from './themed-control.js';
import { pieceText, type Values } from './text.js';

export interface PreparedControl {
  /** Renders it with data for its bindings, or reports why it cannot. */
  readonly render: (data: unknown, report: Report) => string | undefined;
  /** The landmark's name; undefined if there is no landmark, or its name is known only in the rendered page. */
  readonly landmark: string | undefined;
  readonly isBound: boolean;
}

interface RenderContext {
  readonly source: Source;
  readonly themed: ThemedControl;
  readonly documentLanguage: string | undefined;
  readonly options: ResolvedOptions;
  /** Compiles controls with template code. Apart, because `renderPagination` needs no template languages. */
  readonly compile?: typeof createSnippet;
  /** Whether Markdown reads the text in the control, because it is in a line of text. */
  readonly isInLine?: boolean;
  /** Whether it is rendered for many requests. Otherwise no renderer is kept, because each is large. */
  readonly isReused: boolean;
}

export function prepareControl(control: Control, context: RenderContext): PreparedControl {
  const { options, isReused } = context;
  const labels = chooseLabels(control, context);
  const { values: first, bound } = splitGiven(control.attributes);
  const naming = namingOf({ attributes: first, labels, rest: [], schemes: [] }, options);
  const rest = restOf(control, naming, context);
  const valuesOf = (attributes: ResolvedAttributes): Values => ({
    // The author's page label takes effect in every theme.
    attributes:
      attributes.page_label === undefined && options.labels.page !== undefined
        ? { ...attributes, page_label: options.labels.page }
        : attributes,
    labels,
    rest,
    schemes: options.schemes,
  });
  const isHidden = (attributes: ResolvedAttributes): boolean =>
    (attributes.single_page ?? options.singlePage) === 'hide' && isKnownToBeSingle(control, attributes);
  const bind = bindControl(control, bound, first, options);
  // The choices of a list of sizes are drawn when they are known.
  const isShaped = control.attributes.page_sizes.kind === 'bound';
  let kept: Render | undefined;
  return {
    landmark: bound.length === 0 && isHidden(first) ? undefined : landmarkOf(control, naming),
    isBound: bound.length > 0,
    render(data, report) {
      const attributes = bind(data, report);
      if (attributes === undefined) return undefined;
      if (isHidden(attributes)) return '';
      const values = valuesOf(attributes);
      try {
        if (isReused && !isShaped) kept ??= chooseRender(control, valuesOf(first), bound, context);
        // With the data, every value is known.
        const render = kept ?? chooseRender(control, values, [], context);
        return render(values);
      } catch (error) {
        return report(explainFailure(error, control, options));
      }
    },
  };
}

/**
 * Uses the theme's renderer if all values are known and plain; otherwise specializes the control.
 *
 * @param bound the attributes whose values come with each request
 */
function chooseRender(
  control: Control,
  values: Values,
  bound: readonly BoundAttribute[],
  context: RenderContext,
): Render {
  const { themed, source, options, compile } = context;
  const { listKind, links } = control;
  const { dialect, file } = options;
  const isHtml = dialect === undefined && !isMarkdown(file) && escapeForFile(file) === undefined;
  if (bound.length === 0 && links.length === 0 && isHtml && isPlain(values.attributes))
    return themed[listKind].render();
  const component = themed[listKind].component();
  const open = new Set<Unknown>(bound.map(({ name }) => name));
  const drawn = { listKind, values, open, links, escape: escapeFor(options) };
  if (!hasCode(control)) return createRender(component, drawn);
  const syntax = syntaxFor(context);
  if (compile === undefined || syntax === undefined) throw new Error('Only a template has code in a tag.');
  return compile(component, drawn, control, source, syntax, options.singlePage);
}

/** The syntax of the template. In Markdown, what code prints is part of the control, if the language has a way. */
function syntaxFor({ options: { dialect, file }, isInLine = false }: RenderContext): Syntax | undefined {
  const syntax = dialect?.syntax;
  if (syntax?.inMarkdown === undefined || !isMarkdown(file)) return syntax;
  const { inText = String, inMarkdown } = syntax;
  const signs = (isAttribute: boolean) => (isInLine ? markdownSigns(isAttribute, isMdx(file)) : NO_SIGNS);
  return {
    ...syntax,
    inText: (code) => inMarkdown(inText(code), signs(false)),
    inAttribute: (code) => inMarkdown(code, signs(true)),
  };
}

/**
 * Escapes text for HTML, and for the languages that read the page after us. ERB, Jinja and others read lines that begin
 * with certain characters as code, so no text begins a line.
 */
function escapeFor({ dialect, file }: ResolvedOptions): Escape {
  const escape = dialect ? dialect.syntax.escape : escapeForFile(file);
  const inTemplate = (text: string): string => (escape ?? String)(escapeHtml(text)).replaceAll('\n', '&#10;');
  const inHtml = dialect === undefined && escape === undefined ? escapeHtml : inTemplate;
  const isInMdx = isMdx(file);
  if (!isMarkdown(file)) return inHtml;
  return (text, isAttribute) => escapeMarkdown(text, isAttribute, isInMdx, inHtml);
}

/**
 * Whether the list has one page. What the template computes is unknown here: a total or, in a list without one, the
 * current page, because that is the last page if none follows.
 */
function isKnownToBeSingle(control: Control, attributes: ResolvedAttributes): boolean {
  const hasTotal = attributes.total_pages !== undefined || attributes.total_items !== undefined;
  const deciding = hasTotal ? totalNames : ([...totalNames, 'current_page'] as const);
  const isComputed = deciding.some((name) => control.attributes[name].kind === 'dynamic');
  return control.listKind === 'pages' && !isComputed && resolveNumbers(attributes).last === 1;
}

function literalOf(rest: Control['rest'], name: string): string | undefined {
  const value = rest.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The caller's labels, completed by those for the language of the tag, the caller or the document. */
function chooseLabels({ rest }: Control, { documentLanguage, options }: RenderContext): KnownLabels {
  const own = literalOf(rest, 'lang') ?? literalOf(rest, 'xml:lang');
  const languages = [own, options.locale ?? documentLanguage];
  const labels = languages.map((tag) => (tag === undefined ? undefined : labelsFor(tag))).find(Boolean);
  return withOwn(labels ?? english, options.labels);
}

/** The attribute that names the landmark, and its value. */
type Naming = readonly [name: string, text: string];

/** What names the landmark, unless the tag does. */
function namingOf(values: Values, { theme }: ResolvedOptions): Naming {
  const { name, value } = namingAttribute(theme.sample?.attributes ?? []);
  const texts = value.map((one) => (typeof one === 'string' ? one : pieceText(one as FixedText, values)));
  return [name, texts.join('')];
}

/**
 * The attributes that are passed through. Adds the landmark's name to those with a spread, unless the spread sets one when the page
 * is rendered.
 */
function restOf({ rest: passed }: Control, [name, text]: Naming, context: RenderContext): Control['rest'] {
  const { dialect } = context.options;
  const { inAttribute } = syntaxFor(context) ?? {};
  const rest = inAttribute === undefined ? passed : passed.map((one) => withCode(one, inAttribute));
  const spreads = rest.filter(({ isSpread }) => isSpread).map(({ markup }) => markup);
  if (spreads.length === 0 || rest.some(({ name }) => LANDMARK_NAMES.includes(name))) return rest;
  const markup = dialect?.syntax.unlessSpread?.(name, escapeHtml(text), LANDMARK_NAMES, spreads) ?? '';
  return [{ name, value: null, markup }, ...rest];
}

function withCode(passed: RestAttribute, inAttribute: (source: string) => string): RestAttribute {
  const { name, markup, dynamic } = passed;
  if (dynamic === undefined) return passed;
  const mark = dynamic.find((piece) => 'source' in piece)?.mark ?? '"';
  const value = dynamic.map((piece) =>
    'source' in piece ? inAttribute(piece.source) : escapeMark(escapeHtml(piece.text), mark),
  );
  return { ...passed, markup: `${markup.slice(0, name.length)}=${mark}${value.join('')}${mark}` };
}

/** The landmark's name, or the attribute with the ids of the elements that name it. */
function landmarkOf({ rest }: Control, [own, words]: Naming): string | undefined {
  const given = ['aria-labelledby', 'aria-label'].find((name) => literalOf(rest, name) !== undefined);
  if (given === undefined && rest.some(({ isSpread }) => isSpread)) return undefined;
  const name = given ?? own;
  const text = literalOf(rest, name) ?? words;
  return name === 'aria-label' ? `"${text}"` : `${name}="${text}"`;
}

/** Reports the expected errors of a renderer, and rethrows others. */
function explainFailure(error: unknown, control: Control, { dialect }: ResolvedOptions): Problem {
  const { attributes, place, range } = control;
  const { path } = attributes;
  if (error instanceof PathFailure) {
    const bound = path.kind === 'bound' ? path : undefined;
    const { page, reason } = error;
    return problem('path-failed', bound?.range ?? place, { binding: bound?.binding, page, reason });
  }
  if (error instanceof MarkFailure && dialect !== undefined) return explainMarks(error, control, dialect);
  // V8 identifies this error only by its message.
  if (error instanceof RangeError && error.message === 'Invalid string length')
    return problem('page-too-large', range, { limit: MAX_LENGTH });
  throw error;
}

function explainMarks(
  { attribute: name, single, double }: MarkFailure,
  control: Control,
  dialect: Dialect,
): Problem {
  const { label: language, examples } = dialect;
  if (double === undefined) {
    const value = show(known(control.attributes.number_format));
    const values = { fault: 'mark', value, language } as const;
    return problem('number-format-in-code', rangeOf(control, 'number_format'), values);
  }
  const values = { name, value: show(single), fault: 'marks', examples, detail: show(double) } as const;
  return problem('invalid-expression', control.place, values);
}
