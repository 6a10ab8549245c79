import { dialects } from '../src/index.js';
import { createControls } from './controls.js';
import { createEditor, createViewer, goTo, markProblems, setText } from './editor.js';
import { byId } from './elements.js';
import { createFrameWriter, hasStyles, previewOf } from './preview.js';
import { countProblems, showProblems } from './problems.js';
import { compileTag, produce } from './product.js';
import { createScheme } from './scheme.js';
import { copy } from './share.js';
import { createSlider } from './slider.js';
import { choices, readState, start, writeState, type ChoiceName, type State } from './state.js';
import { changeAttribute, pageOfLink, tagAt, tagsOf } from './tags.js';

/** How long somebody pauses before the address follows what is typed, in ms: browsers limit how often it may change. */
const PAUSE = 300;

try {
  run();
} catch (error) {
  explainFailure(error);
}

/** Makes the page work. The editor holds the template, the selects hold the choices, and all else follows from these. */
function run(): void {
  const selects = {
    theme: byId('theme', HTMLSelectElement),
    locale: byId('locale', HTMLSelectElement),
    dialect: byId('dialect', HTMLSelectElement),
  };
  const names = Object.keys(selects) as ChoiceName[];
  const compiled = byId('compiled', HTMLElement);
  const compiledTitle = byId('compiled-title', HTMLElement);
  const note = byId('note', HTMLElement);
  const resultState = byId('result-state', HTMLElement);
  const htmlBox = byId('html', HTMLElement);
  const htmlState = byId('html-state', HTMLElement);
  const copyButton = byId('copy', HTMLButtonElement);
  const copied = byId('copied', HTMLElement);
  const problems = byId('problems', HTMLElement);
  const problemCount = byId('problem-count', HTMLElement);

  let page = start.page;
  let isScheduled = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const writeFrame = createFrameWriter(byId('result', HTMLIFrameElement), follow);
  const html = createViewer(htmlBox, 'Generated HTML');
  const sampleTag = createViewer(byId('sample-tag', HTMLElement), 'Tag with variables');
  const snippet = createViewer(byId('snippet', HTMLElement), 'Compiled tag');
  const editor = createEditor(byId('editor', HTMLElement), 'Template', start.template, schedule);
  const scheme = createScheme(byId('scheme', HTMLSelectElement), schedule);

  const showTag = createControls(byId('attributes', HTMLElement), setAttribute);
  const slider = createSlider(
    byId('page', HTMLInputElement),
    byId('page-value', HTMLOutputElement),
    (value) => {
      page = value;
      schedule();
    },
    setAttribute,
  );

  for (const name of names) {
    for (const value of choices[name]) selects[name].append(new Option(labelOf(name, value), value));
    selects[name].addEventListener('change', schedule);
  }
  byId('share', HTMLButtonElement).addEventListener('click', () => {
    keepAddress();
    void copy(location.href, byId('shared', HTMLElement), 'Link copied.', 'The link is in the address bar.');
  });
  copyButton.addEventListener('click', () => {
    const text = html.state.doc.toString();
    void copy(
      text,
      copied,
      'HTML copied.',
      'The browser did not allow copying. Select the HTML and copy it.',
    );
  });
  addEventListener('hashchange', () => {
    restore(readState(location.hash) ?? start);
  });
  addEventListener('error', ({ error }) => {
    explainFailure(error);
  });
  restore(readState(location.hash) ?? start);

  function currentState(): State {
    const { theme, locale, dialect } = selects;
    return {
      template: editor.state.doc.toString(),
      theme: theme.value,
      locale: locale.value,
      dialect: dialect.value,
      page,
    };
  }

  function restore(state: State): void {
    for (const name of names) selects[name].value = state[name];
    page = state.page;
    setText(editor, state.template);
    schedule();
  }

  function currentTag(): ReturnType<typeof tagAt> {
    const { template, dialect } = currentState();
    return tagAt(tagsOf(template, dialect), editor.state.selection.main.head);
  }

  function setAttribute(name: string, value: string | null | undefined): void {
    const tag = currentTag();
    const change = tag && changeAttribute(editor.state.doc.toString(), tag, name, value);
    if (change) editor.dispatch({ changes: change });
  }

  /** Goes to the page that a link in the result leads to. */
  function follow(href: string): void {
    const tag = currentTag();
    const chosen = tag && pageOfLink(tag, href);
    if (chosen !== undefined) slider.set(chosen);
  }

  /** Has everything shown once the present event is over: the editor takes no changes while it makes one. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      try {
        update();
      } catch (error) {
        explainFailure(error);
      }
    });
  }

  function update(): void {
    const state = currentState();
    const tag = currentTag();
    const product = produce(state);
    markProblems(editor, product.diagnostics);
    problemCount.textContent = countProblems(product.diagnostics);
    showProblems(problems, product.diagnostics, ({ start: { offset }, end }) => {
      goTo(editor, offset, end.offset);
    });
    resultState.hidden = product.page !== undefined;
    htmlBox.hidden = product.html === undefined;
    htmlState.hidden = product.html !== undefined;
    copyButton.disabled = product.html === undefined;
    // What was copied is no longer what is shown.
    if (setText(html, product.html ?? '')) copied.textContent = '';
    if (product.page !== undefined) {
      const { theme, locale } = state;
      writeFrame(previewOf(product.page, { theme, locale, isDark: scheme.isDark() }));
    }
    note.hidden = hasStyles(state.theme);
    const sample = tag && compileTag(state, tag);
    compiled.hidden = sample === undefined;
    compiledTitle.textContent = `With page numbers from ${labelOf('dialect', state.dialect)}`;
    setText(sampleTag, sample?.tag ?? '');
    setText(snippet, sample?.snippet ?? '');
    showTag(tag, product.diagnostics);
    slider.show(tag, page);
    clearTimeout(pause);
    pause = setTimeout(keepAddress, PAUSE);
  }

  function keepAddress(): void {
    clearTimeout(pause);
    history.replaceState(null, '', `#${writeState(currentState())}`);
  }
}

function labelOf(name: ChoiceName, value: string): string {
  if (name === 'theme') return value;
  if (name === 'dialect') return dialects.find((language) => language.name === value)?.label ?? 'HTML';
  if (value === '') return 'automatic';
  return `${value} – ${new Intl.DisplayNames('en', { type: 'language' }).of(value) ?? value}`;
}

/** Says that something has gone wrong here, which is no problem of the template. */
function explainFailure(error: unknown): void {
  const failure = byId('failure', HTMLElement);
  failure.hidden = false;
  failure.textContent = `The playground has crashed because of an internal error. To continue, reload the page. Your input is saved in the address. (${String(error)})`;
}
