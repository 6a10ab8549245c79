import { labelOf } from './choices.js';
import { createViewer, setText } from './editor.js';
import { byId } from './elements.js';
import { createFrameWriter, previewOf } from './preview.js';
import { compileTag, type Product } from './product.js';
import { copy } from './share.js';
import type { State } from './state.js';
import type { Tag } from '../src/tags/find-tags.js';

/** Shows what a template becomes. */
export type ShowProduct = (product: Product, state: State, isDark: boolean) => void;

/**
 * Creates the preview and the generated HTML, with its copy button.
 *
 * @param onLink receives the URL of a link that is followed in the preview
 * @param onForm receives the fields of a form that is sent there
 */
export function createOutput(onLink: (href: string) => void, onForm: (form: FormData) => void): ShowProduct {
  const writeFrame = createFrameWriter(byId('result', HTMLIFrameElement), onLink, onForm);
  const resultState = byId('result-state', HTMLElement);
  const showHtml = createHtml();
  return ({ page, html }, { theme, locale }, isDark) => {
    resultState.hidden = page !== undefined;
    if (page !== undefined) writeFrame(previewOf(page, { theme, locale, isDark }));
    showHtml(html);
  };
}

function createHtml(): (html: string | undefined) => void {
  const box = byId('html', HTMLElement);
  const state = byId('html-state', HTMLElement);
  const button = byId('copy', HTMLButtonElement);
  const copied = byId('copied', HTMLElement);
  const viewer = createViewer(box, 'Generated HTML');
  button.addEventListener('click', () => {
    const text = viewer.state.doc.toString();
    const refused = 'The browser did not allow copying. Select the HTML and copy it.';
    void copy(text, copied, 'HTML copied.', refused);
  });
  return (html) => {
    box.hidden = html === undefined;
    state.hidden = html !== undefined;
    button.disabled = html === undefined;
    // The copied text is no longer the one shown.
    if (setText(viewer, html ?? '')) copied.textContent = '';
  };
}

/** Creates the view of a tag with variables of the template language, and of what it becomes. */
export function createSample(): (state: State, tag: Tag | undefined) => void {
  const box = byId('compiled', HTMLElement);
  const title = byId('compiled-title', HTMLElement);
  const tagViewer = createViewer(byId('sample-tag', HTMLElement), 'Tag with variables');
  const snippetViewer = createViewer(byId('snippet', HTMLElement), 'Compiled tag');
  return (state, tag) => {
    const sample = tag && compileTag(state, tag);
    box.hidden = sample === undefined;
    title.textContent = `With page numbers from ${labelOf('dialect', state.dialect)}`;
    setText(tagViewer, sample?.tag ?? '');
    setText(snippetViewer, sample?.snippet ?? '');
  };
}
