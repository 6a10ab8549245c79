/** The pages of a list, as a program passes them to a tag. */
export interface Pager {
  /** The current page number, starting at 1. As a `current_page`, it may be whatever a visitor has sent. */
  readonly page: unknown;
  /** The number of pages. */
  readonly pages: number | bigint | string;
  /** Returns the URL of a page. Buttons without `:path` do not need it. */
  readonly href?: ((page: number) => string) | undefined;
}

/**
 * The attributes that `pager` stands for, with their values in the template language. `:pager` is replaced with the
 * author's code, and `:page` with a page number.
 *
 * @example
 * { total_pages: '{{ :pager.pages }}', current_page: '{{ :pager.page }}', path: "{{ :pager.url(':page') }}" }
 */
export interface PagerRow {
  readonly total_pages: string;
  readonly current_page: string;
  readonly path: string;
  /** The path of page 1, if it has no number. */
  readonly first_path?: string | undefined;
}

export interface KnownPagerRow extends PagerRow {
  /** The paginator's name and supported versions. */
  readonly label: string;
  /** Typical code for `:pager`, for messages and documentation. */
  readonly example: string;
}
