/** A fenced block of code in a page of the documentation. */
export interface CodeBlock {
  /** The first word after the fence; empty if there is none. */
  readonly language: string;
  /** The other words after the fence: a test finds the block by it. */
  readonly name: string;
  /** The text of the comment right before the block, such as `not run: a diagram`. */
  readonly mark: string | undefined;
  /** The code, without the line end of its last line. */
  readonly text: string;
  /** The number of the line of the fence, from 1. */
  readonly line: number;
}

/**
 * Reads the blocks of a page.
 *
 * @returns the blocks, and the page without them
 */
export function readCodeBlocks(page: string): { blocks: CodeBlock[]; prose: string } {
  const blocks: CodeBlock[] = [];
  const prose = page.replace(
    /(?:^ *<!-- ([^\n]*?) -->\n+)?^( *)(`{3,})(\S*) *(.*)\n([^]*?)^\2\3 *$\n?/gm,
    (
      _all,
      mark: string | undefined,
      _indent,
      _fence,
      language: string,
      name: string,
      text: string,
      at: number,
    ) => {
      const before = page.slice(0, page.indexOf('```', at));
      blocks.push({ language, name, mark, text: text.trimEnd(), line: before.split('\n').length });
      return '';
    },
  );
  return { blocks, prose };
}
