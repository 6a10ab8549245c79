import { escapeHtml } from '../../../base/escape.js';
import type { DrawnPart } from '../drawing.js';
import { attributeOf, createLanguage } from '../language.js';

/** Writes a string of PHP. */
export function phpString(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
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
  either: (condition, then, otherwise) => ({
    code: `${condition} ? ${printedText(then)} : ${printedText(otherwise)}`,
  }),
  attribute: attributeOf(
    (code) => `<?= ${code} ?>`,
    (condition, attribute) => {
      // Every other piece is code.
      const pieces = attribute.split(/<\?= (.*?) \?>/);
      const texts = pieces.map((piece, index) => (index % 2 === 1 ? piece : phpString(piece)));
      return `<?= ${condition} ? ${texts.join(' . ')} : '' ?>`;
    },
  ),
});

/** The coding standard of WordPress. */
export const wordpressStandard = createLanguage({
  width: 112,
  indent: '\t',
  print: '<?php echo $; ?>',
  keywords: {
    if: '<?php if ( $ ) : ?>',
    elseIf: '<?php elseif ( $ ) : ?>',
    else: '<?php else : ?>',
    end: '<?php endif; ?>',
  },
  loop: [({ entries, entry }) => `<?php foreach ( ${entries} as ${entry} ) : ?>`, '<?php endforeach; ?>'],
});
