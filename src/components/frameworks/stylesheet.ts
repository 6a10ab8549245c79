/** How a framework gets the styles of a theme. */

/** An element of a single-file component whose rules count for the whole page, so that a class of the page wins over them. */
export interface StyleElement {
  readonly start: readonly string[];
  readonly end: readonly string[];
  /** How the formatter of the language indents rules. */
  readonly indent: string;
}

export type Stylesheet = (
  | /** Where the framework looks for the file, and the lines that link it. */
    { readonly file: string; readonly lines: readonly string[] }
    /** A bundler takes it from the package, or from the directory of components, as an `import` names it. */
  | { readonly from: string }
) & {
  /** Holds the styles of the default theme in the files of a component. Not set: they are in a stylesheet. */
  readonly element?: StyleElement;
};

/** Makes the stylesheet of a framework that has a directory of static files. */
export function linked(file: string, href: string, ...before: readonly string[]): Stylesheet {
  return { file, lines: [...before, `<link rel="stylesheet" href="${href}">`] };
}
