import { escapeHtml } from '../../../base/escape.js';
import { textOf, type DrawnElement, type DrawnPart } from '../drawing.js';
import { attributeOf, createLanguage, type Language } from '../language.js';

export function phpString(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** Writes the attributes of the theme's `<nav>` as entries of an array. */
export function phpEntries({ attributes }: DrawnElement): string[] {
  return attributes.map(({ name, value }) => `${phpString(name)} => ${phpString(textOf(value))}`);
}

/** A text in PHP, in which code is joined to strings by an operator, with spaces around it or without. */
export function phpText(parts: readonly DrawnPart[], operator: '.' | ' . '): string {
  if (parts.length === 0) return "''";
  return parts.map((part) => (typeof part === 'string' ? phpString(part) : part.code)).join(operator);
}

/** The same in a template, where what is printed is not escaped. */
function printedText(parts: readonly DrawnPart[]): string {
  const escaped = parts.map((part) => (typeof part === 'string' ? escapeHtml(part) : part));
  return phpText(escaped, ' . ');
}

/** Says one of two texts in an expression. */
function eitherText(condition: string, then: readonly DrawnPart[], otherwise: readonly DrawnPart[]) {
  return { code: `${condition} ? ${printedText(then)} : ${printedText(otherwise)}` };
}

/**
 * Writes attributes, and those with a condition in an expression.
 *
 * @param output prints code
 * @param printed what prints it, as a pattern with the code as its group
 */
function attributeWhen(output: Language['output'], printed: RegExp): Language['attribute'] {
  return attributeOf(output, (condition, attribute) => {
    // Every other piece is code.
    const pieces = attribute.split(printed);
    const texts = pieces.map((piece, index) => (index % 2 === 1 ? piece : phpString(piece)));
    return output(`${condition} ? ${texts.join(' . ')} : ''`);
  });
}

/** PSR-12, which has no blocks within a line. */
export const psr = createLanguage({
  width: 112,
  indent: '    ',
  lineBreaks: 'loose',
  keepsTexts: true,
  print: '<?= $ ?>',
  keywords: {
    if: '<?php if ($) : ?>',
    elseIf: '<?php elseif ($) : ?>',
    else: '<?php else : ?>',
    end: '<?php endif; ?>',
  },
  loop: [({ entries, entry }) => `<?php foreach (${entries} as ${entry}) : ?>`, '<?php endforeach; ?>'],
  either: eitherText,
  attribute: attributeWhen((code) => `<?= ${code} ?>`, /<\?= (.*?) \?>/),
});

/** The coding standard of WordPress, which has no blocks within a line either. */
export const wordpressStandard = createLanguage({
  width: 112,
  indent: '\t',
  lineBreaks: 'loose',
  print: '<?php echo $; ?>',
  keywords: {
    if: '<?php if ( $ ) : ?>',
    elseIf: '<?php elseif ( $ ) : ?>',
    else: '<?php else : ?>',
    end: '<?php endif; ?>',
  },
  loop: [({ entries, entry }) => `<?php foreach ( ${entries} as ${entry} ) : ?>`, '<?php endforeach; ?>'],
  either: eitherText,
  attribute: attributeWhen((code) => `<?php echo ${code}; ?>`, /<\?php echo (.*?); \?>/),
});
