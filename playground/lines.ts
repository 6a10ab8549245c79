import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState, Extension, Range } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { element } from './elements.js';

/** The elements that show each child on a separate line. */
const CONTAINERS = ['nav', 'ul', 'ol', 'div'];

/** How long the parser may take, in ms; without its tree, the lines are not changed. */
const PATIENCE = 200;

/** Lays out what is in every `<nav>` in lines. They are only shown: the text has no more characters than before. */
export const laidOut: Extension = EditorView.decorations.compute(['doc'], (state) =>
  Decoration.set(findBreaks(state)),
);

function findBreaks(state: EditorState): Range<Decoration>[] {
  const breaks: Range<Decoration>[] = [];
  /** The names of the elements that are open from a `<nav>` on. */
  const open: string[] = [];
  ensureSyntaxTree(state, state.doc.length, PATIENCE)?.iterate({
    enter({ name, from, node }) {
      const parent = open.at(-1) ?? '';
      const isEnd = name === 'CloseTag';
      const abuts = state.sliceDoc(from - 1, from) === '>';
      if ((isEnd || name === 'Element') && CONTAINERS.includes(parent) && abuts) {
        const indent = /^ */.exec(state.doc.lineAt(from).text)?.[0].length ?? 0;
        const depth = open.length - (isEnd ? 1 : 0);
        breaks.push(Decoration.widget({ widget: new Break(indent + 2 * depth), side: -1 }).range(from));
      }
      if (name !== 'Element') return;
      const tag = node.firstChild?.getChild('TagName');
      const opened = tag ? state.sliceDoc(tag.from, tag.to).toLowerCase() : '';
      if (open.length > 0 || opened === 'nav') open.push(opened);
    },
    leave({ name }) {
      if (name === 'Element') open.pop();
    },
  });
  return breaks;
}

/** The end of a line, and the indentation of the next one in characters. */
class Break extends WidgetType {
  constructor(private readonly indent: number) {
    super();
  }

  override get lineBreaks(): number {
    return 1;
  }

  override eq(other: Break): boolean {
    return this.indent === other.indent;
  }

  toDOM(): HTMLElement {
    const space = element('span');
    space.style.paddingInlineStart = `${this.indent}ch`;
    return element('span', {}, element('br'), space);
  }
}
