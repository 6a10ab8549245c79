import { escapeHtml } from '../../../base/escape.js';
import { inCode, textOf, type DrawnElement, type DrawnPart } from '../drawing.js';
import { asEscapes, createLanguage, type Language, type Statements } from '../language.js';

export function phpString(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** What Blade reads in a string, too: directives, outputs and tags of PHP. */
const BLADE = /@(?!container\b(?!\s*\()|m(?:ax|in)-)|\{(?=\{|!!)|\}(?=\})|!(?=!\})|<(?=\?)/g;

/** A string in the code of a Blade template. */
export function bladeString(text: string): string {
  const escaped = asEscapes(text.replace(/["\\$]/g, '\\$&'), BLADE);
  return text.search(BLADE) < 0 ? phpString(text) : `"${escaped}"`;
}

/** Writes the attributes of a `<nav>` as entries of an array. `label` is code. */
export function phpEntries(
  { attributes }: DrawnElement,
  classes: string,
  label: string,
  quote = phpString,
): string {
  const own = classes === '' ? [] : [`'class' => ${quote(classes)}`];
  const others = attributes.map(({ name, value }) => `${quote(name)} => ${quote(textOf(value))}`);
  return [...own, `'aria-label' => ${label}`, ...others].join(', ');
}

/** A text in PHP, in which code is joined to strings by an operator, with spaces around it or without. */
export function phpText(parts: readonly DrawnPart[], operator: '.' | ' . ', quote = phpString): string {
  if (parts.length === 0) return "''";
  return parts.map((part) => inCode(part, quote)).join(operator);
}

/** The same in a template, where what is printed is not escaped. */
function printedText(parts: readonly DrawnPart[]): string {
  const escaped = parts.map((part) => (typeof part === 'string' ? escapeHtml(part) : part));
  return phpText(escaped, ' . ');
}

/**
 * PHP in tags, which has no blocks within a line.
 *
 * @param print prints the value of code, which `$` stands for
 * @param space what is within parentheses
 */
function phpTemplate(print: string, space: '' | ' ', own: Partial<Statements>): Language {
  const block = (word: string, code: string): string => `<?php ${word} (${space}${code}${space}) : ?>`;
  const printed = new RegExp(print.replaceAll('?', '\\?').replace('$', '(.*?)'));
  return createLanguage({
    width: 112,
    lineBreaks: 'loose',
    print,
    keywords: {
      if: block('if', '$'),
      elseIf: block('elseif', '$'),
      else: '<?php else : ?>',
      end: '<?php endif; ?>',
    },
    loop: [({ entries, entry }) => block('foreach', `${entries} as ${entry}`), '<?php endforeach; ?>'],
    either: (condition, then, otherwise) => ({
      code: `${condition} ? ${printedText(then)} : ${printedText(otherwise)}`,
    }),
    when: (condition, attribute) => {
      // Every other piece is code.
      const pieces = attribute.split(printed);
      const texts = pieces.map((piece, index) => (index % 2 === 1 ? piece : phpString(piece)));
      return print.replace('$', () => `${condition} ? ${texts.join(' . ')} : ''`);
    },
    ...own,
  });
}

/** PSR-12. */
export const psr = phpTemplate('<?= $ ?>', '', { indent: '    ', keepsTexts: true });

const wordpress = phpTemplate('<?php echo $; ?>', ' ', { indent: '\t' });

/** The coding standard of WordPress: what escapes a text has another name in an attribute. */
export const wordpressStandard: Language = {
  ...wordpress,
  attribute: ({ value, ...one }) => {
    // A function prints the attribute.
    if (one.name === 'selected') return `<?php ${one.when}; ?>`;
    const escaped = value.map((part) =>
      typeof part === 'string'
        ? part
        : { ...part, code: part.code.replace(/\besc_html(?=_x|\()/g, 'esc_attr') },
    );
    return wordpress.attribute({ ...one, value: escaped });
  },
};
