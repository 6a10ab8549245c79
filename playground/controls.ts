import type { Tag } from '../src/tags/find-tags.js';
import { schema, type PaginationAttributeName, type PaginationDiagnostic } from '../src/index.js';
import type { Definition } from '../src/attributes/schema.js';
import { element } from './elements.js';

/** Sets an attribute to a text, to null for its name alone, or to undefined to leave it out. */
export type OnSet = (name: PaginationAttributeName, value: string | null | undefined) => void;

/** Shows the attributes of a tag in the form, each with its problems; without a tag nothing can be set. */
export type ShowTag = (tag: Tag | undefined, diagnostics: readonly PaginationDiagnostic[]) => void;

/** Makes a form of the attribute table: what an attribute takes decides how it is set. */
export function createControls(form: HTMLElement, onSet: OnSet): ShowTag {
  const shows = (Object.keys(schema) as PaginationAttributeName[]).map((name) => {
    const definition = schema[name];
    const help = element('p', { id: `help-${name}`, className: 'help' }, markCode(definition.summary));
    const isCheckbox = definition.type === 'boolean' && definition.default === false;
    const field = isCheckbox ? makeCheckbox() : makeField(definition);
    field.input.id = `attribute-${name}`;
    const problem = element('p', { id: `problem-${name}`, className: 'problem', hidden: true });
    field.input.setAttribute('aria-describedby', `${problem.id} ${help.id}`);
    field.input.addEventListener('input', () => {
      // What is no number, such as 2e, has no value. While somebody is typing it, the last number stays.
      if (!field.input.validity.badInput) onSet(name, field.read());
    });
    const label = element('label', { htmlFor: field.input.id }, element('code', {}, name));
    const order = isCheckbox ? [field.input, label] : [label, field.input];
    form.append(element('div', { className: isCheckbox ? 'field checkbox' : 'field' }, order, problem, help));
    return (tag: Tag | undefined, diagnostics: readonly PaginationDiagnostic[]): void => {
      const written = tag?.attributes.find((attribute) => attribute.name === name);
      // One that reaches further is of the whole tag.
      const errors = diagnostics.filter(
        ({ severity, start, end }) =>
          severity === 'error' &&
          written !== undefined &&
          written.range.start <= start.offset &&
          end.offset <= written.range.end,
      );
      problem.textContent = errors.map(({ message, hint = '' }) => `${message} ${hint}`.trim()).join(' ');
      problem.hidden = errors.length === 0;
      field.input.setAttribute('aria-invalid', String(errors.length > 0));
      field.input.disabled = tag === undefined;
      // Whoever is typing here knows best what it says.
      if (document.activeElement === field.input && tag !== undefined && !isCheckbox) return;
      field.show(written && (written.value ?? ''));
    };
  });
  return (tag, diagnostics) => {
    for (const show of shows) show(tag, diagnostics);
  };
}

/** An input, and what stands between it and an attribute's text; undefined where the tag has no such attribute. */
interface Field {
  readonly input: HTMLInputElement | HTMLSelectElement;
  show(value: string | undefined): void;
  read(): string | null | undefined;
}

function makeCheckbox(): Field {
  const input = element('input', { type: 'checkbox' });
  return {
    input,
    show: (value) => (input.checked = value !== undefined && value !== 'false'),
    read: () => (input.checked ? null : undefined),
  };
}

function makeField({ type, keywords: words, min, max, default: initial, example }: Definition): Field {
  const keywords = type === 'boolean' ? ['true', 'false'] : words;
  const hint = initial === undefined || initial === '' ? `such as ${example}` : String(initial);
  const input = keywords
    ? element(
        'select',
        {},
        ['', ...keywords].map((value) => new Option(value || `${hint} (default)`, value)),
      )
    : element('input', { type: type === 'integer' ? 'number' : 'text', placeholder: hint });
  if (type === 'integer' && input instanceof HTMLInputElement) {
    input.min = String(min ?? 1);
    if (max !== undefined) input.max = String(max);
  }
  return {
    input,
    show(value = '') {
      // A number input has no place for a binding, for code or for a mistake: there it is the hint.
      const fits = type !== 'integer' || /^(-?\d+)?$/.test(value);
      if (input instanceof HTMLInputElement) input.placeholder = fits ? hint : value;
      input.value = fits ? value : '';
    },
    read: () => (input.value === '' ? undefined : input.value),
  };
}

/** Makes code of what is between backticks. */
function markCode(text: string): (string | Node)[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : element('code', {}, part)));
}
