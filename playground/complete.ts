import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { schema, schemaNames } from '../src/attributes/schema.js';
import { tagsOf } from './tags.js';

/**
 * The attributes that a tag does not have yet.
 *
 * @param text the template
 * @param cursor offset in it
 * @returns the names and where the written beginning of one is; undefined where no name can be
 */
export function completionsAt(text: string, cursor: number) {
  const tag = tagsOf(text, 'html').find(({ startTag: { start, end } }) => start < cursor && cursor < end);
  // A name begins after white space, and outside a value.
  const [, name] = /\s([\w:-]*)$/.exec(text.slice(tag?.startTag.start, cursor)) ?? [];
  if (tag === undefined || name === undefined) return undefined;
  const from = cursor - name.length;
  const others = tag.attributes.filter(({ range }) => range.start !== from);
  if (others.some(({ range }) => range.start < cursor && cursor < range.end)) return undefined;
  const names = schemaNames.filter((one) => !others.some((other) => other.name === one));
  return { from, names };
}

/** Completes the names of attributes: a listbox, whose chosen option is announced, and which Enter takes. */
export const completeAttributes: Extension = autocompletion({
  icons: false,
  override: [
    ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
      const found = completionsAt(state.doc.toString(), pos);
      if (found === undefined || (found.from === pos && !explicit)) return null;
      return { from: found.from, options: found.names.map(optionOf), validFor: /^[\w-]*$/ };
    },
  ],
});

function optionOf(name: (typeof schemaNames)[number]): Completion {
  const { type, summary } = schema[name];
  const info = summary.replaceAll('`', '');
  if (type === 'boolean') return { label: name, info };
  const insert = `${name}=""`;
  const apply = (view: EditorView, _: Completion, from: number, to: number): void => {
    // The cursor goes between the quotation marks.
    view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length - 1 } });
  };
  return { label: name, info, apply };
}
