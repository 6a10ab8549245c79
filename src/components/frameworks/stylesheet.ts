/** How a framework links the stylesheet of a theme. */

/** Where the framework looks for the file, and the lines that link it. */
interface LinkedFile {
  readonly file: string;
  readonly lines: readonly string[];
}

/** A bundler takes it from the package, or from the directory of components. */
interface ImportedFile {
  /** That directory, in an `import`. */
  readonly from: string;
}

export type Stylesheet = LinkedFile | ImportedFile;

/** Makes the stylesheet of a framework that has a directory of static files. */
export function linked(file: string, href: string, ...before: readonly string[]): Stylesheet {
  return { file, lines: [...before, `<link rel="stylesheet" href="${href}">`] };
}
