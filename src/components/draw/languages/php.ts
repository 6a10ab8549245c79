import { attributeOf, createLanguage } from '../language.js';

/** PSR-12, which has no blocks within a line. */
export const psr = createLanguage({
  width: 112,
  indent: '    ',
  print: '<?= $ ?>',
  keywords: {
    if: '<?php if ($) : ?>',
    elseIf: '<?php elseif ($) : ?>',
    else: '<?php else : ?>',
    end: '<?php endif; ?>',
  },
  loop: [({ entries, entry }) => `<?php foreach (${entries} as ${entry}) : ?>`, '<?php endforeach; ?>'],
  attribute: attributeOf(
    (code) => `<?= ${code} ?>`,
    (condition, attribute) => {
      // Every other piece is code.
      const pieces = attribute.split(/<\?= (.*?) \?>/).map((piece, index) => {
        return index % 2 === 1 ? piece : `'${piece.replace(/[\\']/g, '\\$&')}'`;
      });
      return `<?= ${condition} ? ${pieces.join(' . ')} : '' ?>`;
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
