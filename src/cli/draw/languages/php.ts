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

/** PSR-12. */
export const psr = php(
  '    ',
  (code) => `<?= ${code} ?>`,
  (condition) => condition,
);

/** The coding standard of WordPress. */
export const wordpressStandard = php(
  '\t',
  (code) => `<?php echo ${code}; ?>`,
  (condition) => ` ${condition} `,
);
