import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, LanguageSupport, LRLanguage, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { parser } from '@lezer/html';
import type { PaginationDiagnostic } from '../src/index.js';
import { completeAttributes } from './complete.js';
import { laidOut } from './lines.js';

/** HTML alone: the languages of scripts and styles would double the size of the editor. */
const htmlLanguage = LRLanguage.define({ name: 'html', parser });

const shared: readonly Extension[] = [
  new LanguageSupport(htmlLanguage),
  syntaxHighlighting(classHighlighter),
  EditorView.lineWrapping,
];

/** Tells of a change of the text, and of one of the cursor. */
export type OnUpdate = (changed: { readonly text: boolean; readonly cursor: boolean }) => void;

/**
 * Creates the editor of the template. The Tab key still moves the focus, or keyboard users could not leave.
 *
 * @param label its name, as assistive technology reads it
 */
export function createEditor(parent: Element, label: string, text: string, onUpdate: OnUpdate): EditorView {
  return new EditorView({
    parent,
    doc: text,
    extensions: [
      ...shared,
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      completeAttributes,
      bracketMatching(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
      EditorView.updateListener.of(({ docChanged, selectionSet }) => {
        if (docChanged || selectionSet) onUpdate({ text: docChanged, cursor: selectionSet });
      }),
    ],
  });
}

/** Makes a view of a text that can be read and copied, and scrolled with the keyboard. */
export function createViewer(parent: Element, label: string): EditorView {
  return new EditorView({
    parent,
    extensions: [
      ...shared,
      laidOut,
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true', tabindex: '0' }),
    ],
  });
}

/**
 * Puts another text into a view.
 *
 * @returns whether it is another one
 */
export function setText(view: EditorView, text: string): boolean {
  const { doc } = view.state;
  if (doc.toString() === text) return false;
  view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
  return true;
}

/** Marks the places of problems. */
export function markProblems(view: EditorView, diagnostics: readonly PaginationDiagnostic[]): void {
  const marks = diagnostics.map(({ severity, message, hint, start, end }) => ({
    severity,
    from: start.offset,
    to: end.offset,
    message: hint === undefined ? message : `${message} ${hint}`,
  }));
  view.dispatch(setDiagnostics(view.state, marks));
}

/** Goes to a place, and selects what is there. */
export function goTo(view: EditorView, start: number, end: number): void {
  view.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true });
  view.focus();
}
