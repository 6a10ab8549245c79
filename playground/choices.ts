import { FRAMEWORKS } from '../src/components/frameworks/index.js';
import { dialects } from '../src/index.js';
import { byId } from './elements.js';
import { examples } from './examples.js';
import { choices, type ChoiceName, type State } from './state.js';

/** The selects of the theme, the language of the labels, the template language and the framework. */
export interface Choices {
  values(): Pick<State, ChoiceName>;
  set(state: State): void;
}

/** Fills the selects. */
export function createChoices(onChange: () => void): Choices {
  const selects = {
    theme: byId('theme', HTMLSelectElement),
    locale: byId('locale', HTMLSelectElement),
    dialect: byId('dialect', HTMLSelectElement),
    framework: byId('framework', HTMLSelectElement),
  };
  const names = Object.keys(selects) as ChoiceName[];
  for (const name of names) {
    for (const value of choices[name]) selects[name].append(new Option(labelOf(name, value), value));
    selects[name].addEventListener('change', onChange);
  }
  const { theme, locale, dialect, framework } = selects;
  return {
    values: () => ({
      theme: theme.value,
      locale: locale.value,
      dialect: dialect.value,
      framework: framework.value,
    }),
    set(state) {
      for (const name of names) selects[name].value = state[name];
    },
  };
}

/** Fills the select of examples, which is back at its first entry once one is taken. */
export function createExamples(onTake: (state: Partial<State>) => void): void {
  const select = byId('example', HTMLSelectElement);
  for (const { name } of examples) select.append(new Option(name, name));
  select.addEventListener('change', () => {
    const taken = examples.find(({ name }) => name === select.value);
    select.value = '';
    if (taken !== undefined) onTake(taken.state);
  });
}

/** Returns the text of an option. */
export function labelOf(name: ChoiceName, value: string): string {
  if (name === 'theme') return value;
  if (name === 'dialect') return dialects.find((language) => language.name === value)?.label ?? 'HTML';
  if (name === 'framework')
    return FRAMEWORKS.find((framework) => framework.name === value)?.label ?? 'choose one';
  if (value === '') return 'automatic';
  return `${value} – ${new Intl.DisplayNames('en', { type: 'language' }).of(value) ?? value}`;
}
