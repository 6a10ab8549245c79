/** The pages of a list, as a program gives them to a tag. */
export interface Pager {
  /** The number of the current page, from 1. */
  readonly page: number;
  /** The number of pages. */
  readonly pages: number;
  /** Gives the address of a page. Buttons without `:path` need none. */
  readonly href?: ((page: number) => string) | undefined;
}

/**
 * What the attribute `pager` stands for: the values of these attributes, as a tag of the language has them. `:pager` is
 * the author's code, and `:page` the number of a page.
 *
 * @example
 * { total_pages: '{{ :pager.pages }}', current_page: '{{ :pager.page }}', path: "{{ :pager.url(':page') }}" }
 */
export interface PagerRow {
  readonly total_pages: string;
  readonly current_page: string;
  readonly path: string;
  /** The path of page 1, where it has no number. */
  readonly first_path?: string | undefined;
}

/** A row of the table of paginators. */
export interface KnownPagerRow extends PagerRow {
  /** Whose paginator it is, with the versions that it is for. */
  readonly label: string;
  /** The code that authors have it under, for messages and documentation. */
  readonly example: string;
}
