/** The markup of a control, as a theme in HTML has it. */

/** The parts that every such theme marks. */
export const NEEDED = ['page', 'current', 'ellipsis', 'previous', 'next'] as const;

/** All parts that one may mark. */
export const MARKED = [...NEEDED, 'previous-disabled', 'next-disabled', 'summary', 'status'] as const;

export type MarkedPart = (typeof MARKED)[number];

/** An element of the sample, and what stands in it. */
export interface MarkupElement {
  readonly element: string;
  /** Values by name; without a value an empty text. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Markup[];
  readonly part?: MarkedPart;
}

/** An element, or a text that may have placeholders. */
export type Markup = MarkupElement | string;

/** What stands for the values of a control. `page` and `path` are those of the page that a part leads to. */
export const PLACEHOLDERS = ['page', 'path', 'page_label', 'previous_label', 'next_label'] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

const TOKEN = new RegExp(`:(${PLACEHOLDERS.join('|')})(?!\\w)`);

/**
 * Cuts a text at its placeholders.
 *
 * @example
 * cutMarkup('Page :page!') // ['Page ', { placeholder: 'page' }, '!']
 */
export function cutMarkup(text: string): (string | { readonly placeholder: Placeholder })[] {
  return text
    .split(TOKEN)
    .map((part, index) => (index % 2 === 0 ? part : { placeholder: part as Placeholder }));
}

/** Whether a text has placeholders that only links to pages have a value for. */
export function needsPage(text: string): boolean {
  return cutMarkup(text).some(
    (part) => typeof part === 'object' && !['previous_label', 'next_label'].includes(part.placeholder),
  );
}

/** What of an attribute is never a placeholder: class names may have colons. */
export function isVerbatim(attribute: string): boolean {
  return attribute === 'class' || attribute === 'style';
}
