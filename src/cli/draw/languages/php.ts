import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, branchOf, loopOf, type Language } from '../language.js';

/**
 * Returns PHP as a coding standard has it.
 *
 * @param output prints the value of code
 * @param inside writes a condition in its parentheses
 */
function php(
  indent: NonNullable<Language['indent']>,
  output: Language['output'],
  inside: (condition: string) => string,
): Language {
  return {
    width: 112,
    indent,
    // The start of code is "<", too.
    text: escapeHtml,
    output,
    attribute: attributeOf(
      output,
      (condition, attribute) => `<?php if (${inside(condition)}) : ?>${attribute}<?php endif; ?>`,
    ),
    branch: branchOf({
      if: `<?php if (${inside('$')}) : ?>`,
      elseIf: `<?php elseif (${inside('$')}) : ?>`,
      else: '<?php else : ?>',
      end: '<?php endif; ?>',
    }),
    loop: loopOf(
      ({ entries, entry }) => `<?php foreach (${inside(`${entries} as ${entry}`)}) : ?>`,
      '<?php endforeach; ?>',
    ),
  };
}

const phpEcho = (code: string): string => `<?= ${code} ?>`;

/** PSR-12, which has no blocks within a line. */
export const psr: Language = {
  ...php('    ', phpEcho, (condition) => condition),
  attribute: attributeOf(phpEcho, (condition, attribute) => {
    // Every other piece is code.
    const pieces = attribute.split(/<\?= (.*?) \?>/).map((piece, index) => {
      return index % 2 === 1 ? piece : `'${piece.replace(/[\\']/g, '\\$&')}'`;
    });
    return phpEcho(`${condition} ? ${pieces.join(' . ')} : ''`);
  }),
};

/** The coding standard of WordPress. */
export const wordpressStandard = php(
  '\t',
  (code) => `<?php echo ${code}; ?>`,
  (condition) => ` ${condition} `,
);
