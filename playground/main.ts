import type { PaginationDiagnostic } from '../src/index.js';
import { createChoices, createExamples } from './choices.js';
import { createControls } from './controls.js';
import { createEditor, goTo, markProblems, setText } from './editor.js';
import { byId } from './elements.js';
import { attempt, explainFailure } from './failure.js';
import { createOutput, createSample } from './output.js';
import { countProblems, showProblems } from './problems.js';
import { produce, readData } from './product.js';
import { createScheme } from './scheme.js';
import { SavedPage } from './save.js';
import { copy } from './share.js';
import { createSlider } from './slider.js';
import { readState, start, writeState, type State } from './state.js';
import { createUse } from './use.js';
import { changeAttribute, numberInForm, pageOfLink, tagAt, tagsOf } from './tags.js';

/** How long to wait after a change before updating the URL, in ms. Browsers limit how often it may change. */
const PAUSE = 300;

/** The file that the page is saved as. */
const SAVED_NAME = 'pagination-playground.html';

/** Connects the editor, the controls and the preview. All that is shown follows from the state. */
class Playground {
  /** Copied before anything changes the page. */
  readonly #saved = new SavedPage();
  /** Updates everything after the current event: the editor accepts no changes while it makes one. */
  readonly #schedule = (): void => {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      attempt(() => {
        this.#update();
      });
    });
  };
  readonly #setAttribute = (name: string, value: string | null | undefined): void => {
    const tag = this.#currentTag();
    const change = tag && changeAttribute(this.#editor.state.doc.toString(), tag, name, value);
    if (change) this.#editor.dispatch({ changes: change });
  };

  readonly #choices = createChoices(this.#schedule);
  readonly #showProduct = createOutput(
    (href) => {
      this.#follow(href);
    },
    (form) => {
      this.#submit(form);
    },
  );
  readonly #showSample = createSample();
  readonly #showComponent = createUse();
  readonly #editor = createEditor(byId('editor', HTMLElement), 'Template', start.template, this.#schedule);
  readonly #scheme = createScheme(byId('scheme', HTMLSelectElement), this.#schedule);
  readonly #showTag = createControls(byId('attributes', HTMLElement), this.#setAttribute);
  readonly #slider = createSlider(
    byId('page', HTMLInputElement),
    byId('page-value', HTMLOutputElement),
    (page) => {
      this.#page = page;
      this.#schedule();
    },
    this.#setAttribute,
  );
  readonly #problems = byId('problems', HTMLElement);
  readonly #problemCount = byId('problem-count', HTMLElement);

  readonly #data = byId('data', HTMLTextAreaElement);
  readonly #dataProblem = byId('data-problem', HTMLElement);

  #page = start.page;
  #isScheduled = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    byId('share', HTMLButtonElement).addEventListener('click', () => {
      this.#share();
    });
    byId('save', HTMLButtonElement).addEventListener('click', () => {
      this.#saved.download(SAVED_NAME, writeState(this.#state()));
      byId('shared', HTMLElement).textContent =
        `Saved as ${SAVED_NAME}. It opens with all that you see here, except Colors.`;
    });
    this.#data.addEventListener('input', this.#schedule);
    createExamples((state) => {
      this.#take({ ...start, theme: this.#state().theme, ...state });
    });
    addEventListener('hashchange', () => {
      this.#restore();
    });
    this.#restore();
  }

  #state(): State {
    return {
      template: this.#editor.state.doc.toString(),
      ...this.#choices.values(),
      page: this.#page,
      data: this.#data.value,
    };
  }

  /** Takes the state from the URL, or else the one that the page was saved with. */
  #restore(): void {
    const state = readState(location.hash);
    if (state === undefined && location.hash.length > 1)
      byId('shared', HTMLElement).textContent = 'The link is incomplete, so nothing of it is shown.';
    this.#take(state ?? readState(this.#saved.state) ?? start);
  }

  #take(state: State): void {
    this.#choices.set(state);
    this.#page = state.page;
    this.#data.value = state.data;
    setText(this.#editor, state.template);
    this.#schedule();
  }

  #currentTag(): ReturnType<typeof tagAt> {
    const { template, dialect } = this.#state();
    return tagAt(tagsOf(template, dialect), this.#editor.state.selection.main.head);
  }

  /** Writes an attribute's name in place of a misspelled one. */
  #fix(name: string, { start: { offset } }: PaginationDiagnostic): void {
    const text = this.#editor.state.doc.toString();
    const written = /^[^\s=/>]*/.exec(text.slice(offset))?.[0] ?? '';
    this.#editor.dispatch({ changes: { from: offset, to: offset + written.length, insert: name } });
    this.#editor.focus();
  }

  /** Goes to the page that a link in the preview leads to. */
  #follow(href: string): void {
    const tag = this.#currentTag();
    const page = tag && pageOfLink(tag, href);
    if (page !== undefined) this.#slider.set(page);
  }

  /** Goes to the page that a form in the preview asks for, or to the first page of the size that it asks for. */
  #submit(form: FormData): void {
    const tag = this.#currentTag();
    if (tag === undefined) return;
    const size = numberInForm(tag, 'page_size', form);
    const isWritten = tag.attributes.some(
      ({ name, value }) => name === 'page_size' && /^\d+$/.test(value ?? ''),
    );
    if (size !== undefined && isWritten) this.#setAttribute('page_size', String(size));
    this.#slider.set(numberInForm(tag, 'page', form) ?? 1);
  }

  #update(): void {
    const state = this.#state();
    const tag = this.#currentTag();
    const product = produce(state);
    const { diagnostics } = product;
    markProblems(this.#editor, diagnostics);
    this.#problemCount.textContent = countProblems(diagnostics);
    showProblems(
      this.#problems,
      diagnostics,
      ({ start, end }) => {
        goTo(this.#editor, start.offset, end.offset);
      },
      (name, diagnostic) => {
        this.#fix(name, diagnostic);
      },
    );
    this.#dataProblem.hidden = readData(state.data) !== undefined;
    this.#showProduct(product, state, this.#scheme.isDark());
    this.#showSample(state, tag);
    this.#showComponent(state);
    this.#showTag(tag, diagnostics);
    this.#slider.show(tag, state.page, readData(state.data));
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#keepUrl();
    }, PAUSE);
  }

  #keepUrl(): void {
    clearTimeout(this.#pause);
    history.replaceState(null, '', `#${writeState(this.#state())}`);
  }

  #share(): void {
    this.#keepUrl();
    const status = byId('shared', HTMLElement);
    const isLocal = ['127.0.0.1', 'localhost', ''].includes(location.hostname);
    const done = isLocal
      ? 'Link copied. It works on this computer only. For others, save the page as a file.'
      : 'Link copied.';
    void copy(location.href, status, done, 'The link is in the address bar.');
  }
}

addEventListener('error', ({ error }) => {
  explainFailure(error);
});
attempt(() => {
  new Playground();
});
